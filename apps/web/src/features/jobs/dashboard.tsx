import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { colorsQuery } from '@/api/home.ts'
import { loadMessageOf } from '@/api/messages.ts'
import { plural } from '@/ui/format.ts'
import { ErrorState } from '@/ui/states.tsx'
import { AdBanner } from './ad-banner.tsx'
import { AudienceColors } from './audience-colors.ts'
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
  return (
    <div className="page pt-8 md:pt-10">
      <h1 className="font-bold text-2xl md:text-3xl">Remote jobs in education</h1>
      <p className="mt-1 min-h-6 text-ink-soft">
        {list && `Gathered from the job boards of ${plural(list.companies, 'company', 'companies')}.`}
      </p>
      <div className="mt-6 grid gap-5 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-8">
        <aside aria-label="Filters" className="self-start md:sticky md:top-[calc(var(--header-height)+1rem)]">
          <FilterPanel
            filters={filters}
            list={list}
            count={shown.count}
            searches={searches({ searchId: filters.searchId, stateText: filters.stateText })}
          />
        </aside>
        <div className="min-w-0">
          <AdBanner />
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
        </div>
      </div>
      <WelcomeModal />
    </div>
  )
}
