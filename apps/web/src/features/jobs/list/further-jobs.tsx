import { loadMessageOf } from '@/api/failure-messages.ts'
import type { getNextPageState } from '@/api/jobs/search-jobs.ts'
import { EndOfList } from '@/ui/lists/end-of-list.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { ErrorState } from '@/ui/states.tsx'

type FurtherJobsProps = {
  further: ReturnType<typeof getNextPageState>
  error: Error | null
  load: () => void
}

/** Behind the last card that is here: asks for those that follow when it comes near. */
export const FurtherJobs = ({ further, error, load }: FurtherJobsProps) => {
  if (further === 'failure') {
    return <ErrorState title="We couldn’t load more jobs" message={loadMessageOf(error)} onRetry={load} />
  }
  if (further === 'loading') {
    return (
      <div className="grid animate-[appear_200ms_300ms_both] justify-items-center py-6">
        <Spinner label="Loading more jobs" />
      </div>
    )
  }
  return further === 'end' && <EndOfList onNear={load} />
}
