import { type AlertSchedule, type SavedSearch, savedSearch, searchesCalls } from '@lilypad/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { clientOf } from '../client.ts'

const searchesApi = clientOf(searchesCalls)

type Searches = { searches: SavedSearch[]; lastLoadedId: number | null }

export const searchesQuery = queryOptions(
  callQuery(
    searchesApi,
    'getSearches',
    {},
    (reply): Searches => ({
      searches: reply.filters_states.map(savedSearch.decode),
      lastLoadedId: reply.last_loaded_search_id,
    }),
  ),
)

/** Updates the cached list after the server has changed it. */
const useChangeSearches = () => {
  const client = useQueryClient()
  return (change: (searches: SavedSearch[]) => SavedSearch[]) =>
    client.setQueryData(
      searchesQuery.queryKey,
      (kept) => kept && { ...kept, searches: change(kept.searches) },
    )
}

type NewSearch = { name: string; state: string; schedule: AlertSchedule | null }

export const useSaveSearch = () => {
  const changeSearches = useChangeSearches()
  return useMutation({
    mutationFn: ({ name, state, schedule }: NewSearch) =>
      searchesApi.saveSearch({ name, state, notification_schedule: schedule }),
    onSuccess: ({ filters_state }) =>
      changeSearches((searches) => [...searches, savedSearch.decode(filters_state)]),
  })
}

/** Records that a search was loaded, so nothing in it is still new. Failures are ignored. */
export const useNoteLoadedSearch = () => {
  const changeSearches = useChangeSearches()
  const { mutate } = useMutation({
    mutationFn: (id: number) => searchesApi.setLastLoadedSearch({ id }),
    onSuccess: (_reply, id) =>
      changeSearches((searches) =>
        searches.map((search) => (search.id === id ? { ...search, newJobs: [] } : search)),
      ),
  })
  return mutate
}

export const useDeleteSearch = () => {
  const changeSearches = useChangeSearches()
  return useMutation({
    mutationFn: (id: number) => searchesApi.deleteSearch({ id }),
    onSuccess: (_reply, id) => changeSearches((searches) => searches.filter((search) => search.id !== id)),
  })
}

type Alerts = { id: number; schedule: AlertSchedule | null; isPushed?: boolean }

/** Switches the alerts of a search to daily, weekly or off, and to notifications or e-mail. */
export const useSaveSchedule = () => {
  const changeSearches = useChangeSearches()
  return useMutation({
    mutationFn: ({ id, schedule, isPushed }: Alerts) =>
      searchesApi.saveNotificationSchedule({ id, notification_schedule: schedule, is_pushed: isPushed }),
    onSuccess: (_reply, { id, ...alerts }) =>
      changeSearches((searches) =>
        searches.map((search) => (search.id === id ? { ...search, ...alerts } : search)),
      ),
  })
}
