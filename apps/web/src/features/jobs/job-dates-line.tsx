import { formatDay, type JobDates, jobDateFacts, jobDatesText } from '@lilypad/domain'

type JobDatesLineProps = {
  dates: JobDates
  /** Calendar day in New York. */
  today: string
  className: string
}

/** When a job was added, checked and, if that was long before, posted; the days themselves on hover. */
export const JobDatesLine = ({ dates, today, className }: JobDatesLineProps) => {
  const words = jobDatesText(dates, today)
  const days = jobDateFacts(dates).map(({ name, day }) => `${name}: ${formatDay(day)}`)
  return (
    words && (
      <p title={days.join('\n')} className={className}>
        {words}
      </p>
    )
  )
}
