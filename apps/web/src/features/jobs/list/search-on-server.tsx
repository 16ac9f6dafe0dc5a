import type { Wishes } from '@lilypad/domain'
import { useLayoutEffect, useState } from 'react'
import { loadMessageOf } from '@/api/failure-messages.ts'
import type { JobList } from '@/api/jobs/jobs.ts'
import { Button } from '@/ui/button.tsx'
import { ErrorState } from '@/ui/states.tsx'
import type { Filters } from '../filters/use-filters.ts'
import type { FoundJobs } from './found-jobs.ts'
import { useFoundOnServer } from './use-found-on-server.tsx'

/** Says so where an answer takes long. */
const Waiting = () => (
  <div role="status" className="relative z-10 h-0 animate-[appear_200ms_300ms_both]">
    <span className="sr-only">Looking for jobs</span>
    <span
      aria-hidden="true"
      className="absolute -top-2 h-0.5 w-full animate-[shimmer_1.2s_ease-in-out_infinite] rounded-full bg-accent"
    />
  </div>
)

/** Why there is no answer: until there is one, also while it is asked again. */
const useFailure = ({ error, isSuccess, isFetchNextPageError }: ReturnType<typeof useFoundOnServer>['query']) => {
  const [failure, setFailure] = useState<Error | null>(null)
  const now = isSuccess || isFetchNextPageError ? null : (error ?? failure)
  if (now !== failure) setFailure(now)
  return now
}

type NotRenewedProps = { failure: Error; isAsking: boolean; onRetry: () => void }

/** Above the last good list, and in sight wherever one is in it. */
const NotRenewed = ({ failure, isAsking, onRetry }: NotRenewedProps) => (
  <div className="card sticky top-[calc(var(--header-height)+0.5rem)] z-30 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-sm">
    <p role="alert" className="min-w-48 flex-1">
      This list is the last one we could load. <span className="text-ink-soft">{loadMessageOf(failure)}</span>
    </p>
    <Button size="small" pending={isAsking && 'Trying…'} onClick={onRetry}>
      Try again
    </Button>
  </div>
)

type SearchOnServerProps = {
  list: JobList
  filters: Filters
  wishes: Wishes | null
  /** Is told what is found: null for a failure, undefined before the first answer. */
  tell: (found: FoundJobs | null | undefined) => void
}

/** Asks the server for what the filters find, and says what comes of that where it is not cards. */
export default function SearchOnServer({ list, filters, wishes, tell }: SearchOnServerProps) {
  const { found, query } = useFoundOnServer(list, filters, wishes)
  const failure = useFailure(query)
  const told = found ?? (query.isLoadingError ? null : undefined)
  useLayoutEffect(() => tell(told), [told, tell])
  const retry = () => void query.refetch()
  if (found && failure) return <NotRenewed failure={failure} isAsking={query.isFetching} onRetry={retry} />
  if (query.isLoadingError) {
    return (
      <ErrorState title="We couldn’t load the jobs" message={loadMessageOf(query.error)} onRetry={retry} />
    )
  }
  return found && query.isPending && <Waiting />
}
