import { type ReactNode, useRef } from 'react'
import { Toasts } from '@/ui/toasts/toasts.tsx'
import { FilterChips } from '../filters/filter-chips.tsx'
import type { Filters } from '../filters/use-filters.ts'
import { DashboardKeys } from '../keys/dashboard-keys.tsx'
import { useStar } from '../use-star.ts'
import { AppliedSearch } from './applied-search.tsx'
import { JobList } from './job-list.tsx'
import { COUNTER_ID, ListHead } from './list-head.tsx'
import type { ShownJobs } from './use-job-list.ts'
import { useListTop } from './use-list-top.ts'
import { useOpenJob } from './use-open-job.ts'

type JobResultsProps = {
  filters: Filters
  shown: ShownJobs
  /** What to do when there are no jobs. */
  none: ReactNode
}

/** Counter, chosen filters and cards. */
export const JobResults = ({ filters, shown, none }: JobResultsProps) => {
  const { filter, change, clear, searchId, restored, leave } = filters
  const results = useRef<HTMLElement>(null)
  const onOpen = useOpenJob()
  const onStar = useStar()
  useListTop(results, filter)
  return (
    <section
      ref={results}
      aria-labelledby={COUNTER_ID}
      className="scroll-mt-[calc(var(--header-height)+0.5rem)]"
    >
      {searchId !== null && <AppliedSearch searchId={searchId} />}
      <ListHead count={shown.count} filters={filters}>
        <FilterChips filter={filter} onChange={change} onClear={clear} />
      </ListHead>
      <JobList
        {...shown}
        marksStates={filter.homeState !== null}
        restored={restored}
        onLeave={leave}
        onOpen={onOpen}
        onStar={onStar}
        action={none}
      />
      <DashboardKeys list={results} />
      <Toasts />
    </section>
  )
}
