import { isFilterActive } from '@lilypad/domain'
import { useRef } from 'react'
import type { JobList as Jobs } from '@/api/jobs.ts'
import { Button } from '@/ui/button.tsx'
import { usePainted } from '@/ui/use-painted.ts'
import { FilterChips } from './filters/filter-chips.tsx'
import type { Filters } from './filters/use-filters.ts'
import { JobList } from './job-list.tsx'
import { DashboardKeys } from './keys/dashboard-keys.tsx'
import { COUNTER_ID, ListHead } from './list-head.tsx'
import type { ShownJobs } from './use-job-list.ts'
import { useListTop } from './use-list-top.ts'
import { useOpenJob } from './use-open-job.ts'
import { useStar } from './use-star.ts'

type JobResultsProps = { filters: Filters; list: Jobs; shown: ShownJobs }

/** Counter, chosen filters and cards. */
export const JobResults = ({ filters, list, shown }: JobResultsProps) => {
  const { filter, change, clear, entry, restoredLimit, remember } = filters
  const cards = useRef<HTMLDivElement>(null)
  const onOpen = useOpenJob()
  const onStar = useStar()
  useListTop(cards, filter, entry)
  const isActive = isFilterActive(filter)
  // The cards answer first.
  const told = usePainted(filter)
  return (
    <section aria-labelledby={COUNTER_ID}>
      <ListHead count={shown.count} filters={filters}>
        <FilterChips filter={told} groups={list.audiences} onChange={change} onClear={clear} />
      </ListHead>
      <JobList
        {...shown}
        ref={cards}
        restoredLimit={restoredLimit}
        remember={remember}
        onOpen={onOpen}
        onStar={onStar}
        action={isActive && <Button onClick={clear}>Clear all filters</Button>}
      />
      <DashboardKeys list={cards} />
    </section>
  )
}
