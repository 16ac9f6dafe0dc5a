import { paths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { userQuery, useUser } from '@/api/accounts/session.ts'
import { useWelcome } from '@/api/accounts/welcome.ts'
import { toLoadMessage } from '@/api/failure-messages.ts'
import { useFirstSearch } from '@/api/searches/first-search.ts'
import { ErrorState } from '@/ui/error-state.tsx'
import { part } from '@/ui/lazy.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { useFilters } from '../filters/use-filters.ts'
import { useSearchOfPath, useStartState } from '../filters/use-start-state.ts'
import { FitWishes, useWishes } from '../job-fit.tsx'
import { AudienceColors } from '../job-lines.tsx'
import { JobListSkeleton } from '../list/job-card-skeleton.tsx'
import { JobResults } from '../list/job-results.tsx'
import { useListedJobs } from '../list/use-listed-jobs.ts'
import { useSearch } from '../list/use-search.ts'
import type { ShownSearch } from '../searches/saved-searches.tsx'
import { useSplit } from '../split/use-split.ts'
import { DashboardFrame } from './dashboard-frame.tsx'

const SuggestionForm = part(() => import('../searches/suggestion-form.tsx'))

/** To members who can save searches, as the list is shown. */
function SearchSuggestion({ searchId, stateText }: ShownSearch) {
  const user = useUser()
  const first = useFirstSearch(user?.id ?? null)
  const isOffered = user && !user.isFree && first?.isApplied && !first.isAnswered && searchId === null
  return isOffered && <SuggestionForm state={stateText()} />
}

const JobPane = part(() => import('../split/job-pane.tsx'))
const WelcomeModal = part(() => import('./welcome-modal.tsx'))

function useSource() {
  const { data: user = null, isPending } = useQuery(userQuery)
  return {
    listed: useListedJobs(),
    /** Null for a visitor, undefined while unknown. */
    user: isPending ? undefined : user,
    wishes: useWishes(),
    start: useStartState(),
    searchOfPath: useSearchOfPath(),
  }
}

/** The list and its filters: all that renders again with each letter typed. */
function Narrowed({ source }: { source: ReturnType<typeof useSource> }) {
  const { user, wishes, start, searchOfPath } = source
  const { list, query, isPending } = source.listed
  const { failure, isMissing } = searchOfPath
  const split = useSplit()
  const filters = useFilters(start, user ?? null, wishes, split.isOn ? (split.job?.id ?? null) : null)
  const { result, choices, isAsking, status } = useSearch(list, filters, wishes ?? null)
  const isStuck = list !== null && !filters.isReady && failure !== null
  const isOpening = list !== null && (filters.isReady ? isAsking : !isStuck)
  const { searchId, stateText } = filters
  if (split.elsewhere) return <Navigate to={paths.job.href(split.elsewhere)} replace />
  return (
    <AudienceColors>
      {filters.isReady && <SearchSuggestion {...{ searchId, stateText }} />}
      <DashboardFrame
        lead="Gathered from the companies’ own job boards."
        filters={
          <FilterPanel
            {...{ user, filters, choices }}
            count={result?.count ?? 0}
            isSearchedByServer={list?.isSearchedByServer ?? false}
            isFolded={split.isOn}
          />
        }
        beside={split.isOn && <JobPane split={split} />}
      >
        {isMissing && (
          <p role="status" className="mb-4 rounded-md bg-wash px-4 py-3 text-sm">
            We couldn’t find this saved search, so you see all jobs.
          </p>
        )}
        {isPending && query.failureReason && (
          <p role="status" className="mb-4 font-medium text-sm text-warning">
            {toLoadMessage(query.failureReason)}
          </p>
        )}
        {(isPending || isOpening) && <JobListSkeleton />}
        {query.isLoadingError && (
          <ErrorState
            title="We couldn’t load the jobs"
            message={toLoadMessage(query.error)}
            onRetry={() => query.refetch()}
          />
        )}
        {isStuck && <ErrorState message={failure.message} onRetry={failure.retry} />}
        {filters.isReady && status}
        {filters.isReady && result && (
          <FitWishes>
            <JobResults key={filters.entry} {...{ filters, result, split }} />
          </FitWishes>
        )}
      </DashboardFrame>
    </AudienceColors>
  )
}

export function Dashboard() {
  const occasion = useWelcome()
  return (
    <>
      <Narrowed source={useSource()} />
      {occasion && <WelcomeModal occasion={occasion} />}
    </>
  )
}
