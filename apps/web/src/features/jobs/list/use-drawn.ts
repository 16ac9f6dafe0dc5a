import { startTransition, useEffect, useState } from 'react'

/** This many cards fill most screens: they answer a letter or a click at once. */
const FIRST = 8
/** The others follow in steps short enough for a letter between them, once nothing else is found for a moment. */
const STEP = 16
const PAUSE_MS = 200

/**
 * How many cards of a list are drawn: all where it opens, and after a change those of the first screen first.
 *
 * @param asked another one whenever something else is asked for
 * @param limit how many may be drawn
 */
export const useDrawn = (asked: object, limit: number) => {
  const [state, setState] = useState({ asked, drawn: limit, isWhole: true })
  if (state.asked !== asked) setState({ asked, drawn: FIRST, isWhole: false })
  const { drawn, isWhole } = state
  useEffect(() => {
    if (isWhole) return
    const draw = () =>
      startTransition(() => setState({ asked, drawn: drawn + STEP, isWhole: drawn + STEP >= limit }))
    const timer = setTimeout(draw, drawn === FIRST ? PAUSE_MS : 0)
    return () => clearTimeout(timer)
  }, [asked, drawn, isWhole, limit])
  return { isWhole, numDrawn: isWhole ? limit : Math.min(drawn, limit) }
}
