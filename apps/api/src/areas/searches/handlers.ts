import { ApiError, savedSearch, type searchesCalls } from '@lilypad/contracts'
import {
  addMissingFeeds,
  deleteSearch,
  findLastSearchId,
  insertSearch,
  listSearches,
  MAX_SEARCHES,
  type Session,
  type StoredSearch,
  setLastSearch,
  setSearchSchedule,
} from '@lilypad/db'
import type { Tier } from '@lilypad/domain'
import type { Deps } from '../../deps/deps.ts'
import { orNotFound } from '../../http/errors.ts'
import { readJsonObject, readName } from '../../http/fields.ts'
import type { Handlers } from '../../http/implement-calls.ts'
import { whileLoggedIn } from '../../http/while-logged-in.ts'
import { feedAddress } from '../jobs/feeds/feed.ts'

const MAX_NAME_LENGTH = 100
/** The same for another person's search, a deleted one and one that never existed. */
export const NO_SEARCH = 'This search could not be found.'
const TOO_MANY = `You have ${MAX_SEARCHES} saved searches. Please delete one first.`

type Who = { session: Session; tier: Tier }

/** Only premium members get feed addresses, because only they can read feeds; no admin who is logged in as them. */
const hasFeeds = ({ session, tier }: Who) => tier === 'premium' && session.impersonatorId === null

const toSearch = (publicUrl: string, who: Who, search: StoredSearch) =>
  savedSearch.encode({
    ...search,
    feedUrl: hasFeeds(who) ? feedAddress(publicUrl, search.feedToken) : null,
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
    const isFeedMissing = hasFeeds({ session, tier }) && found.some(({ feedToken }) => feedToken === null)
    if (isFeedMissing) await whileLoggedIn(database, session, (tx) => addMissingFeeds(tx, user.id))
    const searches = isFeedMissing ? await listSearches(db, user.id) : found
    return {
      filters_states: searches.map((search) => toSearch(publicUrl, { session, tier }, search)),
      last_loaded_search_id: lastId,
    }
  },

  async saveSearch({ user, session, tier, request: { name: text, state, notification_schedule: schedule } }) {
    const name = readName(text, MAX_NAME_LENGTH)
    if (!readJsonObject(state)) throw new ApiError('bad_request', 'We can’t read the filters of this search.')
    const search = { userId: user.id, name, state, schedule, now: now() }
    const saved = await whileLoggedIn(database, session, (tx) => insertSearch(tx, search))
    if (!saved) throw new ApiError('bad_request', TOO_MANY)
    return { filters_state: toSearch(publicUrl, { session, tier }, saved) }
  },

  async deleteSearch({ user, request: { id } }) {
    orNotFound(await deleteSearch(db, { id, userId: user.id }), NO_SEARCH)
    return {}
  },

  async setLastLoadedSearch({ user, request: { id } }) {
    orNotFound(await setLastSearch(db, { id, userId: user.id }), NO_SEARCH)
    return {}
  },

  async saveNotificationSchedule({ user, tier, request }) {
    const { id, notification_schedule: schedule, is_pushed: isPushed } = request
    if (schedule !== null && tier !== 'premium') throw new ApiError('forbidden')
    orNotFound(
      await setSearchSchedule(db, { id, userId: user.id, schedule, isPushed, now: now() }),
      NO_SEARCH,
    )
    return {}
  },
})
