import type { TrackedJob } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { formatDay, reminderFault } from '@lilypad/domain'
import { buttonClass, CalendarIcon } from '@lilypad/ui'
import { type FormEvent, useState } from 'react'
import { useToday } from '@/parts/use-today.ts'
import { Button } from '@/ui/button.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'
import { DetailsSection, useJobChange } from './details-section.tsx'

export function Reminder({ job }: { job: TrackedJob }) {
  const { change, isPending } = useJobChange(job.id)
  const [day, setDay] = useState(job.remindOn ?? '')
  const today = useToday()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (day !== '') void change({ remindOn: day })
  }
  const remove = async () => {
    if (await change({ remindOn: null })) setDay('')
  }
  return (
    <DetailsSection title="Reminder">
      <form onSubmit={submit} noValidate>
        <Field
          label="Remind me on"
          help="We’ll e-mail you that morning."
          onceLeft={day !== '' && reminderFault(day, today)}
        >
          {(ids) => (
            <div className="flex flex-wrap gap-2">
              <Input
                {...ids}
                type="date"
                min={today}
                value={day}
                onChange={(event) => setDay(event.target.value)}
                className="max-w-48"
              />
              <Button
                type="submit"
                pending={isPending && 'Saving...'}
                disabled={day === '' || day === job.remindOn}
              >
                Set reminder
              </Button>
            </div>
          )}
        </Field>
      </form>
      {job.remindOn && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <p className="mr-auto text-sm">
            We’ll remind you on <strong className="font-semibold">{formatDay(job.remindOn)}</strong>.
          </p>
          <a
            href={serverPaths.reminder.href(job.id)}
            target="_blank"
            rel="noopener"
            className={buttonClass('plain', 'small')}
          >
            <CalendarIcon size={16} />
            Add to calendar
          </a>
          <Button look="quiet" size="small" disabled={isPending} onClick={() => void remove()}>
            Remove reminder
          </Button>
        </div>
      )}
    </DetailsSection>
  )
}
