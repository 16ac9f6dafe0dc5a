import { type ReactNode, useRef } from 'react'
import { Toasts } from '@/ui/toasts/toasts.tsx'
import { FilterChips } from '../filters/filter-chips.tsx'
import type { Filters } from '../filters/use-filters.ts'
import { PayOffer } from '../hide/pay-offer.tsx'
import { useHideInList } from '../hide/use-hide.ts'
import { DashboardKeys } from '../keys/dashboard-keys.tsx'
import type { Split } from '../split/use-split.ts'
import { useStar } from '../use-star.ts'
import { AppliedSearch } from './applied-search.tsx'
import type { FoundJobs } from './found-jobs.ts'
import { JobList } from './job-list.tsx'
import { COUNTER_ID, ListHead } from './list-head.tsx'
import { useListTop } from './use-list-top.ts'
import { useOpenJob } from './use-open-job.ts'

type JobResultsProps = {
  filters: Filters
  found: FoundJobs
  split: Split
  /** What to do when there are no jobs. */
  none: ReactNode
}

/** Counter, chosen filters and cards. */
export const JobResults = ({ filters, found, split, none }: JobResultsProps) => {
  const { filter, change, clear, searchId, restored, leave } = filters
  const results = useRef<HTMLElement>(null)
  const { choose, isOn } = split
  const onOpen = useOpenJob({ fromList: true, show: isOn ? choose : null })
  const onStar = useStar()
  const onHide = useHideInList()
  const onMove = (id: number) => {
    const row = found.stacks.find(({ job }) => job.id === id)?.job
    if (row) choose(row, false)
  }
  useListTop(results, filter)
  return (
    <section
      ref={results}
      aria-labelledby={COUNTER_ID}
      className="scroll-mt-[calc(var(--header-height)+0.5rem)]"
    >
      {searchId !== null && <AppliedSearch searchId={searchId} />}
      <div className="@container">
        <ListHead count={found.count} numNew={found.numNew} filters={filters} split={split}>
          <FilterChips filter={filter} onChange={change} onClear={clear} />
        </ListHead>
      </div>
      <PayOffer filter={filter} onChange={change} />
      {found.notice}
      <JobList
        stacks={found.stacks}
        count={found.count}
        asked={found.asked}
        more={found.more}
        besideId={isOn ? (split.job?.id ?? null) : null}
        marksStates={filter.homeState !== null}
        restored={restored}
        onLeave={leave}
        onOpen={onOpen}
        onStar={onStar}
        onHide={onHide}
        action={none}
      />
      <DashboardKeys list={results} onMove={isOn ? onMove : null} />
      <Toasts />
    </section>
  )
}
