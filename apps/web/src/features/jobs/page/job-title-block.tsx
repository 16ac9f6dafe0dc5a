import type { FullJob } from '@lilypad/contracts'
import { jobPage, paths } from '@lilypad/contracts/addresses'
import { applyLink, getTitle } from '@lilypad/domain'
import { BreakableText, buttonClass, cx, OutIcon, OutLink } from '@lilypad/ui'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'
import { askLater } from '@/api/did-you-apply.ts'
import { usePageOrigin } from '@/api/home/home.ts'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import { useApplied } from '@/api/tracker/already-applied.ts'
import { FollowButton } from '@/parts/follow-button.tsx'
import { useToday } from '@/parts/use-today.ts'
import { takeEarlyPress } from '@/ui/page/early-presses.ts'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { JobHiding } from '../hide/hide-button.tsx'
import { useStar } from '../job-actions.ts'
import { AppliedLine, JobChips, JobDatesLine } from '../job-lines.tsx'
import { ShareRow } from '../share.tsx'
import { StarButton } from '../star-button.tsx'
import { type JobHead, type LoadedHead, toJobDates } from './job-page-data.ts'

/** Tells before Apply that the person applied to this job or to another of its employer. */
export function AppliedNote({ job }: { job: JobHead }) {
  const today = useToday()
  const before = useApplied()?.(job)
  return before && <AppliedLine before={before} companyName={job.companyName} today={today} />
}

const MIDDLE = 1

type ApplyButtonProps = { job: JobHead; size?: 'medium' | 'large'; className?: string }

/** Leads to the company's own page, and has a member asked on their return; absent without a usable address. */
export function ApplyButton({ job, size = 'large', className }: ApplyButtonProps) {
  const user = useUser()
  const href = applyLink(job.url)
  const note = () => user && askLater(user.id, { id: job.id, title: getTitle(job) })
  const noteEarly = useEffectEvent(() => href && takeEarlyPress(href) && note())
  useEffect(() => void noteEarly(), [])
  return (
    href && (
      <OutLink
        href={href}
        onClick={note}
        onAuxClick={({ button }) => button === MIDDLE && note()}
        className={cx(buttonClass('primary', size), className)}
      >
        Apply on company site
        <OutIcon />
      </OutLink>
    )
  )
}

export function Dates({ job }: { job: FullJob }) {
  const today = useToday()
  if (job.deletedOn) return null
  return <JobDatesLine dates={toJobDates(job)} today={today} className="mt-1 text-ink-soft text-sm" />
}

export const CompanyLink = ({ name, className }: { name: string; className: string }) => (
  <p className={cx('text-ink-soft', className)}>
    <Link
      to={paths.company.href(name)}
      className="inline-block rounded-sm underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current touch:-my-2 touch:min-h-11 touch:py-2"
    >
      <BreakableText text={name} />
    </Link>
  </p>
)

/** There once the whole job has loaded. */
export function JobStar({ head: { id, title }, job }: LoadedHead) {
  const onStar = useStar()
  const star = { id, title: getTitle({ title }), onToggle: onStar }
  return job && <StarButton {...star} isTracked={job.isTracked} size="large" />
}

export function JobTitleBlock({ head: job, job: whole }: LoadedHead) {
  const origin = usePageOrigin()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <div className="flex items-start gap-4 md:gap-5">
        <LogoTile name={job.companyName} src={logoAddress(job)} size="large" />
        <div className="min-w-0">
          {job.featured && (
            <p className="mb-1 font-semibold text-highlight-text text-sm">Sponsored listing</p>
          )}
          <h1 className="font-bold text-xl md:text-2xl">
            <BreakableText text={getTitle(job)} />
          </h1>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <CompanyLink name={job.companyName} className="text-lg" />
            <FollowButton name={job.companyName} />
          </div>
          {whole && <Dates job={whole} />}
          <p className="mt-1 hidden text-sm print:block">{jobPage(origin, job.id)}</p>
        </div>
      </div>
      <JobChips job={job} isWhole />
      <AppliedNote job={job} />
      <div className="flex flex-wrap items-center gap-3 max-md:-ml-2.5 print:hidden">
        <ApplyButton job={job} className="max-md:hidden" />
        <JobStar head={job} job={whole} />
        {whole && <JobHiding job={job} hasKey />}
        <ShareRow id={job.id} title={getTitle(job)} />
      </div>
    </div>
  )
}
