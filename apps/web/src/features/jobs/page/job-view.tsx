import type { JobRow } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { applyLink, formatDay, getTitle, isClosed, placeText } from '@lilypad/domain'
import { BreakableText, WarningIcon } from '@lilypad/ui'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { trackJobClick } from '@/api/analytics/job-click.ts'
import { isNotFound, toLoadMessage } from '@/api/failure-messages.ts'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import { recordJobClick } from '@/api/jobs/record-job-click.ts'
import { Pay } from '@/parts/job-pay.tsx'
import { useToday } from '@/parts/use-today.ts'
import { DialogButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { ErrorState } from '@/ui/error-state.tsx'
import { lazyPart } from '@/ui/lazy.tsx'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { SavedNotice } from '@/ui/saved-notice.tsx'
import { DottedLine, JobChips } from '../job-lines.tsx'
import { SignUpCard, useJoiningPath } from '../sign-up-links.tsx'
import { Description, DescriptionSkeleton } from './description.tsx'
import { ForYou } from './for-you.tsx'
import { JobHistory } from './job-history.tsx'
import type { JobHead, JobPageData } from './job-page-data.ts'
import { ApplyButton } from './job-title-block.tsx'
import { JobPageSkeleton } from './page-frames.tsx'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'))

function noteClick(job: JobRow) {
  recordJobClick(job.id, true)
  trackJobClick('Related Job Click', job)
}

type OpenRelated = ((event: MouseEvent, job: JobRow) => void) | undefined

const RelatedJob = ({ job, onOpen }: { job: JobRow; onOpen: OpenRelated }) => (
  <article
    aria-label={`${getTitle(job)}, ${job.companyName}`}
    className="card group relative grid h-full content-start gap-3 p-5 transition duration-200 hover:shadow-float"
  >
    <div className="flex items-center gap-3">
      <LogoTile name={job.companyName} src={logoAddress(job)} />
      <p className="wrap-anywhere line-clamp-2 min-w-0 font-medium text-ink-soft text-sm">
        {job.companyName}
      </p>
    </div>
    <h3 className="font-bold">
      <Link
        to={paths.job.href(job.id)}
        onClick={(event) => {
          noteClick(job)
          onOpen?.(event, job)
        }}
        className="inline-block min-h-6 rounded-sm after:absolute after:inset-0 after:rounded-md group-hover:text-accent-text"
      >
        <BreakableText text={getTitle(job)} />
      </Link>
    </h3>
    <DottedLine
      facts={[placeText(job, 2), job.jobType, job.travel].filter((text) => text !== null)}
      className="text-ink-soft text-sm"
    />
    <Pay job={job} />
    <JobChips job={job} />
  </article>
)

function RelatedJobs({ jobs, onOpen }: { jobs: readonly JobRow[]; onOpen: OpenRelated }) {
  const joining = useJoiningPath()
  if (jobs.length === 0 && !joining) return null
  return (
    <section aria-labelledby="related-jobs" className="mt-12 border-line border-t pt-10 print:hidden">
      <h2 id="related-jobs" className="mb-5 font-bold text-xl">
        Related Jobs
      </h2>
      <ul className="grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
        {jobs.map((job) => (
          <li key={job.id} className="min-w-0">
            <RelatedJob job={job} onOpen={onOpen} />
          </li>
        ))}
        {joining && (
          <li className="col-span-full">
            <SignUpCard path={joining} />
          </li>
        )}
      </ul>
    </section>
  )
}

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

function LoadedJob({ head, page: { job, relatedJobs, savedAt }, children, onOpenRelated }: LoadedJobProps) {
  const today = useToday()
  const closedOn = job && !job.deletedOn && isClosed(job.applyBy, today) ? job.applyBy : null
  const markdown = job && (job.description || job.summary)
  return (
    <>
      {savedAt && <SavedNotice at={savedAt} />}
      {(job?.deletedOn || closedOn) && (
        <p
          role="status"
          className="mb-6 flex items-center gap-3 rounded-md bg-warning-soft p-4 font-medium text-warning"
        >
          <WarningIcon className="shrink-0" />
          {closedOn
            ? `This job closed on ${formatDay(closedOn)}.`
            : 'The company has removed this job from its job board.'}
        </p>
      )}
      {/* What has the focus is not behind the bar of a phone's page. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @4xl:grid-cols-[minmax(0,1fr)_20rem] @4xl:grid-rows-[auto_1fr] @4xl:gap-x-12 max-md:[&_:is(a,button,summary)]:scroll-mb-24">
        {children}
        <div className="self-start @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1">
          <ForYou head={head} job={job} />
        </div>
        <div>
          <section aria-labelledby="description">
            <h2 id="description" className="sr-only">
              Description
            </h2>
            {!job && <DescriptionSkeleton />}
            {markdown && <Description markdown={markdown} />}
            {job && !markdown && <p className="text-ink-soft">The full posting is on the company’s site.</p>}
          </section>
          {job && <JobHistory job={job} />}
        </div>
      </div>
      {/* Keeps Apply in reach of the thumb while reading; without an address there is no bar. */}
      {applyLink(head.url) && (
        <div className="sticky bottom-0 z-20 bleed mt-8 border-line border-t bg-surface-raised py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden print:hidden">
          <ApplyButton job={head} className="w-full" />
        </div>
      )}
      {/* After the bar, which would cover it. */}
      {job && (
        <p className="mt-6 -ml-3 print:hidden">
          <DialogButton
            look="quiet"
            size="small"
            dialog={(close) => <ReportDialog job={{ id: head.id, title: getTitle(head) }} onClose={close} />}
          >
            Report this job
          </DialogButton>
        </p>
      )}
      {job && <RelatedJobs jobs={relatedJobs} onOpen={onOpenRelated} />}
    </>
  )
}

export function JobView({ notFound, ...rest }: JobViewProps) {
  const { error, retry, head } = rest.page
  if (error && isNotFound(error)) return notFound
  if (error) return <ErrorState message={toLoadMessage(error)} onRetry={retry} />
  return head ? <LoadedJob head={head} {...rest} /> : <JobPageSkeleton />
}
