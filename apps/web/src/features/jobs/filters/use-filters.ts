import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import {
  type JobFilter,
  type JobSort,
  NO_FILTER,
  sortsOffered,
  type Wishes,
  writeFilterQuery,
  writeSavedState,
} from '@lilypad/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useNoteLoadedSearch } from '@/api/searches/searches.ts'
import { type ListPlace, type ListState, rememberList } from '../list/list-memory.ts'
import { withJob } from '../split/use-split.ts'
import { type StartState, UNFILTERED, useStartState } from './use-start-state.ts'

/** Browsers limit how often the address may change. */
const PAUSE_MS = 350

type Chosen = {
  state: ListState | null
  /** Whether the filter was chosen by hand. */
  isChanged: boolean
  /** The job beside the list. */
  jobId: number | null
}

/**
 * Writes what was chosen by hand into the address, so that it can be shared: filter, order and job. It bypasses the
 * router, which would open a new page for a new address.
 */
const useFilterAddress = ({ state, isChanged, jobId }: Chosen): void => {
  const { key, pathname, search } = useLocation()
  const written = useRef('')
  useEffect(() => {
    written.current = pathname + search
  }, [key, pathname, search])

  useEffect(() => {
    if (!state) return
    const filtered = paths.dashboard.href() + writeFilterQuery(state.filter, state.sort)
    const address = withJob(isChanged ? filtered : pathname + search, jobId)
    const timer = setTimeout(() => {
      // While the next page loads, the list is still shown, but the address belongs to that page.
      if (address === written.current || window.history.state?.key !== key) return
      window.history.replaceState(window.history.state, '', `#${address}`)
      written.current = address
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key, pathname, search, state, isChanged, jobId])
}

export type FilterChange = (patch: Partial<JobFilter> | ((was: JobFilter) => Partial<JobFilter>)) => void

export type Filters = {
  /** False until the filter is known: a saved search may still be loading. */
  isReady: boolean
  filter: JobFilter
  change: FilterChange
  clear: () => void
  sort: JobSort
  /** The orders that the person may choose from. */
  sorts: readonly JobSort[]
  setSort: (sort: JobSort) => void
  /** The saved search that the list shows, until something is changed. */
  searchId: number | null
  /** The choices as a saved search keeps them. */
  stateText: () => string
  /** Where the list was left; null when it is opened afresh. */
  restored: ListPlace | null
  /** The entry of the browser's history: each activation of the dashboard begins another. */
  entry: string
  /** Remembers the place in the list, for going back. */
  leave: (place: ListPlace) => void
}

type Held = StartState & { entry: string; isChanged: boolean }

/** After a change by hand, the filter is no longer a saved search. */
const BY_HAND = { isChanged: true, searchId: null, loads: null }

/** What the initial filter depends on. */
export type FilterStart = {
  start: StartState | null
  /** Tells the server that a saved search was loaded. */
  noteLoaded: (id: number) => void
}

/** The initial filter, apart from changes: a typed letter must not compute all this again. */
export const useFilterStart = (): FilterStart => ({
  start: useStartState(),
  noteLoaded: useNoteLoadedSearch(),
})

/**
 * The person's choices: from the address, a saved search or an earlier visit, then changed by hand.
 *
 * @param jobId the job beside the list, which the address names too
 */
export const useFilters = (
  { start, noteLoaded }: FilterStart,
  user: User | null,
  wishes: Wishes | null | undefined,
  jobId: number | null,
): Filters => {
  const { key: entry } = useLocation()
  const ownerId = user?.id ?? 0
  const [held, setHeld] = useState<Held | null>(null)
  // Answers may arrive after the list was opened; choices made by hand take precedence.
  const isLate = start?.isFromAnswers && held?.isChanged === false
  if (start && (held?.entry !== entry || isLate)) setHeld({ ...start, entry, isChanged: start.isFromAnswers })

  const now = held?.entry === entry ? held : null
  const loads = now?.loads ?? null
  useEffect(() => {
    if (loads !== null) noteLoaded(loads)
  }, [loads, noteLoaded])

  // Choices made before the initial filter is known take precedence over it: nothing typed is lost.
  const choose = useCallback(
    (made: (was: Held) => Partial<Held>) =>
      setHeld((was) => {
        const base = was?.entry === entry ? was : { ...UNFILTERED, entry, isChanged: true }
        return { ...base, ...BY_HAND, ...made(base) }
      }),
    [entry],
  )
  const change = useCallback<FilterChange>(
    (patch) =>
      choose(({ filter }) => ({
        filter: { ...filter, ...(typeof patch === 'function' ? patch(filter) : patch) },
      })),
    [choose],
  )
  const setSort = useCallback((sort: JobSort) => choose(() => ({ sort })), [choose])
  const clear = useCallback(() => change(NO_FILTER), [change])

  const filter = now?.filter ?? NO_FILTER
  const sorts = sortsOffered(user?.role ?? null, wishes?.haveAnswered ?? false)
  const sort = sorts.find((one) => one === now?.sort) ?? sorts[0]
  // A list is not shown in one order to be put in another.
  const isOrderKnown = wishes !== undefined || now?.sort !== 'fit'
  const chosen = useRef({ filter, sort })
  chosen.current = { filter, sort }
  useFilterAddress({ state: now, isChanged: now?.isChanged ?? false, jobId })
  const leave = (place: ListPlace) => {
    if (now) rememberList({ key: entry, ownerId }, { ...now, place })
  }
  const stateText = useCallback(() => writeSavedState(chosen.current.filter, chosen.current.sort), [])
  return {
    isReady: now !== null && isOrderKnown,
    filter,
    change,
    clear,
    sort,
    sorts,
    setSort,
    searchId: now?.searchId ?? null,
    stateText,
    restored: now?.place ?? null,
    entry,
    leave,
  }
}
