import { paths } from '@lilypad/contracts/addresses'
import { getTitle, salaryText } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { trackedJobsQuery } from '@/api/tracker/tracker.ts'
import { SavedNotice } from '@/ui/saved-notice.tsx'
import { Toasts } from '@/ui/toasts/toasts.tsx'
import { AudienceColors } from '../job-lines.tsx'
import { Description, DescriptionSkeleton } from './description.tsx'
import { useJobPage } from './job-page-data.ts'
import { JobTitleBlock } from './job-title-block.tsx'
import { JobView } from './job-view.tsx'
import { JobPageFrame } from './page-frames.tsx'

/** The job is missing, or for paid members only: the sign-up page chooses its text by the reader's tier. */
export const JobNotFound = () => (
  // As high as a screen: the end of the page is not seen for a moment.
  <div className="min-h-dvh">
    <Navigate to={paths.signUpJob.href()} state={{ from: useLocation().pathname }} replace />
  </div>
)

type SavedJobProps = {
  id: string
  /** Whether the job itself did not come for lack of a connection. */
  isWanted: boolean
  /** What is shown in other cases, and of a job that is not saved. */
  children: ReactNode
}

function SavedJob({ id, isWanted, children }: SavedJobProps) {
  const { data, isLoading } = useQuery({ ...trackedJobsQuery, enabled: isWanted })
  if (isWanted && isLoading) return <DescriptionSkeleton />
  const job = isWanted ? data?.jobs.find((one) => String(one.id) === id) : undefined
  const text = job?.description || job?.summary
  if (!job || !data?.savedAt || !text) return children
  return (
    <>
      <SavedNotice at={data.savedAt} />
      <h1 className="wrap-anywhere font-bold text-2xl md:text-3xl">{getTitle(job)}</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        {[job.companyName, job.workplace, salaryText(job)].filter(Boolean).join(' · ')}
      </p>
      <Description markdown={text} />
    </>
  )
}

export function JobPage({ id }: { id: string }) {
  const page = useJobPage(id)
  return (
    <>
      <JobPageFrame>
        <AudienceColors>
          <SavedJob id={id} isWanted={page.error instanceof TypeError}>
            <JobView page={page} notFound={<JobNotFound />}>
              {page.head && <JobTitleBlock head={page.head} job={page.job} />}
            </JobView>
          </SavedJob>
        </AudienceColors>
      </JobPageFrame>
      <Toasts />
    </>
  )
}
