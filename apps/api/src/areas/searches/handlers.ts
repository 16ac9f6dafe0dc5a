import { ApiError, savedSearch, type searchesCalls } from '@lilypad/contracts'
import {
  addMissingFeeds,
  deleteSearch,
  findLastSearchId,
  insertSearch,
  listSearches,
  MOST_SEARCHES,
  type StoredSearch,
  setLastSearch,
  setSearchSchedule,
} from '@lilypad/db'
import type { Tier } from '@lilypad/domain'
import type { Deps } from '../../deps/deps.ts'
import { readJsonObject, readName } from '../../http/fields.ts'
import type { Handlers } from '../../http/implement.ts'
import { whileLoggedIn } from '../../http/while-logged-in.ts'
import { feedAddress } from '../jobs/feeds/feed-address.ts'

const MAX_NAME_LENGTH = 100
export const NO_SEARCH = 'This search could not be found.'
const TOO_MANY = `You have ${MOST_SEARCHES} saved searches. Please delete one first.`

/** The reply does not distinguish another person's search, a deleted one and one that never existed. */
const orNotFound = (isThere: boolean): Record<string, never> => {
  if (!isThere) throw new ApiError('not_found', NO_SEARCH)
  return {}
}

/** Only premium members get feed addresses, because only they can read feeds. */
const toSearch = (publicUrl: string, tier: Tier, search: StoredSearch) =>
  savedSearch.encode({
    ...search,
    feedUrl: tier === 'premium' ? feedAddress(publicUrl, search.feedToken) : null,
  })

export const searchesHandlers = ({
  config: {
    http: { publicUrl },
  },
  database,
  database: { db },
  now,
}: Pick<Deps, 'config' | 'database' | 'now'>): Handlers<typeof searchesCalls> => ({
  async getSearches({ user, session, tier }) {
    const [found, lastId] = await Promise.all([listSearches(db, user.id), findLastSearchId(db, user.id)])
    const isFeedMissing = tier === 'premium' && found.some(({ feedToken }) => feedToken === null)
    if (isFeedMissing) await whileLoggedIn(database, session, (tx) => addMissingFeeds(tx, user.id))
    const searches = isFeedMissing ? await listSearches(db, user.id) : found
    return {
      filters_states: searches.map((search) => toSearch(publicUrl, tier, search)),
      last_loaded_search_id: lastId,
    }
  },

  async saveSearch({ user, session, tier, request: { name: text, state, notification_schedule: schedule } }) {
    const name = readName(text, MAX_NAME_LENGTH)
    if (!readJsonObject(state)) throw new ApiError('bad_request', 'We can’t read the filters of this search.')
    const search = { userId: user.id, name, state, schedule, now: now() }
    const saved = await whileLoggedIn(database, session, (tx) => insertSearch(tx, search))
    if (!saved) throw new ApiError('bad_request', TOO_MANY)
    return { filters_state: toSearch(publicUrl, tier, saved) }
  },

  deleteSearch: async ({ user, request: { id } }) =>
    orNotFound(await deleteSearch(db, { id, userId: user.id })),

  setLastLoadedSearch: async ({ user, request: { id } }) =>
    orNotFound(await setLastSearch(db, { id, userId: user.id })),

  async saveNotificationSchedule({ user, tier, request }) {
    const { id, notification_schedule: schedule, is_pushed: isPushed } = request
    if (schedule !== null && tier !== 'premium') throw new ApiError('forbidden')
    return orNotFound(await setSearchSchedule(db, { id, userId: user.id, schedule, isPushed, now: now() }))
  },
})
