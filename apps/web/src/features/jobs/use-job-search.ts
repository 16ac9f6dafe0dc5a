import { filterJobs, type JobStack, stackJobs } from '@lilypad/domain'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ListedJob } from '@/api/jobs.ts'
import { recallList, rememberList } from './list-memory.ts'
import { useRenderLimit } from './use-render-limit.ts'

export type JobSearch = {
  search: string
  setSearch: (search: string) => void
  /** Matching jobs, stacked ones included. */
  count: number
  /** The cards to draw. */
  cards: readonly JobStack<ListedJob>[]
  /** Draws more; null when all are drawn, or the first hundred are still coming. */
  grow: (() => void) | null
}

/** The list as the person sees it: filtered, stacked, cut. Typing never waits for it. */
export const useJobSearch = (jobs: readonly ListedJob[]): JobSearch => {
  const { key } = useLocation()
  const [restored] = useState(() => recallList(key))
  const [search, setSearch] = useState(restored?.search ?? '')
  const sought = useDeferredValue(search)

  const matching = useMemo(() => filterJobs(jobs, { searchField: sought }), [jobs, sought])
  const stacks = useMemo(() => stackJobs(matching), [matching])
  const { limit, isFull, grow } = useRenderLimit(sought, restored?.limit)
  const cards = useMemo(() => stacks.slice(0, limit), [stacks, limit])

  useEffect(() => rememberList(key, { search, limit }), [key, search, limit])
  return {
    search,
    setSearch,
    count: matching.length,
    cards,
    grow: isFull && limit < stacks.length ? grow : null,
  }
}
