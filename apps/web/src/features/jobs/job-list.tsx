import { type JobStack, newYorkDay } from '@lilypad/domain'
import { memo, type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react'
import type { ListedJob } from '@/api/jobs.ts'
import { cx } from '@/ui/cx.ts'
import { EndOfList } from '@/ui/end-of-list.tsx'
import { EmptyState } from '@/ui/states.tsx'
import { usePainted } from '@/ui/use-painted.ts'
import { type CardActions, JobCard } from './job-card.tsx'
import type { ShownJobs } from './use-job-list.ts'
import { useKeptHeights } from './use-kept-heights.ts'
import { useRenderLimit } from './use-render-limit.ts'
import { type Run, useRuns } from './use-runs.ts'

type Stacks = readonly JobStack<ListedJob>[]

/** So many cards are laid out at once, so that nothing moves for whoever scrolls a few screens down. */
const EAGER = 30

/**
 * Laid out and painted when it comes near the screen, until then as high as most; whole again where a menu may
 * open out of it, which has the focus then. A pointer that cards are scrolled past changes but their colours.
 */
const LAZY =
  '[&:not(:focus-within)]:[content-visibility:auto] [contain-intrinsic-height:auto_14.7rem] sm:[contain-intrinsic-height:auto_10rem] md:[contain-intrinsic-height:auto_12.7rem] lg:[contain-intrinsic-height:auto_9.5rem] [overflow-clip-margin:2rem]'

const HIDDEN = '[content-visibility:hidden] not-supports-[content-visibility:hidden]:hidden'

const heightStyle = (height: number | undefined) =>
  height === undefined ? undefined : { containIntrinsicHeight: `auto ${height}px` }

type RunsProps = CardActions & Run<Stacks> & { heights: readonly number[]; today: string }

/** Neighbouring cards. Each takes over what the one before it at its place has drawn. */
const Cards = memo(({ list, from, to, heights, ...card }: RunsProps) =>
  list.slice(from, to).map(({ job, variants }, index) => (
    // biome-ignore lint/a11y/useSemanticElements: the list is drawn by runs, which no `ul` may hold
    <div
      role="listitem"
      key={index}
      className={cx(
        'relative mb-3 focus-within:z-20',
        from + index < EAGER ? '[contain:layout_style]' : LAZY,
      )}
      style={heightStyle(heights[from + index])}
    >
      <JobCard job={job} variants={variants} {...card} />
    </div>
  )),
)

type JobListProps = ShownJobs &
  CardActions & {
    ref: RefObject<HTMLDivElement | null>
    restoredLimit: number
    /** Is told how far the list is drawn. */
    remember: (limit: number) => void
    /** What to do when there are no jobs. */
    action: ReactNode
  }

/**
 * The cards, more of them near the end, and what to do when there are none. The first ones answer a keystroke at
 * once; what stood behind them is hidden until it shows those that belong there.
 */
export const JobList = (props: JobListProps) => {
  const { stacks, of, count, restoredLimit, remember, action, ref, onOpen, onStar } = props
  const [today] = useState(() => newYorkDay(new Date()))
  const { first, drawn, isFull, grow } = useRenderLimit(of, stacks.length, restoredLimit)
  // The first cards answer first: the others know of what is asked for a frame later.
  const asked = useMemo(() => ({ stacks, of }), [stacks, of])
  const late = usePainted(asked)
  const isLate = late.of !== of
  const to = isLate ? first : drawn
  const { runs, fresh, open } = useRuns({ list: late.stacks, from: first, to, isFull: isFull && !isLate })
  useEffect(() => remember(drawn), [remember, drawn])
  const heights = useKeptHeights(ref, of)
  const card = { today, onOpen, onStar, heights }
  return (
    <div ref={ref}>
      {count === 0 && (
        <EmptyState title="No jobs found!" action={action}>
          Try adjusting your filters to see more opportunities.
        </EmptyState>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the list is drawn by runs, which no `ul` may hold */}
      <div role="list">
        <Cards list={stacks} from={0} to={first} {...card} />
        {/* What is hidden keeps its layout, so that hiding costs nothing. */}
        <div className={cx(fresh === 0 && HIDDEN)}>
          {runs.map((run, place) => (
            <div key={place} className={cx(place >= open && HIDDEN)}>
              <Cards {...run} {...card} />
            </div>
          ))}
        </div>
      </div>
      {grow && <EndOfList key={drawn} onNear={grow} />}
    </div>
  )
}
