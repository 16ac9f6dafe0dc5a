import type { Board } from '@lilypad/contracts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { restBoard } from '@/api/boards/board-editor.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { useKeepFocus } from '@/ui/dialogs/use-keep-focus.ts'
import { Field, Input } from '@/ui/fields/field.tsx'
import { formatInstant } from '@/ui/text/format.ts'
import { useBoardChange } from '../use-board-change.ts'

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
export const BoardRest = ({ board }: { board: Board }) => {
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
