import type { FullJob, JobRow } from '@lilypad/contracts'
import { cardSalary, HIRING_NATIONALLY } from '@lilypad/domain'
import { dayAgoOf, hourAgoOf, plural } from '@/ui/text/format.ts'

/** The places that a job names, the first `shown` in words. */
export const placesText = (locations: readonly string[], shown = 2): string => {
  if (locations.length === 0) return HIRING_NATIONALLY
  const rest = locations.length - shown
  if (rest <= 1) return locations.join(', ')
  return `${locations.slice(0, shown).join(', ')} and ${rest} more`
}

/** A card's one quiet line: salary, location, type, travel. */
export const quietLine = (
  job: Pick<JobRow, 'salaryRange' | 'salaryMax' | 'locations' | 'jobType' | 'travel'>,
): string[] =>
  [cardSalary(job), placesText(job.locations), job.jobType, job.travel].filter((text) => text !== null)

const DAY_MS = 24 * 60 * 60 * 1000

const openFor = (approvedOn: string, today: string): string => {
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(approvedOn)) / DAY_MS))
  return days === 0 ? 'opened today' : `open ${plural(days, 'day')}`
}

const sentence = (seen: string | null, approvedOn: string | null, today: string): string | null =>
  [seen && `on the employer's board ${seen}`, approvedOn && openFor(approvedOn, today)]
    .filter(Boolean)
    .join(', ') || null

type Dated = Pick<JobRow, 'approvedOn'>

/** How fresh a listed job is, in days: 'on the employer's board today, open 12 days'; null if unknown. */
export const freshnessByDay = (job: Dated & Pick<JobRow, 'lastScrapedOn'>, today: string): string | null =>
  sentence(job.lastScrapedOn && dayAgoOf(job.lastScrapedOn, today), job.approvedOn, today)

/** The same to the hour: 'on the employer's board 2 hours ago, open 12 days'. `now` is an instant. */
export const freshnessByHour = (
  job: Dated & Pick<FullJob, 'lastScrapedAt'>,
  now: Date,
  today: string,
): string | null => sentence(job.lastScrapedAt && hourAgoOf(job.lastScrapedAt, now), job.approvedOn, today)
