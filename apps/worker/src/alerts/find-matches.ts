import { type Db, type DueSearch, listStarsAmong, type MatchableJob, readHidden } from '@lilypad/db'
import { type AlertIndex, type AlertMatches, hiddenBy, readSavedState } from '@lilypad/domain'

/** By search id. */
export type Matches = ReadonlyMap<number, AlertMatches<DueSearch, MatchableJob>>

export type PreparedJobs = { jobIds: readonly number[]; index: AlertIndex<MatchableJob> }

const NO_STARS: ReadonlySet<number> = new Set()

/** What its owner does not hide, newest first, including searches without any. */
export const findMatches = async (
  db: Db,
  searches: readonly DueSearch[],
  { jobIds, index }: PreparedJobs,
): Promise<Matches> => {
  const owners = [...new Set(searches.map(({ userId }) => userId))]
  const [stars, hides] = await Promise.all([
    listStarsAmong(db, owners, jobIds),
    readHidden(db, owners, jobIds),
  ])
  return new Map(
    searches.map((search) => {
      const { filter } = readSavedState(search.state)
      const favorites = stars.get(search.userId) ?? NO_STARS
      const hidden = hides.get(search.userId)
      const found = index.match({ filter, after: search.marker, favorites })
      const jobs = hidden ? found.filter((job) => hiddenBy(hidden, job) === null) : found
      return [search.id, { search, jobs }]
    }),
  )
}
