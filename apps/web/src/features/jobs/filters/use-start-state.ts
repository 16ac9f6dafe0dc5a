import { NO_FILTER, readFilterQuery, readSavedState, stateCode } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { userQuery, useUser } from '@/api/accounts/session.ts'
import { toLoadMessage } from '@/api/failure-messages.ts'
import { noteFirstSearchApplied, useFirstSearch } from '@/api/searches/first-search.ts'
import { searchesQuery } from '@/api/searches/searches.ts'
import { type ListPosition, type ListState, recallList } from '../list/list-memory.ts'

/** The saved search that the path names: why it failed to load, and whether the person has none such. */
export function useSearchOfPath() {
  const { searchId } = useParams()
  const user = useUser()
  const mayLoad = user !== null && !user.isFree && searchId !== undefined
  const { data, isLoadingError, error, refetch } = useQuery({ ...searchesQuery, enabled: mayLoad })
  return {
    failure:
      mayLoad && isLoadingError ? { message: toLoadMessage(error), retry: () => void refetch() } : null,
    isMissing: mayLoad && data !== undefined && !data.searches.some(({ id }) => id === Number(searchId)),
  }
}

export type StartState = ListState & {
  /** Where the list was left; null when it is opened afresh. */
  position: ListPosition | null
  /** The saved search that this activation loads for the first time. */
  loads: number | null
  /** Whether the filter comes from the answers to the questionnaire, which the address does not contain yet. */
  isFromAnswers: boolean
  /** Whether they have just been given: the list that is open already follows them. */
  isFresh: boolean
}

export const UNFILTERED: StartState = {
  filter: NO_FILTER,
  sort: null,
  searchId: null,
  position: null,
  loads: null,
  isFromAnswers: false,
  isFresh: false,
}

/** Whether somebody returns from a payment: their filter waits until the payment is settled. */
const isPaymentReturn = (search: string) => /[?&](skip|jump)=1\b/.test(search)

/** Who opened the dashboard last since the page was loaded. */
let openedFor: number | null = null

/**
 * The filter when an address is activated: once, that of the answers to the questionnaire; else what was left there, else
 * the saved search of the path, else the filter in the query. The first opening of the bare dashboard loads the search
 * that was loaded last, else the list of the answers, the newest first; so does each opening while the person is asked
 * whether to save it. Without either, members see what they can take from their state. Null until known. Visitors see the
 * list unfiltered; free members' searches are not loaded.
 */
export function useStartState(): StartState | null {
  const { key, search } = useLocation()
  const { searchId } = useParams()
  const { data: user, isPending } = useQuery(userQuery)
  const premium = user && !user.isFree ? user : null
  const saved = useQuery({ ...searchesQuery, enabled: premium !== null })
  const ownerId = user?.id ?? 0
  const recalled = useMemo(() => recallList({ key, ownerId }), [key, ownerId])
  const shared = readFilterQuery(search)
  const first = useFirstSearch(user?.id ?? null)
  const isAsked = first?.isApplied === false && !shared && searchId === undefined && !isPaymentReturn(search)
  const opensAnew = ownerId !== openedFor
  // The offer above the list says that the answers set its filters.
  const isOffered = premium !== null && first?.isAnswered === false

  const atHome = { homeState: stateCode(user?.state ?? '') ?? null }
  const fromAnswers = (state: string) => {
    const { filter, sort } = readSavedState(state)
    return { filter: { ...filter, ...atHome }, sort }
  }
  const comeBack = (): StartState =>
    (opensAnew || isOffered) && searchId === undefined && first?.isApplied && !isPaymentReturn(search)
      ? { ...UNFILTERED, ...fromAnswers(first.state), sort: 'date', isFromAnswers: true }
      : { ...UNFILTERED, filter: { ...NO_FILTER, ...atHome } }

  const loadSaved = (): StartState | null => {
    // The search is missing: the whole list must not look like the saved search.
    if (saved.isPending || (saved.isLoadingError && searchId !== undefined)) return null
    const id = searchId === undefined ? saved.data?.lastLoadedId : Number(searchId)
    const found = saved.data?.searches.find((one) => one.id === id)
    return found
      ? { ...UNFILTERED, ...readSavedState(found.state), searchId: found.id, loads: found.id }
      : comeBack()
  }
  const start = (): StartState | null => {
    if (isPending) return null
    if (isAsked) return { ...UNFILTERED, ...fromAnswers(first.state), isFromAnswers: true, isFresh: true }
    if (recalled) return { ...UNFILTERED, ...recalled }
    if (!user) return UNFILTERED
    if (shared) return { ...UNFILTERED, ...shared }
    return premium && (searchId !== undefined || opensAnew) ? loadSaved() : comeBack()
  }

  const state = start()
  useEffect(() => {
    if (state && ownerId > 0 && !isPaymentReturn(search)) openedFor = ownerId
    if (state?.isFresh) noteFirstSearchApplied()
  }, [state, ownerId, search])
  return state
}
