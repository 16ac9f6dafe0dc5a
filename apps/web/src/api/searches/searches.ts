import { type AlertSchedule, type SavedSearch, savedSearch, searchesCalls } from '@lilypad/contracts'
import { type QueryClient, queryOptions, useMutation } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { createCallClient } from '../client.ts'

const searchesApi = createCallClient(searchesCalls)

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

const changeSearches = (client: QueryClient, change: (searches: SavedSearch[]) => SavedSearch[]) =>
  client.setQueryData(searchesQuery.queryKey, (kept) => kept && { ...kept, searches: change(kept.searches) })

const changeSearch = (client: QueryClient, id: number, change: Partial<SavedSearch>) =>
  changeSearches(client, (searches) => searches.map((one) => (one.id === id ? { ...one, ...change } : one)))

type NewSearch = { name: string; state: string; schedule: AlertSchedule | null }

export const useSaveSearch = () =>
  useMutation({
    mutationFn: ({ name, state, schedule }: NewSearch) =>
      searchesApi.saveSearch({ name, state, notification_schedule: schedule }),
    onSuccess: ({ filters_state }, _search, _before, { client }) =>
      changeSearches(client, (searches) => [...searches, savedSearch.decode(filters_state)]),
  })

/** Records that a search was loaded, so nothing in it is still new. Failures are ignored. */
export const useNoteLoadedSearch = () =>
  useMutation({
    mutationFn: (id: number) => searchesApi.setLastLoadedSearch({ id }),
    onSuccess: (_reply, id, _before, { client }) => changeSearch(client, id, { newJobs: [] }),
  }).mutate

export const useDeleteSearch = () =>
  useMutation({
    mutationFn: (id: number) => searchesApi.deleteSearch({ id }),
    onSuccess: (_reply, id, _before, { client }) =>
      changeSearches(client, (searches) => searches.filter((search) => search.id !== id)),
  })

type Alerts = { id: number; schedule: AlertSchedule | null; isPushed?: boolean }

export const useSaveSchedule = () =>
  useMutation({
    mutationFn: ({ id, schedule, isPushed }: Alerts) =>
      searchesApi.saveNotificationSchedule({ id, notification_schedule: schedule, is_pushed: isPushed }),
    onSuccess: (_reply, { id, ...alerts }, _before, { client }) => changeSearch(client, id, alerts),
  })
