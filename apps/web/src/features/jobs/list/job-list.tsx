import {
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useToday } from '@/parts/use-today.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { EndOfList } from '@/ui/lists/end-of-list.tsx'
import { useShowMore } from '@/ui/lists/use-show-more.ts'
import { HiddenRow } from '../hide/hidden-row.tsx'
import { useClearJustHidden } from '../hide/use-hiding.ts'
import type { CardActions } from '../job-actions.ts'
import { JobCard } from './job-card.tsx'
import type { ListPosition } from './list-memory.ts'
import type { SearchResult } from './search-in-browser.ts'

/** Calls back when the screen is left, for another page of the app or of the web, while it is still shown. */
function useLeaving(act: () => void): void {
  const leave = useEffectEvent(act)
  useLayoutEffect(() => {
    const onHide = () => leave()
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      leave()
    }
  }, [])
}

/** This many cards fill most screens: they answer a letter or a click at once. */
const FIRST = 8
/** The others follow in steps short enough for a letter between them, once nothing else is found for a moment. */
const NEXT = 16
const PAUSE_MS = 200

/** @param asked another one whenever something else is asked for: its first screen is drawn first */
function useDrawn(asked: unknown, limit: number) {
  const [state, setState] = useState({ asked, drawn: limit, isWhole: true })
  if (state.asked !== asked) setState({ asked, drawn: FIRST, isWhole: false })
  const { drawn, isWhole } = state
  useEffect(() => {
    if (isWhole) return
    const draw = () =>
      startTransition(() => setState({ asked, drawn: drawn + NEXT, isWhole: drawn + NEXT >= limit }))
    const timer = setTimeout(draw, drawn === FIRST ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [asked, drawn, isWhole, limit])
  return { isWhole, numDrawn: isWhole ? limit : Math.min(drawn, limit) }
}

const START = 100
const STEP = 10

/**
 * Laid out when it comes near the screen, until then as high as most; whole again where a menu may open out of it,
 * which has the focus then.
 */
const CARD =
  'relative mb-3 rounded-md data-beside:outline-2 data-beside:-outline-offset-2 data-beside:outline-accent focus-within:z-20 [&:not(:focus-within)]:[content-visibility:auto] [contain-intrinsic-height:auto_8.5rem] @lg:[contain-intrinsic-height:auto_7.5rem] [overflow-clip-margin:2rem]'

/** As high as it was when the list was left: the page is scrolled to the same position over cards that nobody has seen yet. */
const heightStyle = (height: number | undefined) =>
  height === undefined ? undefined : { containIntrinsicHeight: `auto ${height}px` }

type JobListProps = Pick<SearchResult, 'count' | 'stacks' | 'more'> &
  CardActions & {
    /** Another one whenever something else is asked for; nothing where all jobs are, always. */
    asked?: unknown
    besideId?: number | null
    restored?: ListPosition | null
    onLeave?: (position: ListPosition) => void
    action?: ReactNode
  }

export function JobList(props: JobListProps) {
  const { stacks, count, more, asked, besideId = null, restored = null, onLeave, action } = props
  const { onOpen, onStar, onHide, onFollow } = props
  const today = useToday()
  const [first] = useState(asked)
  const list = useRef<HTMLUListElement>(null)
  const { limit, grow } = useShowMore(asked, { start: START, step: STEP, restored: restored?.limit ?? 0 })
  const { isWhole, numDrawn } = useDrawn(asked, limit)
  const heights = asked === first ? restored?.heights : undefined
  // The same while nothing of it changes: a letter whose answer is on its way draws no card.
  const cards = useMemo(
    () =>
      stacks.slice(0, numDrawn).map(({ job, variants }, index) => {
        const isBeside = besideId !== null && [job, ...variants].some(({ id }) => id === besideId)
        return (
          <li
            key={job.id}
            data-beside={isBeside || undefined}
            className={CARD}
            style={heightStyle(heights?.[index])}
          >
            {job.isHidden ? (
              <HiddenRow jobs={[job, ...variants]} />
            ) : (
              <JobCard {...{ job, variants, today, isBeside, onOpen, onStar, onHide, onFollow }} />
            )}
          </li>
        )
      }),
    [stacks, numDrawn, besideId, heights, today, onOpen, onStar, onHide, onFollow],
  )
  useClearJustHidden(list, asked)
  useLeaving(() => {
    const shown = [...(list.current?.children ?? [])]
    onLeave?.({ limit, heights: shown.map((card) => card.getBoundingClientRect().height) })
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
