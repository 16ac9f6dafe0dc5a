import type { AlertSchedule } from '@lilypad/contracts'
import { chosenFilters, LONGEST_SEARCH_NAME, proposedSearchName, readSavedState } from '@lilypad/domain'
import { type FormEvent, useState } from 'react'
import { unlessOffline } from '@/api/failure-messages.ts'
import { useSaveSearch } from '@/api/searches/searches.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'
import { ScheduleRadios } from './schedule-choice.tsx'

type SaveSearchDialogProps = {
  stateText: () => string
  /** The alerts that are chosen at first. */
  schedule?: AlertSchedule | null
  onClose: () => void
}

const EMAILS_LABEL = 'E-mail me new jobs'
const EMAILS = [
  ['daily', 'Daily'],
  ['weekly', 'Weekly'],
  [null, 'No e-mails'],
] as const

const Chosen = ({ texts }: { texts: readonly string[] }) => (
  <ul aria-label="Chosen filters" className="flex flex-wrap gap-1.5">
    {texts.map((text) => (
      <li
        key={text}
        className="wrap-anywhere rounded-full bg-accent-soft px-3 py-1 font-medium text-accent-text text-xs"
      >
        {text}
      </li>
    ))}
  </ul>
)

/** Keeps the chosen filters under a name, which they propose. What was typed stays when the server refuses. */
export const SaveSearchDialog = ({ stateText, schedule: first = null, onClose }: SaveSearchDialogProps) => {
  const [state] = useState(stateText)
  const { filter } = readSavedState(state)
  const proposed = proposedSearchName(filter)
  const [name, setName] = useState(proposed)
  const [schedule, setSchedule] = useState<AlertSchedule | null>(first)
  const save = useSaveSearch()
  const { alert } = useDialogs()
  const isEmpty = name.trim() === ''
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || save.isPending) return
    save.mutate(
      { name, state, schedule },
      {
        onSuccess: () => {
          onClose()
          void alert('Your search has been saved!')
        },
        onError: () => void alert(unlessOffline('An error occurred!')),
      },
    )
  }
  return (
    <FormDialog
      title="Save Your Search"
      action="Save"
      pending={save.isPending && 'Saving...'}
      disabled={isEmpty}
      onSubmit={onSubmit}
      onClose={onClose}
      lead={proposed && <Chosen texts={chosenFilters(filter).map(({ text }) => text)} />}
    >
      <Field
        label="Name"
        help={!proposed && 'For example: curriculum jobs from $80K.'}
        onceLeft={isEmpty && 'Name is required.'}
      >
        {(ids) => (
          <Input
            {...ids}
            required
            maxLength={LONGEST_SEARCH_NAME}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <div>
        <p aria-hidden="true" className="font-semibold text-sm">
          {EMAILS_LABEL}
        </p>
        <ScheduleRadios label={EMAILS_LABEL} options={EMAILS} schedule={schedule} onChange={setSchedule} />
      </div>
    </FormDialog>
  )
}
