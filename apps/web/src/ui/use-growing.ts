import { useCallback, useState } from 'react'

/**
 * How many entries of a long list are rendered: one batch, and another each time the end comes near.
 *
 * @param shown the list's query; a change starts at the beginning
 */
export const useGrowing = (shown: string, step: number) => {
  const [state, setState] = useState({ shown, limit: step })
  if (state.shown !== shown) setState({ shown, limit: step })
  const grow = useCallback(() => setState((before) => ({ ...before, limit: before.limit + step })), [step])
  return { limit: state.limit, grow }
}
