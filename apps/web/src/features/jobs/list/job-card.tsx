import { paths } from '@lilypad/contracts/addresses'
import { getTitle, type JobStack, placeText, salaryText, shortDateText } from '@lilypad/domain'
import { BreakableText, ChevronIcon, cx } from '@lilypad/ui'
import { memo, useId, useState } from 'react'
import type { ListedJob } from '@/api/jobs/jobs.ts'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import { Pay } from '@/parts/job-pay.tsx'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { HiddenVariant } from '../hide/hidden-row.tsx'
import { FollowToggle, HideButton } from '../hide/hide-button.tsx'
import type { CardActions } from '../job-actions.ts'
import { FitLine } from '../job-fit.tsx'
import { AppliedLine, DottedLine, type Fact, JobChips, JobDatesLine } from '../job-lines.tsx'
import { ShareMenu } from '../share.tsx'
import { StarButton } from '../star-button.tsx'

const MEANING = 'New since your last visit'

/** Hangs in the gap before the title, which stays where it is. A border, since colours of one's own keep no background. */
const NewDot = () => (
  <span
    role="img"
    aria-label={MEANING}
    title={MEANING}
    className="float-left mt-2.25 mr-1 -ml-2.5 size-1.5 rounded-full border-3 border-accent-text md:mt-2.75"
  />
)

type VariantActions = Pick<CardActions, 'onOpen' | 'onHide'>

const Variant = ({ job, onOpen, onHide }: VariantActions & { job: ListedJob }) => (
  <li className="flex items-center">
    <a
      href={`#${paths.job.href(job.id)}`}
      data-job={job.id}
      onClick={(event) => onOpen(event, job)}
      className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 rounded-sm px-3 py-1 text-sm visited:text-ink-soft hover:bg-wash touch:min-h-11"
    >
      <span className="font-medium">{placeText(job, 4)}</span>
      <span className="text-ink-soft tabular-nums">{salaryText(job)}</span>
    </a>
    {onHide && <HideButton title={placeText(job, 2)} jobs={[job]} onHide={onHide} />}
  </li>
)

function StackVariants({ variants, ...actions }: VariantActions & Pick<JobCardProps, 'variants'>) {
  const [open, setOpen] = useState(false)
  const [drawn, setDrawn] = useState(false)
  const id = useId()
  const toggle = () => {
    setDrawn(true)
    setOpen(!open)
  }
  return (
    <div className="relative z-10 -mb-1 @max-lg:col-span-full @lg:mt-4">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className="-ml-2 inline-flex min-h-8 items-center gap-1.5 rounded-sm px-2 font-semibold text-accent-text text-sm hover:bg-accent-soft touch:min-h-11"
      >
        {open ? 'Close additional locations' : 'See additional locations'}
        <ChevronIcon size={14} className={cx('transition duration-200', open && 'rotate-180')} />
      </button>
      <div
        id={id}
        inert={!open}
        className={cx(
          'grid transition-[grid-template-rows] duration-250 ease-out',
          open ? 'grid-rows-[1fr]' : 'grid-rows-[0fr]',
        )}
      >
        <ul className="-mx-3 overflow-hidden">
          {drawn &&
            variants.map((job) =>
              job.isHidden ? (
                <HiddenVariant key={job.id} job={job} />
              ) : (
                <Variant key={job.id} job={job} {...actions} />
              ),
            )}
        </ul>
      </div>
    </div>
  )
}

type JobCardProps = JobStack<ListedJob> &
  CardActions & {
    /** Calendar day in New York, from which days are counted. */
    today: string
    isBeside: boolean
  }

/** A link of its own making: the router's would listen to the address, a thousand times on a long list. */
const Title = ({ job, onOpen, isBeside }: Pick<JobCardProps, 'job' | 'onOpen' | 'isBeside'>) => (
  <h3 className="font-bold text-base @max-lg:leading-[1.15] md:text-lg">
    <a
      href={`#${paths.job.href(job.id)}`}
      data-job={job.id}
      aria-current={isBeside || undefined}
      onClick={(event) => onOpen(event, job)}
      className="inline-block min-h-6 rounded-sm outline-none visited:text-ink-soft after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-primary group-hover:text-accent-text"
    >
      <BreakableText text={getTitle(job)} />
    </a>
  </h3>
)

/** Company, places, type, travel; on phones also the experience and when it was added, in the same line. */
const toFacts = ({ job, today }: Pick<JobCardProps, 'job' | 'today'>): Fact[] => [
  { key: 'company', text: <span className="font-medium text-ink">{job.companyName}</span> },
  ...(job.isFollowed ? [{ key: '', text: 'Following', className: 'font-medium text-accent-text' }] : []),
  ...[placeText(job, 2), job.jobType, job.travel].filter((text) => text !== null),
  { key: 'date', text: shortDateText(job, today), className: '@lg:hidden' },
]

/**
 * One job of the list: what it is at the left, what it pays at the right, on phones below. The whole card is the link;
 * star, share and additional locations are targets of their own. A sponsored listing is a compact row without a category.
 * It fills the item of the list that it stands in, which is what the link's area is measured by.
 */
export const JobCard = memo((props: JobCardProps) => {
  const { job, variants, today, isBeside, onOpen, onStar, onHide, onFollow } = props
  const title = getTitle(job)
  return (
    <article
      aria-label={`${title}, ${job.companyName}`}
      className={cx(
        'card group grid grid-cols-[auto_minmax(0,1fr)_auto] items-start scroll-mt-24 scroll-mb-4 gap-x-3 px-3 py-2 hover:shadow-[inset_0_0_0_1px_var(--line-strong)] @lg:grid-cols-[auto_minmax(0,1fr)] @lg:gap-x-4 @lg:px-5',
        job.featured
          ? 'bg-highlight-soft shadow-[inset_0_0_0_1px_var(--highlight-line)] @lg:py-3'
          : '@lg:py-5',
      )}
    >
      <div className="@max-lg:row-span-2">
        <LogoTile name={job.companyName} src={logoAddress(job)} size={job.featured ? 'small' : 'medium'} />
      </div>
      <div className="min-w-0 @max-lg:contents">
        <div className="grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-x-4 @max-lg:contents @lg:grid">
          <div className="@max-lg:col-span-2">
            {[job, ...variants].some(({ isNew }) => isNew) && <NewDot />}
            <Title {...{ job, onOpen, isBeside }} />
            <DottedLine
              facts={toFacts({ job, today })}
              className="wrap-anywhere text-ink-soft text-xs @lg:text-sm"
            />
            {job.applied && (
              <AppliedLine
                before={job.applied}
                companyName={null}
                today={today}
                className="@max-lg:text-xs @max-lg:*:mt-0"
              />
            )}
          </div>
          <Pay
            job={job}
            className={cx(
              'text-sm @lg:mt-0.5 @lg:max-w-64 @lg:text-right @lg:text-base',
              !job.featured && '@max-lg:col-span-2',
            )}
          />
          <div className="relative z-10 -mr-2 flex shrink-0 items-center focus-within:z-20 @max-lg:col-start-3 @max-lg:row-start-3 @max-lg:-my-2.5 @max-lg:justify-self-end @lg:-mt-1">
            <div className="@max-lg:hidden">
              <ShareMenu id={job.id} title={title} />
            </div>
            {onFollow && <FollowToggle job={job} onFollow={onFollow} />}
            <StarButton id={job.id} title={title} isTracked={job.isTracked} onToggle={onStar} />
            {onHide && <HideButton title={title} jobs={[job, ...variants]} onHide={onHide} />}
          </div>
        </div>
        <div
          className={cx(
            'items-center gap-x-2 gap-y-1 @lg:flex',
            job.featured
              ? '@max-lg:contents @lg:mt-1 @lg:flex-wrap'
              : 'flex flex-wrap @max-lg:col-span-2 @max-lg:row-start-3 @max-lg:min-w-0 @lg:mt-2.5 @lg:gap-x-4',
          )}
        >
          {job.featured && (
            <p className="shrink-0 font-semibold text-highlight-text text-xs @max-lg:col-start-3 @max-lg:row-start-2 @max-lg:text-right">
              Sponsored<span className="@max-lg:sr-only"> listing</span>
            </p>
          )}
          <JobChips job={job} isOnCard hasCategory={!job.featured} />
          <FitLine
            job={job}
            className={cx(
              'min-w-0 flex-1 @max-lg:basis-full @max-lg:whitespace-normal @lg:min-w-28',
              job.featured && '@max-lg:hidden',
            )}
          />
          <JobDatesLine
            dates={job}
            today={today}
            className="relative z-10 ml-auto text-ink-soft text-xs @max-lg:hidden"
          />
        </div>
        {variants.length > 0 && <StackVariants variants={variants} onOpen={onOpen} onHide={onHide} />}
      </div>
    </article>
  )
})
