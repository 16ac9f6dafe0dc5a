import { MIN_FULL_TIME_PAY } from './annual-pay.ts'
import type { JobType, UnlistedReason, Workplace } from './job-values.ts'

type Listing = {
  title: string
  url: string
  workplace: Workplace | null
  jobType: JobType | null
  salaryMax: number | null
}

/** A job with no salary is listed; an unknown job type counts as full-time. */
export function unlistedReason(listing: Listing): UnlistedReason | null {
  const { title, url, workplace, jobType, salaryMax } = listing
  if (title.trim() === '' || url.trim() === '') return 'unreadable'
  if (workplace === null) return 'workplace_unknown'
  if (workplace !== 'Remote') return 'not_remote'
  const isFullTime = jobType === 'Full-Time' || jobType === null
  return isFullTime && salaryMax !== null && salaryMax < MIN_FULL_TIME_PAY ? 'low_paying' : null
}

/** The last day to apply has passed, both in New York. */
export const isClosed = (applyBy: string | null, today: string): boolean =>
  applyBy !== null && applyBy < today

/** For the end of a sentence. */
export const WHY_NOT_LISTED: Readonly<Record<UnlistedReason, string>> = {
  not_remote: 'it is not remote',
  workplace_unknown: 'nothing says that it is remote',
  low_paying: `it is full-time and pays less than $${MIN_FULL_TIME_PAY.toLocaleString('en-US')} a year`,
  unreadable: 'its title or its address is missing',
  deleted: 'it is deleted',
  closed: 'its last day to apply has passed',
  do_not_list: 'somebody asked us not to list it',
}
