import type { TrackedJob } from '@lilypad/contracts'
import { getTitle, SAVED, statusName, TRACKER_STATUSES } from '@lilypad/domain'
import { formatInstant, HueDot } from '@lilypad/ui'
import { useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { NotesField } from '../notes/notes-field.tsx'
import { DetailsSection } from './details-section.tsx'
import { Documentation } from './documentation.tsx'
import { Interview } from './interview.tsx'
import { KnockoutQuestions, useQuestions } from './knockout-questions.tsx'
import { Reminder } from './reminder.tsx'

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
