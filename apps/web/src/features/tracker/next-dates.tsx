import type { TrackedJob } from '@lilypad/contracts'
import { daysInStage, formatDay, inStageSince, nextReminder, shortDay } from '@lilypad/domain'
import { formatInstant, plural } from '@/ui/text/format.ts'
import { CalendarIcon } from '@/ui/tool-icons.tsx'

type DatedProps = { job: TrackedJob; today: string }

/** How long an application has been in its stage. */
export const StageAge = ({ job, today }: DatedProps) => {
  const since = inStageSince(job)
  const days = daysInStage(job, today)
  return (
    <time dateTime={since} title={`Since ${formatInstant(since)}`} className="whitespace-nowrap tabular-nums">
      {days === 0 ? 'Since today' : plural(days, 'day')}
    </time>
  )
}

/** The next reminder of an application, and the last day to apply. */
export const NextDates = ({ job, today }: DatedProps) => {
  const reminder = nextReminder(job, today)
  const { deadline } = job
  return (
    <>
      {reminder && (
        <time
          dateTime={reminder}
          title={`Reminder on ${formatDay(reminder)}`}
          className="flex items-center gap-1 whitespace-nowrap text-ink"
        >
          <CalendarIcon size={13} />
          <span className="sr-only">Reminder on</span>
          {shortDay(reminder, today)}
        </time>
      )}
      {deadline && (
        <time
          dateTime={deadline}
          title={`Apply by ${formatDay(deadline)}`}
          className="block whitespace-nowrap"
        >
          <span className="sr-only">Apply </span>by {shortDay(deadline, today)}
        </time>
      )}
    </>
  )
}
