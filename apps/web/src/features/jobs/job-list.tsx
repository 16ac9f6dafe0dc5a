import { type JobStack, newYorkDay } from '@lilypad/domain'
import { memo, type ReactNode, type RefObject, useDeferredValue, useMemo, useState } from 'react'
import type { ListedJob } from '@/api/jobs.ts'
import { cx } from '@/ui/cx.ts'
import { EndOfList } from '@/ui/end-of-list.tsx'
import { EmptyState } from '@/ui/states.tsx'
import { type CardActions, JobCard } from './job-card.tsx'
import type { ShownJobs } from './use-job-list.ts'

type CardsProps = CardActions & {
  cards: readonly JobStack<ListedJob>[]
  today: string
  hidden?: boolean
}

/** Some cards. Drawn anew only when they are others. Hidden ones keep their layout, so that hiding costs nothing. */
const Cards = memo(({ cards, hidden = false, ...card }: CardsProps) => (
  <ul className={cx(hidden && '[content-visibility:hidden]')}>
    {cards.map(({ job, variants }) => (
      <li key={job.id} className="relative mb-3 focus-within:z-20 [&:hover]:z-20 [contain:layout_style]">
        <JobCard job={job} variants={variants} {...card} />
      </li>
    ))}
  </ul>
))

/** How many cards may be seen before anybody scrolls. */
const HEAD = 12

type JobListProps = Omit<ShownJobs, 'limit'> &
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
  const { cards, of, count, grow, action, ref, onOpen, onStar } = props
  const [today] = useState(() => newYorkDay(new Date()))
  const head = useMemo(() => cards.slice(0, HEAD), [cards])
  const rest = useMemo(() => ({ cards: cards.slice(HEAD), of }), [cards, of])
  const drawn = useDeferredValue(rest)
  const card = { today, onOpen, onStar }
  return (
    <div ref={ref}>
      {count === 0 && (
        <EmptyState title="No jobs found!" action={action}>
          Try adjusting your filters to see more opportunities.
        </EmptyState>
      )}
      <Cards cards={head} {...card} />
      <Cards cards={drawn.cards} hidden={drawn.of !== of} {...card} />
      {grow && drawn === rest && <EndOfList key={cards.length} onNear={grow} />}
    </div>
  )
}
