import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import type { Wishes } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { loadMessageOf } from '@/api/failure-messages.ts'
import { colorsQuery } from '@/api/home/home.ts'
import { ErrorState } from '@/ui/states.tsx'
import { AudienceColors } from '../audience-colors.ts'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { type FilterStart, type Filters, useFilterStart, useFilters } from '../filters/use-filters.ts'
import { type SearchFailure, useIsSearchMissing, useSearchFailure } from '../filters/use-search-failure.ts'
import { FitWishes } from '../fit/fit-line.tsx'
import { useWishes } from '../fit/use-wishes.ts'
import { JobListSkeleton } from '../list/job-card-skeleton.tsx'
import { JobResults } from '../list/job-results.tsx'
import { NoJobs } from '../list/no-jobs.tsx'
import { useFound } from '../list/use-found.ts'
import { useListedJobs } from '../list/use-listed-jobs.ts'
import { useSplit } from '../split/use-split.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { WelcomeModal } from './welcome-modal.tsx'

const JobPane = lazy(() => import('../split/job-pane.tsx'))
const SearchOnServer = lazy(() => import('../list/search-on-server.tsx'))

const NO_COLORS = {}

type Source = {
  listed: ReturnType<typeof useListedJobs>
  colors: Record<string, string>
  /** The current user: null for a visitor, undefined while unknown. */
  user: User | null | undefined
  /** What jobs are compared with: null for nothing, undefined while unknown. */
  wishes: Wishes | null | undefined
  begin: FilterStart
  failure: SearchFailure | null
  isMissing: boolean
}

const ignore = () => undefined

/**
 * The initial filter. Only a search that the person asked for, by its address, counts as loaded, so that its new jobs are
 * no longer new; one with which the bare dashboard opens by itself does not.
 */
const useBegin = (): FilterStart => {
  const begin = useFilterStart()
  return useParams().searchId === undefined ? { ...begin, noteLoaded: ignore } : begin
}

/** What the dashboard asks the server for. */
const useSource = (): Source => {
  const { data: colors = NO_COLORS } = useQuery(colorsQuery)
  const { data: user = null, isPending } = useQuery(userQuery)
  return {
    listed: useListedJobs(),
    colors,
    user: isPending ? undefined : user,
    wishes: useWishes(),
    begin: useBegin(),
    failure: useSearchFailure(),
    isMissing: useIsSearchMissing(),
  }
}

type Shown = Pick<Filters, 'searchId' | 'stateText'>

type DashboardProps = {
  /** Renders the saved searches; gets the one shown and what a new one would save. */
  searches: (shown: Shown) => ReactNode
  /** Renders the offer of an e-mail when nothing is found. */
  alert: (shown: Shown) => ReactNode
}

/** The list and its filters: all that renders again with each letter typed. */
const Narrowed = ({ source, searches, alert }: DashboardProps & { source: Source }) => {
  const { listed, colors, user, wishes, begin, failure, isMissing } = source
  const { list, query } = listed
  const split = useSplit()
  const filters = useFilters(begin, user ?? null, wishes, split.isOn ? (split.job?.id ?? null) : null)
  const { found, choices, tell, isAsking } = useFound(list, filters, wishes ?? null)
  const isStuck = list !== null && !filters.isReady && failure !== null
  const isOpening = list !== null && (filters.isReady ? isAsking : !isStuck)
  const panel = (
    <FilterPanel
      user={user}
      filters={filters}
      choices={choices}
      count={found?.count ?? 0}
      isOnServer={list?.isOnServer ?? false}
      isFolded={split.isOn}
      searches={searches({ searchId: filters.searchId, stateText: filters.stateText })}
    />
  )
  if (split.elsewhere) return <Navigate to={paths.job.href(split.elsewhere)} replace />
  const beside = split.isOn && (
    <Suspense>
      <JobPane split={split} />
    </Suspense>
  )
  return (
    <AudienceColors value={colors}>
      <DashboardFrame lead="Gathered from the companies’ own job boards." filters={panel} beside={beside}>
        {isMissing && (
          <p role="status" className="mb-4 rounded-md bg-wash px-4 py-3 text-sm">
            We couldn’t find this saved search, so you see all jobs.
          </p>
        )}
        {(listed.isPending || isOpening) && <JobListSkeleton />}
        {query.isLoadingError && (
          <ErrorState
            title="We couldn’t load the jobs"
            message={loadMessageOf(query.error)}
            onRetry={() => query.refetch()}
          />
        )}
        {isStuck && <ErrorState message={failure.message} onRetry={failure.retry} />}
        {list?.isOnServer && filters.isReady && (
          <Suspense>
            <SearchOnServer key={filters.entry} wishes={wishes ?? null} {...{ list, filters, tell }} />
          </Suspense>
        )}
        {found && filters.isReady && (
          <FitWishes value={wishes ?? null}>
            <JobResults
              key={filters.entry}
              none={<NoJobs offers={found.offers} filters={filters} alert={alert(filters)} />}
              {...{ filters, found, split }}
            />
          </FitWishes>
        )}
      </DashboardFrame>
    </AudienceColors>
  )
}

/** All jobs that someone may see, with filters. */
export const Dashboard = (props: DashboardProps) => (
  <>
    <Narrowed source={useSource()} {...props} />
    <WelcomeModal />
  </>
)
