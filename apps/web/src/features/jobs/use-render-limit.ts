import { startTransition, useCallback, useEffect, useState } from 'react'

const START = 100
const STEP = 10
/** Few enough to be drawn between two frames. */
const HANDFUL = 5
/** Whoever types or clicks on within this time, in milliseconds, is not kept waiting by cards below the screen. */
const QUIET_MS = 250
/** No card is lower than this with the gap below it, in pixels. */
const CARD_HEIGHT = 150
/** What stands above the first card at least: the bar, and the counter. */
const ABOVE = 130

/** What fills the screen: drawn at once, so that an answer to a keystroke is seen at once. */
const screenful = () => Math.ceil((window.innerHeight - ABOVE) / CARD_HEIGHT)

/** What is shown: another object whenever it is something else. `entry` is the activation of the dashboard. */
type Shown = { entry: string }

/** `limit` is how many cards there shall be, `drawn` how many of them there are by now. */
type State = { shown: Shown; limit: number; drawn: number }

const begin = (shown: Shown, drawn: number): State => ({ shown, limit: Math.max(START, drawn), drawn })

/**
 * How many cards are drawn: 100, then 10 more each time the end comes near, and anew whenever something else is
 * shown. They come in handfuls: the screenful at once, the others when nothing else is asked for. `restored` is
 * where a returning visitor had got to.
 */
export const useRenderLimit = (shown: Shown, restored: number) => {
  const first = () => (restored > 0 ? restored : screenful())
  const [state, setState] = useState(() => begin(shown, first()))
  if (state.shown !== shown) {
    setState(begin(shown, shown.entry === state.shown.entry ? screenful() : first()))
  }

  useEffect(() => {
    const { drawn, limit } = state
    if (drawn >= limit) return
    const drawMore = () =>
      startTransition(() => setState({ ...state, drawn: Math.min(drawn + HANDFUL, limit) }))
    const timer = setTimeout(drawMore, drawn === screenful() ? QUIET_MS : 0)
    return () => clearTimeout(timer)
  }, [state])

  const grow = useCallback(() => setState((before) => ({ ...before, limit: before.limit + STEP })), [])
  return { limit: state.drawn, isFull: state.drawn >= state.limit, grow }
}
