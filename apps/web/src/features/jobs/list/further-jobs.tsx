import { useCallback, useState } from 'react'
import { loadMessageOf } from '@/api/failure-messages.ts'
import { EndOfList } from '@/ui/lists/end-of-list.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { ErrorState } from '@/ui/states.tsx'

type FurtherJobsProps = { failure: Error | null; load: () => void }

/** Behind the last card that is here: asks for those that follow when it comes near. */
export const FurtherJobs = ({ failure, load }: FurtherJobsProps) => {
  const [isAsked, setAsked] = useState(false)
  const ask = useCallback(() => {
    setAsked(true)
    load()
  }, [load])
  if (failure) {
    return <ErrorState title="We couldn’t load more jobs" message={loadMessageOf(failure)} onRetry={load} />
  }
  return (
    <>
      <EndOfList onNear={ask} />
      {isAsked && (
        <div className="grid animate-[appear_200ms_300ms_both] justify-items-center py-6">
          <Spinner label="Loading more jobs" />
        </div>
      )}
    </>
  )
}
