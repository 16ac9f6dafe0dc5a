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
import { useLocation, useParams } from 'react-router-dom'
import { dropFirstSearch } from '@/api/searches/first-search.ts'
import { useNoteLoadedSearch } from '@/api/searches/searches.ts'
import { type ListPosition, rememberList } from '../list/list-memory.ts'
import { withJob } from '../split/use-split.ts'
import { type StartState, UNFILTERED } from './use-start-state.ts'

/** Browsers limit how often the address may change. */
const PAUSE_MS = 350

type Held = StartState & {
  entry: string
  /** Whether the filter was chosen by hand. */
  isChanged: boolean
}

/**
 * Writes what was chosen by hand into the address, so that it can be shared: filter, order and job. It bypasses the
 * router, which would open a new page for a new address.
 */
function useFilterAddress(held: Held | null, jobId: number | null): void {
  const { key, pathname, search } = useLocation()
  useEffect(() => {
    if (!held) return
    const filtered = paths.dashboard.href() + writeFilterQuery(held.filter, held.sort)
    const address = `#${withJob(held.isChanged ? filtered : pathname + search, jobId)}`
    const timer = setTimeout(() => {
      // While the next page loads, the list is still shown, but the address belongs to that page.
      if (address === window.location.hash || window.history.state?.key !== key) return
      window.history.replaceState(window.history.state, '', address)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key, pathname, search, held, jobId])
}

export type FilterChange = (patch: Partial<JobFilter> | ((was: JobFilter) => Partial<JobFilter>)) => void

/** After a change by hand, the filter is no longer a saved search. */
const BY_HAND = { isChanged: true, searchId: null, loads: null }

/**
 * The person's choices: from the address, a saved search or an earlier visit, then changed by hand.
 *
 * @param start the initial filter; computed above, since a typed letter must not compute it again
 * @param jobId the job beside the list, which the address names too
 */
export function useFilters(
  start: StartState | null,
  user: User | null,
  wishes: Wishes | null | undefined,
  jobId: number | null,
) {
  const { key: entry } = useLocation()
  const ownerId = user?.id ?? 0
  const [held, setHeld] = useState<Held | null>(null)
  // Answers may arrive after the list was opened; choices made by hand take precedence.
  const isLate = start?.isFresh && held?.isChanged === false
  if (start && (held?.entry !== entry || isLate)) setHeld({ ...start, entry, isChanged: start.isFromAnswers })

  const now = held?.entry === entry ? held : null
  const loads = now?.loads ?? null
  const isByAddress = useParams().searchId !== undefined
  const noteLoaded = useNoteLoadedSearch()
  useEffect(() => {
    // Only a search that the person asked for is no longer new, not one with which the bare dashboard opens by itself.
    if (loads !== null && isByAddress) noteLoaded(loads)
  }, [loads, isByAddress, noteLoaded])

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

  const [newIn, setNewIn] = useState<string | null>(null)
  const filter = now?.filter ?? NO_FILTER
  const sorts = sortsOffered(user?.role ?? null, wishes?.haveAnswered ?? false)
  const sort = sorts.find((one) => one === now?.sort) ?? sorts[0]
  // A list is not shown in one order to be put in another.
  const isOrderKnown = wishes !== undefined || now?.sort !== 'fit'
  const chosen = useRef({ filter, sort })
  chosen.current = { filter, sort }
  useFilterAddress(now, jobId)
  return {
    /** False until the filter is known: a saved search may still be loading. */
    isReady: now !== null && isOrderKnown,
    filter,
    change,
    clear: useCallback(() => {
      dropFirstSearch()
      change(NO_FILTER)
    }, [change]),
    /** Whether the list shows those alone that were added since the last visit. */
    onlyNew: newIn === entry,
    toggleNew: () => setNewIn(newIn === entry ? null : entry),
    sort,
    sorts,
    setSort: (next: JobSort) => choose(() => ({ sort: next })),
    /** The saved search that the list shows, until something is changed. */
    searchId: now?.searchId ?? null,
    /** The choices as a saved search keeps them. */
    stateText: useCallback(() => writeSavedState(chosen.current.filter, chosen.current.sort), []),
    /** Where the list was left; null when it is opened afresh. */
    restored: now?.position ?? null,
    /** The entry of the browser's history: each activation of the dashboard begins another. */
    entry,
    /** Remembers the position in the list, for going back. */
    leave: (position: ListPosition) => {
      if (now) rememberList({ key: entry, ownerId }, { ...now, position })
    },
  }
}
export type Filters = ReturnType<typeof useFilters>
