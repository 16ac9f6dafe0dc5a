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
 * @returns all runs, and how many of them, from the first, show the list that is asked for
 */
export const useRuns = <List>({ list, from, to, isFull }: RunsProps<List>) => {
  const fresh = useMemo(() => runsOf(list, from, to), [list, from, to])
  const stood = useRef<readonly Run<List>[]>(fresh)
  const runs = useMemo(
    () => (isFull ? fresh : [...fresh, ...stood.current.slice(fresh.length)]),
    [fresh, isFull],
  )
  useEffect(() => {
    stood.current = runs
  }, [runs])
  return { runs, fresh: fresh.length }
}
