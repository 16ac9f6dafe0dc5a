import type { JobType, UnlistedReason, Workplace } from '../jobs/job-values.ts'
import { LEAST_FULL_TIME_PAY } from './annual-pay.ts'

type Listing = {
  title: string
  url: string
  workplace: Workplace | null
  jobType: JobType | null
  salaryMax: number | null
}

/** A job with no salary is listed; an unknown job type counts as full-time. */
export function unlistedReason({
  title,
  url,
  workplace,
  jobType,
  salaryMax,
}: Listing): UnlistedReason | null {
  if (title.trim() === '' || url.trim() === '') return 'unreadable'
  if (workplace === null) return 'workplace_unknown'
  if (workplace !== 'Remote') return 'not_remote'
  const isFullTime = jobType === 'Full-Time' || jobType === null
  return isFullTime && salaryMax !== null && salaryMax < LEAST_FULL_TIME_PAY ? 'low_paying' : null
}
