import { newYorkDay } from '@lilypad/domain'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { EndOfList } from '@/ui/lists/end-of-list.tsx'
import { useGrowing } from '@/ui/lists/use-growing.ts'
import { EmptyState } from '@/ui/states.tsx'
import { useFolding } from '../hide/folded.ts'
import { HiddenRow } from '../hide/hidden-row.tsx'
import { useLeaving } from '../use-leaving.ts'
import type { ShownJobs } from './found-jobs.ts'
import { type CardActions, JobCard } from './job-card.tsx'
import type { ListPlace } from './list-memory.ts'
import { useDrawn } from './use-drawn.ts'

const START = 100
const STEP = 10

/**
 * Laid out when it comes near the screen, until then as high as most; whole again where a menu may open out of it,
 * which has the focus then.
 */
const CARD =
  'relative mb-3 rounded-md data-beside:outline-2 data-beside:-outline-offset-2 data-beside:outline-accent focus-within:z-20 [&:not(:focus-within)]:[content-visibility:auto] [contain-intrinsic-height:auto_14rem] @lg:[contain-intrinsic-height:auto_7.5rem] [overflow-clip-margin:2rem]'

/** As high as it was when the list was left: the page is scrolled to the same place over cards that nobody has seen yet. */
const styleOf = (height: number | undefined) =>
  height === undefined ? undefined : { containIntrinsicHeight: `auto ${height}px` }

type JobListProps = ShownJobs &
  CardActions & {
    /** The job that stands beside the list. */
    besideId?: number | null
    /** Whether jobs that say nothing of states are marked. */
    marksStates: boolean
    /** Where the list was left; null for a list that is opened. */
    restored: ListPlace | null
    /** Is told where the list is left. */
    onLeave: (place: ListPlace) => void
    /** What to do when there are no jobs. */
    action: ReactNode
  }

/** The cards, more of them near the end, and what to do when there are none. */
export const JobList = (props: JobListProps) => {
  const { stacks, asked, count, more, restored, onLeave, action, besideId = null } = props
  const { marksStates, onOpen, onStar, onHide } = props
  const [today] = useState(() => newYorkDay(new Date()))
  const [first] = useState(asked)
  const list = useRef<HTMLUListElement>(null)
  const { limit, grow } = useGrowing(asked, { start: START, step: STEP, restored: restored?.limit ?? 0 })
  const { isWhole, numDrawn } = useDrawn(asked, limit)
  const heights = asked === first ? restored?.heights : undefined
  // The same while nothing of it changes: a letter whose answer is on its way draws no card.
  const cards = useMemo(
    () =>
      stacks.slice(0, numDrawn).map(({ job, variants }, place) => {
        const isBeside = besideId !== null && [job, ...variants].some(({ id }) => id === besideId)
        return (
          <li
            key={job.id}
            data-beside={isBeside || undefined}
            className={CARD}
            style={styleOf(heights?.[place])}
          >
            {job.isHidden ? (
              <HiddenRow jobs={[job, ...variants]} />
            ) : (
              <JobCard {...{ job, variants, today, marksStates, isBeside, onOpen, onStar, onHide }} />
            )}
          </li>
        )
      }),
    [stacks, numDrawn, besideId, heights, today, marksStates, onOpen, onStar, onHide],
  )
  useFolding(list, asked)
  useLeaving(() => {
    const shown = [...(list.current?.children ?? [])]
    onLeave({ limit, heights: shown.map((card) => card.getBoundingClientRect().height) })
  })
  return (
    <>
      {count === 0 && stacks.length === 0 && (
        <EmptyState title="No jobs found!" action={action}>
          Try adjusting your filters to see more opportunities.
        </EmptyState>
      )}
      <ul ref={list} className="@container">
        {cards}
      </ul>
      {isWhole && limit < stacks.length && <EndOfList key={limit} onNear={grow} />}
      {isWhole && limit >= stacks.length && more}
    </>
  )
}
