import type { AlertSchedule } from '@lilypad/contracts'
import { type FormEvent, useState } from 'react'
import { unlessOffline } from '@/api/failure-messages.ts'
import { useSaveSearch } from '@/api/searches/searches.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'
import { ScheduleChoice } from './schedule-choice.tsx'

const LONGEST_NAME = 100

type SaveSearchDialogProps = {
  stateText: () => string
  /** The alerts that are chosen at first. */
  schedule?: AlertSchedule | null
  onClose: () => void
}

/** Keeps the chosen filters under a name. What was typed stays when the server refuses. */
export const SaveSearchDialog = ({ stateText, schedule: first = null, onClose }: SaveSearchDialogProps) => {
  const [name, setName] = useState('')
  const [schedule, setSchedule] = useState<AlertSchedule | null>(first)
  const save = useSaveSearch()
  const { alert } = useDialogs()
  const isEmpty = name.trim() === ''
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || save.isPending) return
    save.mutate(
      { name, state: stateText(), schedule },
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
    >
      <Field
        label="Name"
        help="For example: curriculum jobs from $80K."
        onceLeft={isEmpty && 'Name is required.'}
      >
        {(ids) => (
          <Input
            {...ids}
            required
            maxLength={LONGEST_NAME}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <ScheduleChoice schedule={schedule} onChange={setSchedule} />
    </FormDialog>
  )
}
