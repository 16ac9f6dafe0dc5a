import { paths } from '@lilypad/contracts/addresses'
import type { JobStack } from '@lilypad/domain'
import { titleOf } from '@lilypad/domain'
import { memo } from 'react'
import type { ListedJob } from '@/api/jobs/jobs.ts'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import { cx } from '@/ui/cx.ts'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { BreakableText } from '@/ui/text/breakable-text.tsx'
import { JobChips } from '../job-chips.tsx'
import { JobDatesLine } from '../job-dates-line.tsx'
import { quietLine } from '../job-texts.ts'
import { ShareMenu } from '../share-menu.tsx'
import { StarButton } from '../star-button.tsx'
import { StackVariants } from './stack-variants.tsx'
import type { OpenJob } from './use-open-job.ts'

export type CardActions = { onOpen: OpenJob; onStar: (id: number) => Promise<void> }

type JobCardProps = JobStack<ListedJob> &
  CardActions & {
    /** Calendar day in New York, from which days are counted. */
    today: string
    /** Marks a job whose posting says nothing of states: for people who said where they live. */
    marksStates: boolean
  }

/** A link of its own making: the router's would listen to the address, a thousand times on a long list. */
const Title = ({ job, onOpen }: { job: ListedJob; onOpen: OpenJob }) => (
  <h3 className="font-bold text-base md:text-lg">
    <a
      href={`#${paths.job.href(job.id)}`}
      data-job={job.id}
      onClick={(event) => onOpen(event, job)}
      className="inline-block min-h-6 rounded-sm outline-none visited:text-ink-soft after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-primary group-hover:text-accent-text"
    >
      <BreakableText text={titleOf(job)} />
    </a>
  </h3>
)

/**
 * One job of the list. The whole card is the link; star, share and additional locations are targets of their own.
 * It fills the item of the list that it stands in, which is what the link's area is measured by.
 */
export const JobCard = memo(({ job, variants, today, marksStates, onOpen, onStar }: JobCardProps) => (
  <article
    aria-label={`${titleOf(job)}, ${job.companyName}`}
    className={cx(
      'card group flex items-start scroll-mt-24 scroll-mb-4 gap-3 p-4 hover:shadow-[inset_0_0_0_1px_var(--line-strong)] sm:gap-4 md:p-5',
      job.featured && 'bg-highlight-soft shadow-[inset_0_0_0_1px_var(--highlight-line)]',
    )}
  >
    <LogoTile name={job.companyName} src={logoAddress(job)} />
    <div className="min-w-0 flex-1">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          {job.featured && (
            <p className="mb-0.5 font-semibold text-highlight-text text-xs">Sponsored listing</p>
          )}
          <Title job={job} onOpen={onOpen} />
          <p className="text-ink-soft text-sm">{job.companyName}</p>
        </div>
        <div className="relative z-10 -mt-1 -mr-1.5 flex shrink-0 items-center focus-within:z-20 max-sm:flex-col">
          <ShareMenu id={job.id} title={titleOf(job)} />
          <StarButton id={job.id} title={titleOf(job)} isTracked={job.isTracked} onToggle={onStar} />
        </div>
      </div>
      <p className="mt-2 text-sm tabular-nums">
        {quietLine(job).join(' · ')}
        {marksStates && job.eligibleStates === null && (
          <span className="text-ink-soft">
            {' · '}
            <span className="whitespace-nowrap">states not stated</span>
          </span>
        )}
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <JobChips job={job} />
        <JobDatesLine dates={job} today={today} className="relative z-10 text-ink-soft text-xs" />
      </div>
      {variants.length > 0 && <StackVariants variants={variants} onOpen={onOpen} />}
    </div>
  </article>
))
