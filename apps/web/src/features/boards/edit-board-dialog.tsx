import type { Board } from '@lilypad/contracts'
import { formatInstant, plural } from '@lilypad/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { removeBoard, restBoard, updateBoard } from '@/api/boards/board-editor.ts'
import { boardsQuery } from '@/api/boards/boards.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { AskingButton } from '@/ui/dialogs/asking-button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { useKeepFocus } from '@/ui/dialogs/use-keep-focus.ts'
import { Field, Input } from '@/ui/fields/field.tsx'
import { BoardForm, type BoardNames as Names } from './board-form.tsx'
import { useBoardChange } from './use-board-change.ts'

/** The name and the logo of a board. */
const BoardNames = ({ board, onSaved }: { board: Board; onSaved: () => void }) => {
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

const MOST_DAYS = 365
const A_WEEK = '7'

const daysOf = (text: string): number | null => {
  const days = Number(text)
  return Number.isInteger(days) && days >= 1 && days <= MOST_DAYS ? days : null
}

const useRest = (board: Board) => {
  const change = useBoardChange(board.id)
  const { alert } = useDialogs()
  return useMutation({
    mutationFn: (days: number) => restBoard(board, days),
    onSuccess: (changed, days) => {
      void change(changed)
      // An admin can end a pause that an admin began, but not the rest of a host that refused us.
      if (days === 0 && changed.restingUntil)
        void alert(`Its host still rests until ${formatInstant(changed.restingUntil)}.`, board.companyName)
    },
    onError: (error) => void alert(messageOf(error, 'An error occurred.'), board.companyName),
  })
}

/** Pauses a board for some days, or ends the pause. */
const BoardRest = ({ board }: { board: Board }) => {
  const [text, setText] = useState(A_WEEK)
  const { mutate, isPending } = useRest(board)
  const days = daysOf(text)
  const keepFocus = useKeepFocus(isPending)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (days !== null && !isPending) mutate(days)
  }
  return (
    <form {...keepFocus} onSubmit={submit} noValidate className="grid gap-3">
      <p role="status" className="text-ink-soft text-sm">
        {board.restingUntil
          ? `Resting until ${formatInstant(board.restingUntil)}.`
          : 'While it rests, no loop scrapes it; its jobs stay listed.'}
      </p>
      <Field label="Days" onceLeft={days === null && `Please give 1 to ${MOST_DAYS} days.`}>
        {(ids) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...ids}
              type="number"
              inputMode="numeric"
              min={1}
              max={MOST_DAYS}
              className="max-w-28"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Button type="submit" className="min-h-11" disabled={days === null || isPending}>
              Let it rest
            </Button>
            {board.restingUntil && (
              <Button className="min-h-11" disabled={isPending} onClick={() => mutate(0)}>
                End rest
              </Button>
            )}
          </div>
        )}
      </Field>
    </form>
  )
}

const questionOf = ({ companyName, jobsOnServer }: Board) =>
  `Are you sure you want to remove the board of ${companyName}? ` +
  `No loop scrapes it again, and its ${plural(jobsOnServer, 'job')} leave the list at once. ` +
  'To bring it back, add its address again.'

/** Removes a board and its jobs, after a confirmation. */
const BoardRemoval = ({ board }: { board: Board }) => {
  const client = useQueryClient()
  const { alert } = useDialogs()
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeBoard(board),
    onSuccess: () => {
      client.setQueryData(boardsQuery.queryKey, (boards) => boards?.filter(({ id }) => id !== board.id))
      void alert('The board was removed.', board.companyName)
    },
    onError: useAdminAlert(board.companyName),
  })
  return (
    <AskingButton
      look="danger"
      pending={isPending && 'Removing...'}
      question={questionOf(board)}
      action="Remove board"
      onSure={mutate}
    >
      Remove board
    </AskingButton>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-3 border-line border-t pt-5">
    <h3 className="font-bold">{title}</h3>
    {children}
  </section>
)

/** What an admin decides about a board. */
export const EditBoardDialog = ({ board, onClose }: { board: Board; onClose: () => void }) => (
  <Dialog title={`Edit ${board.companyName}`} phoneSheet onClose={onClose}>
    <div className="mt-2 grid gap-6 text-ink">
      <BoardNames board={board} onSaved={onClose} />
      <Part title="Rest">
        <BoardRest board={board} />
      </Part>
      <Part title="Remove">
        <p className="text-ink-soft text-sm">
          The board and its jobs go. To bring it back, add its address again.
        </p>
        <div>
          <BoardRemoval board={board} />
        </div>
      </Part>
    </div>
  </Dialog>
)
