import type { Wishes } from '@lilypad/domain'
import { useLayoutEffect } from 'react'
import { loadMessageOf } from '@/api/failure-messages.ts'
import type { JobList } from '@/api/jobs/jobs.ts'
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
  const told = found ?? (query.isLoadingError ? null : undefined)
  useLayoutEffect(() => tell(told), [told, tell])
  if (found) return query.isPending && <Waiting />
  if (!query.isLoadingError) return null
  return (
    <ErrorState
      title="We couldn’t load the jobs"
      message={loadMessageOf(query.error)}
      onRetry={() => void query.refetch()}
    />
  )
}
