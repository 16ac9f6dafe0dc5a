import {
  type Executor,
  findHidden,
  listFollowed,
  listTrackedJobIds,
  type MatchableJob,
  type StoredSearch,
} from '@lilypad/db'
import { followedSearch, hiddenBy, matchSearches, readSavedState, withReason } from '@lilypad/domain'

/** Among some jobs, new or not, without those that the person hides; those of companies they follow come last. */
export async function matchesAmong(
  db: Executor,
  jobs: readonly MatchableJob[],
  { userId, searches }: { userId: number; searches: readonly StoredSearch[] },
) {
  const favorites = new Set(await listTrackedJobIds(db, userId))
  const followed = new Set(await listFollowed(db, userId))
  const hidden = await findHidden(db, userId)
  const after = new Date(0)
  const matches = matchSearches(
    [...searches, followedSearch(userId)].map(({ id, name, state }) => ({
      id,
      name,
      filter: readSavedState(state).filter,
      after,
      favorites,
      followed,
    })),
    jobs.filter((job) => hiddenBy(hidden, job) === null),
  )
  return matches.map(withReason)
}
