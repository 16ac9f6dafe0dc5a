import type { JobRow } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { getTitle } from '@lilypad/domain'
import { BreakableText, buttonClass, cx, EmptyState } from '@lilypad/ui'
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import { FollowButton } from '@/parts/follow-button.tsx'
import { opensInNewTab } from '@/parts/new-tab.ts'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { KeyCap } from '../dashboard/dashboard-shortcuts.tsx'
import { JobHiding } from '../hide/hide-button.tsx'
import { noteJobClick } from '../job-actions.ts'
import { JobChips } from '../job-lines.tsx'
import { type LoadedHead, useJobPage } from '../page/job-page-data.ts'
import { AppliedNote, ApplyButton, CompanyLink, Dates, JobStar } from '../page/job-title-block.tsx'
import { JobView } from '../page/job-view.tsx'
import { ShareRow } from '../share.tsx'
import { useJoiningPath } from '../sign-up-links.tsx'
import type { JobBeside, Split } from './use-split.ts'

/** Nothing is asked of jobs that somebody only passes. */
const REST_MS = 120

/**
 * The job beside the list: the one before until the next is there. One on which somebody rests is asked for, and counted
 * as a click.
 */
function usePaneJob(job: JobBeside | null) {
  const [rested, setRested] = useState(job)
  useEffect(() => {
    const timer = setTimeout(() => setRested((was) => (was?.id === job?.id ? was : job)), REST_MS)
    return () => clearTimeout(timer)
  }, [job])
  useEffect(() => {
    if (rested?.row) noteJobClick(rested.row)
  }, [rested])
  const page = useJobPage(rested && `${rested.id}`, true)
  return { page, isBusy: job !== null && !page.error && page.head?.id !== job.id }
}

/** The job is no longer there, or for paid members only, in the words of its page. */
function NoJob() {
  const joining = useJoiningPath()
  if (!joining) return <EmptyState title="This job is no longer available." />
  return (
    <EmptyState
      title="This job is only available to paid subscribers."
      action={
        <Link to={joining} className={buttonClass('primary')}>
          See all the jobs
        </Link>
      }
    />
  )
}

const HINTS = [
  ['j', 'next job'],
  ['k', 'previous job'],
  ['Enter', 'into the job'],
  ['Esc', 'back to the list'],
] as const

const PaneHint = () => (
  <EmptyState title="Choose a job to read it here">
    <span className="mt-2 grid grid-cols-2 gap-x-6 gap-y-2.5 text-left text-sm">
      {HINTS.map(([key, does]) => (
        <span key={key} className="inline-flex items-center gap-2 whitespace-nowrap">
          <KeyCap name={key} />
          {does}
        </span>
      ))}
    </span>
  </EmptyState>
)

/** Title, Apply and star: in sight wherever one reads. */
const PaneHead = ({ head, job }: LoadedHead) => (
  <div className="sticky top-0 z-20 flex items-center gap-3 border-line border-b bg-surface px-6 py-3">
    <LogoTile name={head.companyName} src={logoAddress(head)} />
    <div className="min-w-0 flex-1">
      <h2 className="line-clamp-2 font-bold text-lg leading-tight">
        <BreakableText text={getTitle(head)} />
      </h2>
      <CompanyLink name={head.companyName} className="text-sm" />
    </div>
    <div className="flex shrink-0 items-center gap-1">
      <ApplyButton job={head} size="medium" />
      <JobStar head={head} job={job} />
    </div>
  </div>
)

const PaneTitle = ({ head, job }: LoadedHead) => (
  <div className="grid gap-3">
    {head.featured && <p className="font-semibold text-highlight-text text-sm">Sponsored listing</p>}
    <JobChips job={head} isWhole />
    <AppliedNote job={head} />
    <div className="-ml-2.5 flex flex-wrap items-center gap-x-3">
      {job && <JobHiding job={head} />}
      <FollowButton name={head.companyName} />
      <ShareRow id={head.id} title={getTitle(head)} />
      {job && <Dates job={job} />}
      <Link
        to={paths.job.href(head.id)}
        state={{ fromList: true }}
        className="ml-auto inline-flex min-h-6 items-center rounded-sm font-semibold text-accent-text text-sm underline underline-offset-2"
      >
        Open full page
      </Link>
    </div>
  </div>
)

/** Back to the card of the job; where the filters exclude it, to the first. */
function leaveByEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const card = find('[data-beside] [data-job]') ?? find('a[data-job]')
  card?.focus()
}

export default function JobPane({ split: { job, show, pane } }: { split: Split }) {
  const { page, isBusy } = usePaneJob(job)
  const { head } = page
  const shownId = head?.id
  // Another job begins at its top.
  useLayoutEffect(() => {
    pane.current?.scrollTo(0, 0)
  }, [pane, shownId])
  const openRelated = (event: MouseEvent, related: JobRow) => {
    if (opensInNewTab(event)) return
    event.preventDefault()
    show({ id: related.id, row: null })
    pane.current?.focus()
  }
  const isShown = job !== null && head !== null && !page.error
  return (
    <section
      ref={pane}
      tabIndex={-1}
      aria-label={isShown ? getTitle(head) : 'Job beside the list'}
      aria-busy={isBusy}
      onKeyDown={leaveByEscape}
      className="sticky top-[calc(var(--header-height)+1rem)] h-[calc(100dvh-var(--header-height)-2rem)] scroll-pt-24 overflow-y-auto overscroll-contain rounded-md border border-line"
    >
      {job === null && <PaneHint />}
      {job && (
        // Nobody applies to the job before while the next one is on its way.
        <div
          inert={isBusy}
          className={cx('transition-opacity duration-200', isBusy && 'opacity-50 delay-300')}
        >
          {isShown && <PaneHead key={`head ${shownId}`} head={head} job={page.job} />}
          <div key={shownId} className="@container px-6 pt-4 pb-14">
            <JobView page={page} notFound={<NoJob />} onOpenRelated={openRelated}>
              {isShown && <PaneTitle head={head} job={page.job} />}
            </JobView>
          </div>
        </div>
      )}
    </section>
  )
}
