import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { COUNTER_ID } from './list-head.tsx'

const START = 100
const STEP = 10
/** So many at a time, to be soon done with the first hundred. */
const HANDFUL = 12
/** Few enough to be drawn between two frames: whoever has come to the end of those is scrolling. */
const FEW = 3
/** Whoever types or clicks on within this time, in milliseconds, is not kept waiting by cards below the screen. */
const QUIET_MS = 250
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
type State = { shown: Shown; limit: number; first: number; drawn: number }

const begin = (shown: Shown, first: number, restored: number): State => {
  const drawn = Math.max(first, restored)
  return { shown, limit: Math.max(START, drawn), first, drawn }
}

/**
 * How many cards are drawn: 100, then 10 more each time the end comes near, and anew whenever something else is
 * shown. They come in handfuls: the screenful at once, the others when nothing else is asked for. `restored` is
 * where a returning visitor had got to.
 */
export const useRenderLimit = (shown: Shown, restored: number) => {
  const above = useRef(ABOVE)
  const start = (from: number) => begin(shown, screenful(above.current), from)
  const [state, setState] = useState(() => start(restored))
  if (state.shown !== shown) setState(start(shown.entry === state.shown.entry ? 0 : restored))

  useEffect(() => {
    const { first, drawn, limit } = state
    if (drawn >= limit) return
    const drawMore = () => {
      above.current = topOfCards()
      startTransition(() =>
        setState({ ...state, drawn: Math.min(drawn + (drawn < START ? HANDFUL : FEW), limit) }),
      )
    }
    const timer = setTimeout(drawMore, drawn === first ? QUIET_MS : 0)
    return () => clearTimeout(timer)
  }, [state])

  const grow = useCallback(() => setState((before) => ({ ...before, limit: before.limit + STEP })), [])
  return { first: state.first, limit: state.drawn, isFull: state.drawn >= state.limit, grow }
}
