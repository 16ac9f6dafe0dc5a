import type { JobRow } from '@lilypad/contracts'
import { HIRING_NATIONALLY } from '@lilypad/domain'
import { formatDollars } from '@/ui/format.ts'

type Paid = Pick<JobRow, 'salaryRange' | 'salaryMax'>

export const titleOf = (job: Pick<JobRow, 'title'>): string => job.title.trim() || '(No Job Title)'

/** The range as printed; else up to the largest; null when the job names no pay. */
export const salaryText = ({ salaryRange, salaryMax }: Paid): string | null =>
  salaryRange || (salaryMax === null ? null : `Up to ${formatDollars(salaryMax)}`)

/** The places that a job restricts itself to, the first `shown` by name. */
export const placesText = (locations: readonly string[], shown = 2): string => {
  if (locations.length === 0) return HIRING_NATIONALLY
  const rest = locations.length - shown
  if (rest <= 1) return locations.join(', ')
  return `${locations.slice(0, shown).join(', ')} and ${rest} more`
}

/** A card's one quiet line: salary, location, type, travel. */
export const quietLine = (job: Paid & Pick<JobRow, 'locations' | 'jobType' | 'travel'>): string[] =>
  [salaryText(job), placesText(job.locations), job.jobType, job.travel].filter((text) => text !== null)
