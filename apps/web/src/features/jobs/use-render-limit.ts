import { startTransition, useCallback, useEffect, useState } from 'react'

/** What fills the tallest screen: drawn at once, so that an answer to a keystroke is seen at once. */
const FIRST_PAINT = 12
/** Few enough to be drawn between two frames. */
const HANDFUL = 22
const START = 100
const STEP = 10

/**
 * How many cards are drawn: 100, then 10 more each time the end comes near, and anew for every filter.
 * The 100 come in handfuls, the screenful first. `restored` is where a returning visitor had got to.
 */
export const useRenderLimit = (filter: string, restored = 0) => {
  const [state, setState] = useState({ filter, limit: Math.max(restored, FIRST_PAINT) })
  if (state.filter !== filter) setState({ filter, limit: FIRST_PAINT })

  useEffect(() => {
    if (state.limit >= START) return
    const limit = Math.min(state.limit + HANDFUL, START)
    const frame = requestAnimationFrame(() =>
      startTransition(() => setState({ filter: state.filter, limit })),
    )
    return () => cancelAnimationFrame(frame)
  }, [state])

  const grow = useCallback(() => setState((before) => ({ ...before, limit: before.limit + STEP })), [])
  return { limit: state.limit, isFull: state.limit >= START, grow }
}
