import type { TrackedJob } from '@lilypad/contracts'
import { type CalendarFile, serverPaths } from '@lilypad/contracts/addresses'
import { formatDay, getTitle, reminderFault, SAVED, statusName, TRACKER_STATUSES } from '@lilypad/domain'
import { buttonClass, CalendarIcon, formatInstant, HueDot, OutLink } from '@lilypad/ui'
import { useState } from 'react'
import { useToday } from '@/parts/use-today.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { Form, TextField } from '@/ui/fields/field.tsx'
import { NotesField } from '../notes/notes-field.tsx'
import { DetailsSection, useJobChange } from './details-section.tsx'
import { Documentation } from './documentation.tsx'
import { KnockoutQuestions, useQuestions } from './knockout-questions.tsx'

/** How an application went, oldest first: it was saved when it came, unless its first status is of that instant. */
const timelineSteps = ({ trackedAt, changes }: TrackedJob) =>
  changes[0]?.at === trackedAt ? changes : [{ status: SAVED, at: trackedAt }, ...changes]

const statusColor = (status: number) => TRACKER_STATUSES.find(({ id }) => id === status)?.color

const Timeline = ({ job }: { job: TrackedJob }) => (
  <DetailsSection title="Timeline">
    <ol className="relative grid gap-3 pl-5 before:absolute before:inset-y-2 before:left-[5px] before:w-px before:bg-line">
      {timelineSteps(job).map(({ status, at }) => (
        <li key={`${status} ${at}`} className="relative text-sm">
          <HueDot
            color={statusColor(status)}
            className="absolute top-1.5 -left-5 size-2.75 ring-3 ring-surface-raised"
          />
          <span className="font-semibold">{statusName(status)}</span>{' '}
          <time dateTime={at} className="text-ink-soft">
            {formatInstant(at)}
          </time>
        </li>
      ))}
    </ol>
  </DetailsSection>
)

const MINUTE = 60_000

/** As an input takes it, in the time of this device. */
function toLocal(instant: string): string {
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16)
}

const toWords = ({ at, zone }: { at: string; zone: string }): string =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: zone })

const AddToCalendar = ({ kind, jobId }: { kind: CalendarFile; jobId: number }) => (
  <OutLink href={serverPaths.calendarFile.href(kind, jobId)} className={buttonClass('plain', 'small')}>
    <CalendarIcon size={16} />
    Add to calendar
  </OutLink>
)

function Interview({ job }: { job: TrackedJob }) {
  const { change, isPending } = useJobChange(job.id)
  const [local, setLocal] = useState(job.interview ? toLocal(job.interview.at) : '')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const save = () => void change({ interview: { at: new Date(local).toISOString(), zone: timeZone } })
  const remove = async () => {
    if (await change({ interview: null })) setLocal('')
  }
  return (
    <DetailsSection title="Interview">
      <TextField
        label="Day and time"
        help={`In your time: ${timeZone.replaceAll('_', ' ')}.`}
        type="datetime-local"
        value={local}
        onChange={setLocal}
        className="max-w-60"
        beside={
          <Button pending={isPending && 'Saving...'} disabled={local === ''} onClick={save}>
            Set interview
          </Button>
        }
      />
      {job.interview && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <p className="mr-auto text-sm">
            <strong className="font-semibold">{toWords(job.interview)}</strong>
          </p>
          <AddToCalendar kind="interview" jobId={job.id} />
          <Button look="quiet" size="small" disabled={isPending} onClick={() => void remove()}>
            Remove interview
          </Button>
        </div>
      )}
    </DetailsSection>
  )
}

function Reminder({ job }: { job: TrackedJob }) {
  const { change, isPending } = useJobChange(job.id)
  const [day, setDay] = useState(job.remindOn ?? '')
  const today = useToday()
  const submit = () => {
    if (day !== '') void change({ remindOn: day })
  }
  const remove = async () => {
    if (await change({ remindOn: null })) setDay('')
  }
  return (
    <DetailsSection title="Reminder">
      <Form onSubmit={submit}>
        <TextField
          label="Remind me on"
          help="We’ll e-mail you that morning."
          onceLeft={day !== '' && reminderFault(day, today)}
          type="date"
          min={today}
          value={day}
          onChange={setDay}
          className="max-w-48"
          beside={
            <Button
              type="submit"
              pending={isPending && 'Saving...'}
              disabled={day === '' || day === job.remindOn}
            >
              Set reminder
            </Button>
          }
        />
      </Form>
      {job.remindOn && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <p className="mr-auto text-sm">
            We’ll remind you on <strong className="font-semibold">{formatDay(job.remindOn)}</strong>.
          </p>
          <AddToCalendar kind="reminder" jobId={job.id} />
          <Button look="quiet" size="small" disabled={isPending} onClick={() => void remove()}>
            Remove reminder
          </Button>
        </div>
      )}
    </DetailsSection>
  )
}

/** Everything about one application. Questions that could not be saved keep it open. */
export function JobDetailsDialog({ job, onClose }: { job: TrackedJob; onClose: () => void }) {
  const questions = useQuestions(job)
  const [isClosing, setClosing] = useState(false)
  const close = async () => {
    setClosing(true)
    if (await questions.save()) return onClose()
    setClosing(false)
  }
  return (
    <Dialog
      title="Job Details"
      size="large"
      phoneSheet
      onClose={() => void close()}
      actions={
        <Button look="primary" pending={isClosing && 'Saving...'} onClick={() => void close()}>
          OK
        </Button>
      }
    >
      <p className="mb-3">
        <strong className="font-semibold text-ink">{getTitle(job)}</strong> at {job.companyName}
      </p>
      <div className="grid gap-8 text-ink">
        <Reminder job={job} />
        <Interview job={job} />
        <DetailsSection title="Notes">
          <NotesField job={job} isDisabled={false} />
        </DetailsSection>
        <Documentation job={job} />
        <KnockoutQuestions questions={questions} />
        <Timeline job={job} />
      </div>
    </Dialog>
  )
}
