import type { JobRow } from '@lilypad/contracts'
import { formatDay } from '@lilypad/domain'
import { freshnessByDay } from '../job-texts.ts'

type FreshnessProps = { job: Pick<JobRow, 'approvedOn' | 'lastScrapedOn'>; today: string }

/** How fresh a job is, by days, with the days themselves on hover. */
export const Freshness = ({ job, today }: FreshnessProps) => {
  const words = freshnessByDay(job, today)
  const since = job.approvedOn && `On Lilypad since ${formatDay(job.approvedOn)}`
  return (
    words && (
      <p title={since ?? undefined} className="relative z-10 text-ink-soft text-xs">
        {words}
      </p>
    )
  )
}
