import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { colorsQuery } from '@/api/home.ts'
import { loadMessageOf } from '@/api/messages.ts'
import { plural } from '@/ui/format.ts'
import { ErrorState } from '@/ui/states.tsx'
import { AudienceColors } from './audience-colors.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { useFilters } from './filters/use-filters.ts'
import { useIsSearchMissing, useSearchFailure } from './filters/use-search-failure.ts'
import { JobListSkeleton } from './job-card-skeleton.tsx'
import { JobResults } from './job-results.tsx'
import { useJobList } from './use-job-list.ts'
import { useListedJobs } from './use-listed-jobs.ts'
import { WelcomeModal } from './welcome-modal.tsx'

const NO_COLORS = {}

type DashboardProps = {
  /** The person's saved searches. They are told which one is shown, and what a new one would keep. */
  searches: (shown: { searchId: number | null; stateText: () => string }) => ReactNode
}

/** All jobs that someone may see, and what narrows them. */
export const Dashboard = ({ searches }: DashboardProps) => {
  const { list, jobs, query } = useListedJobs()
  const { data: colors = NO_COLORS } = useQuery(colorsQuery)
  const filters = useFilters()
  const shown = useJobList(jobs, filters)
  const failure = useSearchFailure()
  const isMissing = useIsSearchMissing()
  const isStuck = list !== null && !filters.isReady && failure !== null
  const isWaiting = query.isPending || (list !== null && !filters.isReady && !isStuck)
  const panel = (
    <FilterPanel
      filters={filters}
      list={list}
      count={shown.count}
      searches={searches({ searchId: filters.searchId, stateText: filters.stateText })}
    />
  )
  return (
    <>
      <DashboardFrame
        lead={list && `Gathered from the job boards of ${plural(list.companies, 'company', 'companies')}.`}
        filters={panel}
      >
        {isMissing && (
          <p role="status" className="mb-4 rounded-md bg-wash px-4 py-3 text-sm">
            This saved search is not among yours. All jobs are shown.
          </p>
        )}
        <AudienceColors value={colors}>
          {isWaiting && <JobListSkeleton />}
          {query.isLoadingError && (
            <ErrorState message={loadMessageOf(query.error)} onRetry={() => query.refetch()} />
          )}
          {isStuck && <ErrorState message={failure.message} onRetry={failure.retry} />}
          {list && filters.isReady && <JobResults filters={filters} list={list} shown={shown} />}
        </AudienceColors>
      </DashboardFrame>
      <WelcomeModal />
    </>
  )
}
