import type { JobStack } from '@lilypad/domain'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { type ListedJob, recordJobClick } from '@/api/jobs.ts'
import { logoAddress } from '@/api/logo-address.ts'
import { paths } from '@/paths.ts'
import { BreakableText } from '@/ui/breakable-text.tsx'
import { cx } from '@/ui/cx.ts'
import { dayAgoOf, formatDay } from '@/ui/format.ts'
import { LogoTile } from '@/ui/logo-tile.tsx'
import { JobChips } from './job-chips.tsx'
import { quietLine, titleOf } from './job-texts.ts'
import { ShareMenu } from './share-menu.tsx'
import { StackVariants } from './stack-variants.tsx'

type FreshnessProps = { day: string | null; today: string; className: string }

const Freshness = ({ day, today, className }: FreshnessProps) =>
  day && (
    <time dateTime={day} title={formatDay(day)} className={cx('relative z-10 whitespace-nowrap', className)}>
      {dayAgoOf(day, today)}
    </time>
  )

const Title = ({ job }: { job: ListedJob }) => (
  <h3 className="font-bold text-base md:text-lg">
    <Link
      to={paths.job.href(job.id)}
      state={{ fromList: true }}
      onClick={() => recordJobClick(job.id)}
      className="inline-block min-h-6 rounded-sm visited:text-ink-soft after:absolute after:inset-0 after:rounded-md group-hover:text-accent-text"
    >
      <BreakableText text={titleOf(job)} />
    </Link>
  </h3>
)

type JobCardProps = JobStack<ListedJob> & {
  /** Calendar day in New York, against which freshness is told. */
  today: string
}

/** One job of the list. The whole card is the link; share and additional locations are targets of their own. */
export const JobCard = memo(({ job, variants, today }: JobCardProps) => (
  <article
    className={cx(
      'card group relative flex gap-4 p-4 transition duration-120 hover:shadow-[inset_0_0_0_1px_var(--line-strong)] md:p-5',
      job.featured && 'bg-highlight-soft shadow-[inset_0_0_0_1px_var(--highlight-line)]',
    )}
  >
    <LogoTile name={job.companyName} src={logoAddress(job)} />
    <div className="grid min-w-0 flex-1 gap-2">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          {job.featured && (
            <p className="mb-0.5 font-semibold text-highlight-text text-xs">Sponsored listing</p>
          )}
          <Title job={job} />
          <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
            {job.companyName}
            <Freshness day={job.approvedOn} today={today} className="md:hidden" />
          </p>
        </div>
        <div className="relative z-10 -mt-1 -mr-1.5 flex shrink-0 items-center gap-1 has-aria-expanded:z-20">
          <Freshness day={job.approvedOn} today={today} className="text-ink-soft text-xs max-md:hidden" />
          <ShareMenu id={job.id} title={titleOf(job)} />
        </div>
      </div>
      <p className="text-sm tabular-nums">{quietLine(job).join(' · ')}</p>
      <JobChips job={job} />
      {variants.length > 0 && <StackVariants variants={variants} />}
    </div>
  </article>
))
