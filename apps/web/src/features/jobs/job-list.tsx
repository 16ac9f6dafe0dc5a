import { type JobStack, newYorkDay } from '@lilypad/domain'
import { memo, type ReactNode, type RefObject, useMemo, useState } from 'react'
import type { ListedJob } from '@/api/jobs.ts'
import { cx } from '@/ui/cx.ts'
import { EndOfList } from '@/ui/end-of-list.tsx'
import { EmptyState } from '@/ui/states.tsx'
import { usePainted } from '@/ui/use-painted.ts'
import { type CardActions, JobCard } from './job-card.tsx'
import type { ShownJobs } from './use-job-list.ts'
import { useKeptHeights } from './use-kept-heights.ts'

type Stacks = readonly JobStack<ListedJob>[]

type CardsProps = CardActions & {
  stacks: Stacks
  /** The first card, and the one after the last. */
  from: number
  to: number
  today: string
  /** How high each card of the list is, as far as that is known, in pixels. */
  heights: readonly number[]
  /** Whether a card takes over what the one before it at its place has drawn, which costs half of a new one. */
  reused?: boolean
}

/** So many cards are laid out at once, so that nothing moves for whoever scrolls a few screens down. */
const EAGER = 30

/**
 * Laid out and painted when it comes near the screen, until then as high as most; whole again where a menu may
 * open out of it.
 */
const LAZY =
  '[&:not(:hover,:focus-within)]:[content-visibility:auto] [contain-intrinsic-height:auto_14.7rem] sm:[contain-intrinsic-height:auto_10rem] md:[contain-intrinsic-height:auto_12.7rem] lg:[contain-intrinsic-height:auto_9.5rem] [overflow-clip-margin:2rem]'

const heightStyle = (height: number | undefined) =>
  height === undefined ? undefined : { containIntrinsicHeight: `auto ${height}px` }

/** Some cards. Drawn anew only when they are others. */
const Cards = memo(({ stacks, from, to, heights, reused = false, ...card }: CardsProps) =>
  stacks.slice(from, to).map(({ job, variants }, place) => (
    <li
      key={reused ? place : job.id}
      className={cx(
        'relative mb-3 focus-within:z-20 [&:hover]:z-20',
        from + place < EAGER ? '[contain:layout_style]' : LAZY,
      )}
      style={heightStyle(heights[from + place])}
    >
      <JobCard job={job} variants={variants} {...card} />
    </li>
  )),
)

/** So many cards are looked at again when a few are added to a long list. */
const RUN = 12

/** Many cards, in runs. */
const runsOf = (from: number, to: number) =>
  Array.from({ length: Math.ceil(Math.max(0, to - from) / RUN) }, (_, run) => {
    const begin = from + run * RUN
    return { from: begin, to: Math.min(begin + RUN, to) }
  })

type JobListProps = ShownJobs &
  CardActions & {
    ref: RefObject<HTMLDivElement | null>
    /** What to do when there are no jobs. */
    action: ReactNode
  }

/**
 * The cards, more of them near the end, and what to do when there are none. The first ones answer a keystroke at
 * once; the others are hidden until they are those that belong below.
 */
export const JobList = (props: JobListProps) => {
  const { stacks, limit, first, of, count, grow, action, ref, onOpen, onStar } = props
  const [today] = useState(() => newYorkDay(new Date()))
  const rest = useMemo(() => ({ stacks, first, limit, of }), [stacks, first, limit, of])
  const drawn = usePainted(rest)
  const heights = useKeptHeights(ref, of)
  const card = { today, onOpen, onStar, heights }
  return (
    <div ref={ref}>
      {count === 0 && (
        <EmptyState title="No jobs found!" action={action}>
          Try adjusting your filters to see more opportunities.
        </EmptyState>
      )}
      <ul>
        <Cards stacks={stacks} from={0} to={first} reused {...card} />
      </ul>
      {/* Hidden ones keep their layout, so that hiding costs nothing. */}
      <ul className={cx(drawn.of !== of && '[content-visibility:hidden]')}>
        {runsOf(drawn.first, drawn.limit).map((run) => (
          <Cards key={run.from} stacks={drawn.stacks} {...run} {...card} />
        ))}
      </ul>
      {grow && drawn === rest && <EndOfList key={limit} onNear={grow} />}
    </div>
  )
}
