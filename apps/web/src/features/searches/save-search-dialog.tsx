import type { AlertSchedule } from '@lilypad/contracts'
import { type FormEvent, useId, useState } from 'react'
import { useSaveSearch } from '@/api/searches.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { useDialogs } from '@/ui/dialogs.tsx'
import { Field, Input } from '@/ui/field.tsx'
import { ScheduleChoice } from './schedule-choice.tsx'

const LONGEST_NAME = 100

type SaveSearchDialogProps = { stateText: () => string; onClose: () => void }

/** Keeps the chosen filters under a name. What was typed stays when the server refuses. */
export const SaveSearchDialog = ({ stateText, onClose }: SaveSearchDialogProps) => {
  const [name, setName] = useState('')
  const [schedule, setSchedule] = useState<AlertSchedule | null>(null)
  const save = useSaveSearch()
  const { alert } = useDialogs()
  const form = useId()
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
        onError: () => void alert('An error occurred!'),
      },
    )
  }
  return (
    <Dialog
      title="Save Your Search"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            type="submit"
            form={form}
            disabled={isEmpty}
            pending={save.isPending && 'Saving...'}
          >
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} noValidate className="mt-2 grid gap-4">
        <Field
          label={<span className="text-ink">Name</span>}
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
      </form>
    </Dialog>
  )
}
