import type { Board } from '@lilypad/contracts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { updateBoard } from '@/api/boards/board-editor.ts'
import { Button } from '@/ui/button.tsx'
import { useBoardChange } from '../use-board-change.ts'
import { BoardForm, type BoardNames as Names } from './board-form.tsx'

/** The name and the logo of a board. */
export const BoardNames = ({ board, onSaved }: { board: Board; onSaved: () => void }) => {
  const [values, setValues] = useState<Names>({ companyName: board.companyName, logoUrl: '' })
  const change = useBoardChange(board.id)
  const { mutate, isPending } = useMutation({
    mutationFn: () => updateBoard(board, values),
    onSuccess: (changed) => {
      void change(changed)
      onSaved()
    },
    onError: useAdminAlert(board.companyName),
  })
  const isEmpty = values.companyName.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isPending) mutate()
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <BoardForm
        isNameRequired
        values={values}
        onChange={(some) => setValues((before) => ({ ...before, ...some }))}
        logoHelp="Leave empty to keep the current logo. A new logo appears a moment after saving."
      />
      <div className="flex justify-end">
        <Button type="submit" look="primary" disabled={isEmpty} pending={isPending && 'Saving...'}>
          Save
        </Button>
      </div>
    </form>
  )
}
