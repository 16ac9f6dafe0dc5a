import { startTransition, useCallback, useState } from 'react'

type Steps = {
  step: number
  /** How many a list begins with, if not `step`. */
  start?: number
  /** How many it had when the reader left it, for going back. */
  restored?: number
}

/** @param shown the list's query; a change starts over */
export function useShowMore<T>(shown: T, { step, start = step, restored = 0 }: Steps) {
  const [state, setState] = useState({ shown, limit: Math.max(start, restored) })
  if (state.shown !== shown) setState({ shown, limit: start })
  const grow = useCallback(
    () => startTransition(() => setState((before) => ({ ...before, limit: before.limit + step }))),
    [step],
  )
  return { limit: state.limit, grow }
}
