import {
  type Executor,
  findHidden,
  listTrackedJobIds,
  type MatchableJob,
  type StoredSearch,
} from '@lilypad/db'
import { hiddenBy, matchSearches, readSavedState } from '@lilypad/domain'

/** Among some jobs, new or not, without those that the person hides. */
export const matchesAmong = async (
  db: Executor,
  jobs: readonly MatchableJob[],
  { userId, searches }: { userId: number; searches: readonly StoredSearch[] },
) => {
  const favorites = new Set(await listTrackedJobIds(db, userId))
  const hidden = await findHidden(db, userId)
  const after = new Date(0)
  return matchSearches(
    searches.map(({ id, name, state }) => ({
      id,
      name,
      filter: readSavedState(state).filter,
      after,
      favorites,
    })),
    jobs.filter((job) => hiddenBy(hidden, job) === null),
  )
}
