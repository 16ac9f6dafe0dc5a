import type { Board } from '@lilypad/contracts'
import { formatInstant, plural } from '@lilypad/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { removeBoard, restBoard, updateBoard } from '@/api/boards/board-editor.ts'
import { boardsQuery } from '@/api/boards/boards.ts'
import { Button } from '@/ui/button.tsx'
import { AskingButton } from '@/ui/dialogs/asking-button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'
import { useKeepFocus } from '@/ui/use-keep-focus.ts'
import { BoardForm, type BoardNames as Names } from './board-form.tsx'
import { BoardPermission } from './board-permission.tsx'
import { useBoardMutation } from './use-board-change.ts'

function BoardNames({ board, onSaved }: { board: Board; onSaved: () => void }) {
  const [values, setValues] = useState<Names>({ companyName: board.companyName, logoUrl: '' })
  const { mutate, isPending } = useBoardMutation(
    board,
    () => updateBoard(board, values),
    (changed) => changed,
  )
  const isEmpty = values.companyName.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isPending) mutate(undefined, { onSuccess: onSaved })
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

const MAX_DAYS = 365
const A_WEEK = '7'

/** Pauses a board for some days, or ends the pause. */
function BoardRest({ board }: { board: Board }) {
  const [text, setText] = useState(A_WEEK)
  const { alert } = useDialogs()
  const { mutate, isPending } = useBoardMutation(
    board,
    (some: number) => restBoard(board, some),
    (changed) => changed,
  )
  const days = Number(text)
  const isValid = Number.isInteger(days) && days >= 1 && days <= MAX_DAYS
  const keepFocus = useKeepFocus(isPending)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid && !isPending) mutate(days)
  }
  const end = () =>
    mutate(0, {
      // An admin can end a pause that an admin began, but not the rest of a host that refused us.
      onSuccess: ({ restingUntil }) =>
        restingUntil &&
        void alert(`Its host still rests until ${formatInstant(restingUntil)}.`, {
          title: board.companyName,
        }),
    })
  return (
    <form {...keepFocus} onSubmit={submit} noValidate className="grid gap-3">
      <p role="status" className="text-ink-soft text-sm">
        {board.restingUntil
          ? `Resting until ${formatInstant(board.restingUntil)}.`
          : 'While it rests, no loop scrapes it; its jobs stay listed.'}
      </p>
      <Field label="Days" onceLeft={!isValid && `Please give 1 to ${MAX_DAYS} days.`}>
        {(ids) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...ids}
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_DAYS}
              className="max-w-28"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Button type="submit" className="min-h-11" disabled={!isValid || isPending}>
              Let it rest
            </Button>
            {board.restingUntil && (
              <Button className="min-h-11" disabled={isPending} onClick={end}>
                End rest
              </Button>
            )}
          </div>
        )}
      </Field>
    </form>
  )
}

const removalQuestion = ({ companyName, jobsOnServer }: Board) =>
  `Are you sure you want to remove the board of ${companyName}? ` +
  `No loop scrapes it again, and its ${plural(jobsOnServer, 'job')} leave the list at once. ` +
  'To bring it back, add its address again.'

function BoardRemoval({ board }: { board: Board }) {
  const client = useQueryClient()
  const { alert } = useDialogs()
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeBoard(board),
    onSuccess: () => {
      client.setQueryData(boardsQuery.queryKey, (boards) => boards?.filter(({ id }) => id !== board.id))
      void alert('The board was removed.', { title: board.companyName })
    },
    onError: useAdminAlert(board.companyName),
  })
  return (
    <AskingButton
      look="danger"
      pending={isPending && 'Removing...'}
      question={removalQuestion(board)}
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

export const EditBoardDialog = ({ board, onClose }: { board: Board; onClose: () => void }) => (
  <Dialog title={`Edit ${board.companyName}`} phoneSheet onClose={onClose}>
    <div className="mt-2 grid gap-6 text-ink">
      <BoardNames board={board} onSaved={onClose} />
      <Part title="Rest">
        <BoardRest board={board} />
      </Part>
      <Part title="Permission">
        <BoardPermission board={board} />
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
