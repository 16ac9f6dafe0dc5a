import type { Board } from '@lilypad/contracts'
import { newYorkDay } from '@lilypad/domain'
import { formatInstant } from '@lilypad/ui'
import { type FormEvent, useState } from 'react'
import { allowBoard, type Permission } from '@/api/boards/board-editor.ts'
import { Button } from '@/ui/button.tsx'
import { TextField } from '@/ui/fields/text-field.tsx'
import { useBoardMutation } from './use-board-change.ts'

const EMPTY: Permission = { allowedBy: '', note: '', until: '' }

function standing({ permission }: Board): string {
  if (!permission)
    return 'Where robots.txt forbids a board, the employer may allow it all the same. Only then is it read.'
  const { allowed_by: by, note, until } = permission
  const when = formatInstant(until)
  const word = Date.parse(until) > Date.now() ? `may be read until ${when}` : `was allowed until ${when}`
  return `It ${word}, by ${by}.${note ? ` ${note}` : ''}`
}

/** Who allowed a board to be read in spite of robots.txt, and until when. */
export function BoardPermission({ board }: { board: Board }) {
  const [values, setValues] = useState(EMPTY)
  const { mutate, isPending } = useBoardMutation(
    board,
    (permission: Permission) => allowBoard(board, permission),
    (changed) => changed,
  )
  const change = (some: Partial<Permission>) => setValues((before) => ({ ...before, ...some }))
  const isValid = values.allowedBy.trim() !== '' && values.until >= newYorkDay(new Date())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid && !isPending) mutate(values, { onSuccess: () => setValues(EMPTY) })
  }
  const { permission } = board
  const end = () =>
    permission &&
    mutate({ allowedBy: permission.allowed_by, note: permission.note, until: new Date().toISOString() })
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <p role="status" className="text-ink-soft text-sm">
        {standing(board)}
      </p>
      <TextField
        label="Allowed by"
        help="Name and role at the employer."
        onceLeft={values.allowedBy.trim() === '' && 'Who allowed it is required.'}
        maxLength={200}
        autoComplete="off"
        value={values.allowedBy}
        onChange={(allowedBy) => change({ allowedBy })}
      />
      <TextField
        label="Note"
        help="How you know: an e-mail and its date, for example."
        maxLength={2_000}
        autoComplete="off"
        value={values.note}
        onChange={(note) => change({ note })}
      />
      <TextField label="Until" type="date" value={values.until} onChange={(until) => change({ until })} />
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
    </form>
  )
}
