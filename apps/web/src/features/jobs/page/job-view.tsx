import type { FullJob, JobRow } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { applyLink, formatDay, getTitle, jobDateFacts, NOT_STATED, salaryText } from '@lilypad/domain'
import { BreakableText, WarningIcon } from '@lilypad/ui'
import { type MouseEvent, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { trackJobClick } from '@/api/analytics/job-click.ts'
import { isNotFound, loadMessageOf } from '@/api/failure-messages.ts'
import { recordJobClick } from '@/api/jobs/jobs.ts'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import { Pay, PayLine } from '@/parts/pay.tsx'
import { ErrorState } from '@/ui/error-state.tsx'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { DottedLine, JobChips, wordParts } from '../job-lines.tsx'
import { placesText } from '../job-texts.ts'
import { SignUpCard, useJoiningPath } from '../sign-up-links.tsx'
import { JobHistory } from './job-history.tsx'
import { datesOf, type JobHead, type JobPageData } from './job-page-data.ts'
import { DescriptionSkeleton, JobPageSkeleton } from './job-page-skeleton.tsx'
import { ApplyButton } from './job-title-block.tsx'
import { JobDescription } from './later-description.ts'
import { TakeJob } from './take-job.tsx'

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children && (
    <div className="grid content-start gap-0.5">
      <dt className="text-ink-soft text-xs">{name}</dt>
      <dd className="wrap-anywhere font-medium text-sm tabular-nums">{children}</dd>
    </div>
  )

/** A row without places hires in the whole US or says nothing of it: only the whole job tells which. */
const placesOf = ({ locations }: JobHead, job: FullJob | null) => {
  if (locations.length > 0) return placesText(locations, 6)
  if (job === null) return null
  return job.statedPlaces === null ? NOT_STATED : placesText(job.statedPlaces, 6)
}

/** The facts in a column. Those that the list row lacks follow when the whole job has loaded. */
const JobFacts = ({ head, job }: { head: JobHead; job: FullJob | null }) => (
  <dl
    className="card grid grid-cols-2 content-start gap-x-4 gap-y-4 p-5 @xl:grid-cols-3 @4xl:grid-cols-1"
    aria-label="Facts"
  >
    <Fact name="Salary">
      {salaryText(head) ? <PayLine job={head} /> : NOT_STATED}
      {head.salaryRange && head.salaryRange !== salaryText(head) && (
        <span className="mt-1 block font-normal text-ink-soft text-xs">Printed: “{head.salaryRange}”</span>
      )}
    </Fact>
    <Fact name="Location">{placesOf(head, job)}</Fact>
    <Fact name="Workplace">{head.workplace}</Fact>
    <Fact name="Job type">{head.jobType}</Fact>
    <Fact name="Travel">
      {head.travel}
      {job?.travelDetails && (
        <span className="mt-1 block font-normal text-ink-soft text-xs">“{job.travelDetails}”</span>
      )}
    </Fact>
    <Fact name="Apply by">{head.applyBy && formatDay(head.applyBy)}</Fact>
    {jobDateFacts(job ? datesOf(job) : { ...head, lastScrapedOn: null, postedOn: null }).map(
      ({ name, day }) => (
        <Fact key={name} name={name}>
          {formatDay(day)}
        </Fact>
      ),
    )}
  </dl>
)

const noteClick = (job: JobRow) => {
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
      parts={wordParts([placesText(job.locations), job.jobType, job.travel].filter((text) => text !== null))}
      className="text-ink-soft text-sm"
    />
    <Pay job={job} />
    <JobChips job={job} />
  </article>
)

/** Jobs like the one on the page; without a paid plan also the link to all others. */
const RelatedJobs = ({ jobs, onOpen }: { jobs: readonly JobRow[]; onOpen: OpenRelated }) => {
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
