import { formatDay, type JobDates, jobDateFacts, jobDateWords } from '@lilypad/domain'
import { Fragment } from 'react'

type JobDatesLineProps = {
  dates: JobDates
  /** Calendar day in New York. */
  today: string
  className: string
}

/** When a job was added, checked and, if that was long before, posted; the days themselves on hover. */
export const JobDatesLine = ({ dates, today, className }: JobDatesLineProps) => {
  const words = jobDateWords(dates, today)
  const days = jobDateFacts(dates).map(({ name, day }) => `${name}: ${formatDay(day)}`)
  if (words.length === 0) return null
  return (
    <p title={days.join('\n')} className={className}>
      {words.map((part, place) => (
        <Fragment key={part}>
          {place > 0 && ' · '}
          <span className="whitespace-nowrap">{part}</span>
        </Fragment>
      ))}
    </p>
  )
}
