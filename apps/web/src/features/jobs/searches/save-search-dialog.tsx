import type { AlertSchedule } from '@lilypad/contracts'
import { chosenFilters, MAX_SEARCH_NAME_LENGTH, proposedSearchName, readSavedState } from '@lilypad/domain'
import { useState } from 'react'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { TextField } from '@/ui/fields/field.tsx'
import { ScheduleRadios } from './schedule-choice.tsx'
import { useSearchName } from './use-search-name.ts'

type SaveSearchDialogProps = {
  stateText: () => string
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

export default function SaveSearchDialog({ stateText, onClose }: SaveSearchDialogProps) {
  const [state] = useState(stateText)
  const { filter } = readSavedState(state)
  const proposed = proposedSearchName(filter)
  const [schedule, setSchedule] = useState<AlertSchedule | null>('daily')
  const { name, setName, isEmpty, save, pending } = useSearchName(proposed, { state, schedule }, onClose)
  return (
    <FormDialog
      title="Save Your Search"
      action="Save"
      pending={pending}
      disabled={isEmpty}
      onSubmit={save}
      onClose={onClose}
      lead={proposed && <Chosen texts={chosenFilters(filter).map(({ text }) => text)} />}
    >
      <TextField
        label="Name"
        help={!proposed && 'For example: curriculum jobs from $80K.'}
        onceLeft={isEmpty && 'Name is required.'}
        required
        maxLength={MAX_SEARCH_NAME_LENGTH}
        value={name}
        onChange={setName}
      />
      <div>
        <p aria-hidden="true" className="font-semibold text-sm">
          {EMAILS_LABEL}
        </p>
        <ScheduleRadios label={EMAILS_LABEL} options={EMAILS} schedule={schedule} onChange={setSchedule} />
      </div>
    </FormDialog>
  )
}
