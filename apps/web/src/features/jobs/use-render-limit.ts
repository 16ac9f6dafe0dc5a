import { startTransition, useCallback, useEffect, useState } from 'react'

/** Few enough to be drawn between two frames. */
const HANDFUL = 15
const START = 100
const STEP = 10
/** No card is lower than this, in pixels. */
const CARD_HEIGHT = 140

/** What fills the screen: drawn at once, so that an answer to a keystroke is seen at once. */
const screenful = () => Math.ceil(window.innerHeight / CARD_HEIGHT) + 1

/** What is shown: another object whenever it is something else. `entry` is the activation of the dashboard. */
type Shown = { entry: string }

/**
 * How many cards are drawn: 100, then 10 more each time the end comes near, and anew whenever something else is
 * shown. The 100 come in handfuls, the screenful first. `restored` is where a returning visitor had got to.
 */
export const useRenderLimit = (shown: Shown, restored: number) => {
  const first = () => (restored > 0 ? restored : screenful())
  const [state, setState] = useState(() => ({ shown, limit: first() }))
  if (state.shown !== shown) {
    setState({ shown, limit: shown.entry === state.shown.entry ? screenful() : first() })
  }

  useEffect(() => {
    if (state.limit >= START) return
    const limit = Math.min(state.limit + HANDFUL, START)
    const frame = requestAnimationFrame(() => startTransition(() => setState({ shown: state.shown, limit })))
    return () => cancelAnimationFrame(frame)
  }, [state])

  const grow = useCallback(() => setState((before) => ({ ...before, limit: before.limit + STEP })), [])
  return { limit: state.limit, isFull: state.limit >= START, grow }
}
