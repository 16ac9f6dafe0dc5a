import { newYorkDay } from '@lilypad/domain'
import { memo, useState } from 'react'
import { plural } from '@/ui/format.ts'
import { EmptyState } from '@/ui/states.tsx'
import { EndOfList } from './end-of-list.tsx'
import { JobCard } from './job-card.tsx'
import type { JobSearch } from './use-job-search.ts'

type JobListProps = Pick<JobSearch, 'cards' | 'count' | 'grow'>

/** Counter and cards. */
export const JobList = memo(({ cards, count, grow }: JobListProps) => {
  const [today] = useState(() => newYorkDay(new Date()))
  return (
    <section aria-labelledby="job-count">
      <h2 id="job-count" className="mb-3 min-h-6 font-semibold text-ink-soft text-sm tabular-nums">
        <span role="status">{plural(count, 'job')} found</span>
      </h2>
      {count === 0 && (
        <EmptyState title="No jobs found!">Try adjusting your filters to see more opportunities.</EmptyState>
      )}
      <ul className="space-y-3">
        {cards.map(({ job, variants }) => (
          <li key={job.id} className="relative has-aria-expanded:z-20 [contain:layout_style]">
            <JobCard job={job} variants={variants} today={today} />
          </li>
        ))}
      </ul>
      {grow && <EndOfList key={cards.length} onNear={grow} />}
    </section>
  )
})
