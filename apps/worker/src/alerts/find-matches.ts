import { type Db, type DueSearch, listStarsAmong, type MatchableJob } from '@lilypad/db'
import { type AlertIndex, type AlertMatches, readSavedState } from '@lilypad/domain'

/** Matches by search id. */
export type Matches = ReadonlyMap<number, AlertMatches<DueSearch, MatchableJob>>

/** New jobs, prepared for many searches. */
export type PreparedJobs = { jobIds: readonly number[]; index: AlertIndex<MatchableJob> }

const NO_STARS: ReadonlySet<number> = new Set()

/** The new matches of each search, newest first, including searches without any. */
export const findMatches = async (
  db: Db,
  searches: readonly DueSearch[],
  { jobIds, index }: PreparedJobs,
): Promise<Matches> => {
  const owners = [...new Set(searches.map(({ userId }) => userId))]
  const stars = await listStarsAmong(db, owners, jobIds)
  return new Map(
    searches.map((search) => {
      const { filter } = readSavedState(search.state)
      const favorites = stars.get(search.userId) ?? NO_STARS
      return [search.id, { search, jobs: index.match({ filter, after: search.marker, favorites }) }]
    }),
  )
}
