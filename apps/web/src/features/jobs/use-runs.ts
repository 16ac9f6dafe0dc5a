import { useEffect, useMemo, useRef } from 'react'
import { RUN } from './use-render-limit.ts'

/** Some neighbouring cards of a list: the place of the first, and the one after the last. */
export type Run<List> = { list: List; from: number; to: number }

const runsOf = <List>(list: List, from: number, to: number): Run<List>[] =>
  Array.from({ length: Math.ceil(Math.max(0, to - from) / RUN) }, (_, run) => {
    const begin = from + run * RUN
    return { list, from: begin, to: Math.min(begin + RUN, to) }
  })

type RunsProps<List> = {
  list: List
  from: number
  to: number
  /** True when no more cards come for now. */
  isFull: boolean
}

/**
 * The cards from one place to another, by few. Where they are fewer than they were, those that stood behind them
 * stay until there are enough: to take over a card costs half of drawing one.
 *
 * @returns all runs; `fresh`: how many of them, from the first, show the list that is asked for; `open`: how many are
 * not hidden by themselves, the same as before while none is fresh and all are hidden together
 */
export const useRuns = <List>({ list, from, to, isFull }: RunsProps<List>) => {
  const fresh = useMemo(() => runsOf(list, from, to), [list, from, to])
  const stood = useRef<readonly Run<List>[]>(fresh)
  const runs = useMemo(
    () => (isFull ? fresh : [...fresh, ...stood.current.slice(fresh.length)]),
    [fresh, isFull],
  )
  const wasOpen = useRef(fresh.length)
  const open = fresh.length || wasOpen.current
  useEffect(() => {
    stood.current = runs
    wasOpen.current = open
  }, [runs, open])
  return { runs, fresh: fresh.length, open }
}
