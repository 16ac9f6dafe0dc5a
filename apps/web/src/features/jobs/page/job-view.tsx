import type { FullJob, JobRow } from '@lilypad/contracts'
import { applyLink } from '@lilypad/domain'
import { type MouseEvent, type ReactNode, Suspense } from 'react'
import { isNotFound, loadMessageOf } from '@/api/failure-messages.ts'
import { WarningIcon } from '@/ui/icons.tsx'
import { ErrorState } from '@/ui/states.tsx'
import { ApplyButton } from './apply-button.tsx'
import { JobHistory } from './history/job-history.tsx'
import { JobFacts } from './job-facts.tsx'
import type { JobHead, JobPageData } from './job-page-data.ts'
import { DescriptionSkeleton, JobPageSkeleton } from './job-page-skeleton.tsx'
import { JobDescription } from './later-description.ts'
import { RelatedJobs } from './related-jobs.tsx'
import { TakeJob } from './take-job.tsx'

const RemovedBanner = () => (
  <p
    role="status"
    className="mb-6 flex items-center gap-3 rounded-md bg-warning-soft p-4 font-medium text-warning"
  >
    <WarningIcon className="shrink-0" />
    The company has removed this job from its job board.
  </p>
)

const Description = ({ job }: { job: FullJob | null }) => {
  if (!job) return <DescriptionSkeleton />
  const markdown = job.description || job.summary
  if (!markdown) return <p className="text-ink-soft">The full description is on the company’s site.</p>
  return (
    <Suspense fallback={<DescriptionSkeleton />}>
      <JobDescription markdown={markdown} />
    </Suspense>
  )
}

/** Keeps Apply in reach of the thumb while reading; without an address there is no bar. */
const ApplyBar = ({ job }: { job: JobHead }) =>
  applyLink(job.url) && (
    <div className="sticky bottom-0 z-20 bleed mt-8 border-line border-t bg-surface-raised py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden print:hidden">
      <ApplyButton job={job} className="w-full" />
    </div>
  )

type JobViewProps = {
  page: JobPageData
  /** Its title, once something is known of it. */
  children: ReactNode
  /** What to show where there is no such job. */
  notFound: ReactNode
  /** What a press on a related job does beside leading to its page. */
  onOpenRelated?: (event: MouseEvent, job: JobRow) => void
}

type LoadedJobProps = Omit<JobViewProps, 'notFound'> & { head: JobHead }

const LoadedJob = ({ head, page, children, onOpenRelated }: LoadedJobProps) => (
  <>
    {page.job?.deletedOn && <RemovedBanner />}
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @4xl:grid-cols-[minmax(0,1fr)_18rem] @4xl:gap-12">
      {children}
      <div className="self-start @4xl:sticky @4xl:top-[calc(var(--header-height)+2rem)] @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1">
        <JobFacts head={head} job={page.job} />
      </div>
      <div>
        <TakeJob job={page.job} />
        <section aria-labelledby="description">
          <h2 id="description" className="sr-only">
            Description
          </h2>
          <Description job={page.job} />
        </section>
        {page.job && <JobHistory job={page.job} />}
      </div>
    </div>
    <ApplyBar job={head} />
    {page.job && <RelatedJobs jobs={page.relatedJobs} onOpen={onOpenRelated} />}
  </>
)

/** A job in full: as far as it has loaded, or why it has not. */
export const JobView = ({ notFound, ...rest }: JobViewProps) => {
  const { page } = rest
  if (page.error) {
    if (isNotFound(page.error)) return notFound
    return <ErrorState message={loadMessageOf(page.error)} onRetry={page.retry} />
  }
  return page.head ? <LoadedJob head={page.head} {...rest} /> : <JobPageSkeleton />
}
