import { formatDay, type JobDates, jobDateFacts, jobDateWords } from '@lilypad/domain'
import { DottedLine, wordParts } from './dotted-line.tsx'

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
  return <DottedLine parts={wordParts(words)} title={days.join('\n')} className={className} />
}
