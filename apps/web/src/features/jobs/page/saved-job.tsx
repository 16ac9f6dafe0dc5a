import { salaryText, titleOf } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { trackedJobsQuery } from '@/api/tracker/tracker.ts'
import { SavedNotice } from '@/ui/saved-notice.tsx'
import { DescriptionSkeleton } from './job-page-skeleton.tsx'
import { JobDescription } from './later-description.ts'

type SavedJobProps = {
  id: string
  /** Whether the job itself did not come for lack of a connection. */
  isWanted: boolean
  /** What is shown in other cases, and of a job that is not saved. */
  children: ReactNode
}

/** A starred job as it was saved on this device. */
export const SavedJob = ({ id, isWanted, children }: SavedJobProps) => {
  const { data, isLoading } = useQuery({ ...trackedJobsQuery, enabled: isWanted })
  if (isWanted && isLoading) return <DescriptionSkeleton />
  const job = isWanted ? data?.jobs.find((one) => String(one.id) === id) : undefined
  const text = job?.description || job?.summary
  if (!job || !data?.savedAt || !text) return children
  return (
    <>
      <SavedNotice at={data.savedAt} />
      <h1 className="wrap-anywhere font-bold text-2xl md:text-3xl">{titleOf(job)}</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        {[job.companyName, job.workplace, salaryText(job)].filter(Boolean).join(' · ')}
      </p>
      <Suspense fallback={<DescriptionSkeleton />}>
        <JobDescription markdown={text} />
      </Suspense>
    </>
  )
}
