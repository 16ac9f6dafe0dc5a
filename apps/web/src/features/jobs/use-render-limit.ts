import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { afterPaint } from '@/ui/after-paint.ts'
import { COUNTER_ID } from './list-head.tsx'
import { whenQuiet } from './when-quiet.ts'

const START = 100
const STEP = 10
/** So few cards are drawn at a time that whoever presses something meanwhile does not feel it. */
export const RUN = 3
/** No card is lower than this with the gap below it, in pixels. */
const CARD_HEIGHT = 150
/** What stands above the first card at least, in pixels: the bar, and the counter. */
const ABOVE = 130

/** Where the cards begin; asked only when nothing waits to be laid out, for it would be laid out at once. */
const topOfCards = () =>
  Math.max(ABOVE, document.getElementById(COUNTER_ID)?.getBoundingClientRect().bottom ?? 0)

/** How many cards fill the screen below there: drawn at once, so that an answer to a keystroke is seen at once. */
const screenful = (above: number) => Math.max(1, Math.ceil((window.innerHeight - above) / CARD_HEIGHT))

/** What is shown: another object whenever it is something else. `entry` is the activation of the dashboard. */
type Shown = { entry: string }

/** `limit` is how many cards there shall be, `first` how many came at once, `drawn` how many there are by now. */
type State = { shown: Shown; limit: number; first: number; drawn: number; isSettled: boolean }

const begin = (shown: Shown, first: number, restored: number): State => {
  const drawn = Math.max(first, restored)
  return { shown, limit: Math.max(START, drawn), first, drawn, isSettled: false }
}

/** Whether no more cards come for now. What stood there before is drawn over first: a step is always taken. */
const isFullOf = ({ isSettled, drawn, limit }: State, count: number) =>
  isSettled && drawn >= Math.min(limit, count)

const further = (state: State): State => ({
  ...state,
  drawn: Math.min(state.drawn + RUN, state.limit),
  isSettled: true,
})

/**
 * How many cards are drawn: 100, then 10 more each time the end comes near, and anew whenever something else is
 * shown. The screenful comes at once, the others by few when nothing else is asked for.
 *
 * @param count how many cards the list has
 * @param restored where a returning visitor had got to
 */
export const useRenderLimit = (shown: Shown, count: number, restored: number) => {
  const above = useRef(ABOVE)
  const start = (from: number) => begin(shown, screenful(above.current), from)
  const [state, setState] = useState(() => start(restored))
  if (state.shown !== shown) setState(start(shown.entry === state.shown.entry ? 0 : restored))

  const isFull = isFullOf(state, count)
  useEffect(() => {
    if (isFull) return
    const isFirst = state.drawn === state.first
    const drawMore = () => {
      if (isFirst) above.current = topOfCards()
      startTransition(() => setState(further(state)))
    }
    // Whoever came to the end of the list asked for these, and presses the same key again when none come.
    if (!isFirst && state.drawn >= START) return afterPaint(drawMore)
    return whenQuiet(drawMore, { soon: !isFirst })
  }, [state, isFull])

  const grow = useCallback(() => setState((before) => ({ ...before, limit: before.limit + STEP })), [])
  const { first, drawn, limit } = state
  return { first, drawn, isFull, grow: isFull && limit < count ? grow : null }
}
