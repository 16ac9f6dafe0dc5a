import type { Board } from '@lilypad/contracts'
import { newYorkDay } from '@lilypad/domain'
import { formatInstant, plural } from '@lilypad/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { backOffice, useAdminAlert } from '@/api/admin/back-office.ts'
import { boardsQuery, toBoard } from '@/api/boards/boards.ts'
import { Button, useKeepFocus } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { AskingButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Form, TextField } from '@/ui/fields/field.tsx'
import { useFields } from '@/ui/fields/use-fields.ts'
import { BoardForm } from './board-form.tsx'
import { useBoardMutation } from './use-board-change.ts'

function BoardNames({ board, onSaved }: { board: Board; onSaved: () => void }) {
  const { values, field } = useFields({ company_name: board.companyName, logo_url: '' })
  const { mutate, isPending } = useBoardMutation(board, () =>
    toBoard(backOffice.updateJobBoard({ job_board_url: board.careersUrl, ...values })),
  )
  const isEmpty = values.company_name.trim() === ''
  const submit = () => {
    if (!isEmpty && !isPending) mutate(undefined, { onSuccess: onSaved })
  }
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <BoardForm
        isNameRequired
        field={field}
        logoHelp="Leave empty to keep the current logo. A new logo appears a moment after saving."
      />
      <div className="flex justify-end">
        <Button type="submit" look="primary" disabled={isEmpty} pending={isPending && 'Saving...'}>
          Save
        </Button>
      </div>
    </Form>
  )
}

const MAX_DAYS = 365
const A_WEEK = '7'

/** Pauses a board for some days, or ends the pause. */
function BoardRest({ board }: { board: Board }) {
  const [text, setText] = useState(A_WEEK)
  const { alert } = useDialogs()
  const { mutate, isPending } = useBoardMutation(board, (some: number) =>
    toBoard(backOffice.restJobBoard({ job_board_url: board.careersUrl, days: some })),
  )
  const days = Number(text)
  const isValid = Number.isInteger(days) && days >= 1 && days <= MAX_DAYS
  const keepFocus = useKeepFocus(isPending)
  const submit = () => {
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
    <Form {...keepFocus} onSubmit={submit} className="grid gap-3">
      <p role="status" className="text-ink-soft text-sm">
        {board.restingUntil
          ? `Resting until ${formatInstant(board.restingUntil)}.`
          : 'While it rests, no loop scrapes it; its jobs stay listed.'}
      </p>
      <TextField
        label="Days"
        onceLeft={!isValid && `Please give 1 to ${MAX_DAYS} days.`}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_DAYS}
        className="max-w-28"
        value={text}
        onChange={setText}
        beside={
          <>
            <Button type="submit" className="min-h-11" disabled={!isValid || isPending}>
              Let it rest
            </Button>
            {board.restingUntil && (
              <Button className="min-h-11" disabled={isPending} onClick={end}>
                End rest
              </Button>
            )}
          </>
        }
      />
    </Form>
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
    mutationFn: () => backOffice.removeJobBoard({ job_board_url: board.careersUrl }),
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

const EMPTY = { allowed_by: '', note: '', until: '' }

function standing({ permission }: Board): string {
  if (!permission)
    return 'Where robots.txt forbids a board, the employer may allow it all the same. Only then is it read.'
  const { allowed_by: by, note, until } = permission
  const when = formatInstant(until)
  const word = Date.parse(until) > Date.now() ? `may be read until ${when}` : `was allowed until ${when}`
  return `It ${word}, by ${by}.${note ? ` ${note}` : ''}`
}

/** Who allowed a board to be read in spite of robots.txt, and until when. */
function BoardPermission({ board }: { board: Board }) {
  const { values, change, field } = useFields(EMPTY)
  const { mutate, isPending } = useBoardMutation(board, (given: typeof EMPTY) =>
    toBoard(backOffice.allowBoard({ id: board.id, ...given })),
  )
  const isValid = values.allowed_by.trim() !== '' && values.until >= newYorkDay(new Date())
  const submit = () => {
    if (isValid && !isPending) mutate(values, { onSuccess: () => change(EMPTY) })
  }
  const { permission } = board
  const end = () =>
    permission &&
    mutate({ allowed_by: permission.allowed_by, note: permission.note, until: new Date().toISOString() })
  return (
    <Form onSubmit={submit} className="grid gap-3">
      <p role="status" className="text-ink-soft text-sm">
        {standing(board)}
      </p>
      <TextField
        label="Allowed by"
        help="Name and role at the employer."
        onceLeft={values.allowed_by.trim() === '' && 'Who allowed it is required.'}
        maxLength={200}
        {...field('allowed_by')}
      />
      <TextField
        label="Note"
        help="How you know: an e-mail and its date, for example."
        maxLength={2_000}
        {...field('note')}
      />
      <TextField label="Until" type="date" {...field('until')} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={!isValid} pending={isPending && 'Saving...'}>
          Record permission
        </Button>
        {permission && Date.parse(permission.until) > Date.now() && (
          <Button disabled={isPending} onClick={end}>
            End permission
          </Button>
        )}
      </div>
    </Form>
  )
}

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
