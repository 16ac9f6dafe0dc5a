import {
  type Db,
  type DueSearch,
  type Executor,
  findHidden,
  listFollowed,
  listStarsAmong,
  listTrackedJobIds,
  type MatchableJob,
  readFollowed,
  readHidden,
  type StoredSearch,
} from '@lilypad/db'
import {
  type AlertIndex,
  type AlertMatches,
  followedSearch,
  hiddenBy,
  isOfFollowed,
  matchSearches,
  readSavedState,
  withReason,
} from '@lilypad/domain'

/** By search id. */
export type Matches = ReadonlyMap<number, AlertMatches<DueSearch, MatchableJob>>

export type PreparedJobs = { jobIds: readonly number[]; index: AlertIndex<MatchableJob> }

const NO_STARS: ReadonlySet<number> = new Set()
const NOBODY: ReadonlySet<string> = new Set()

/** With a search of each person's for the companies that they follow: since their last alerts. */
export function addFollowedSearches(searches: readonly DueSearch[]): DueSearch[] {
  const oldest = new Map<number, Date>()
  for (const { userId, marker } of searches) {
    const known = oldest.get(userId)
    if (!known || marker < known) oldest.set(userId, marker)
  }
  const added = [...oldest].map(([userId, marker]) => ({ ...followedSearch(userId), userId, marker }))
  return [...searches, ...added]
}

/** What its owner does not hide, newest first, including searches without any. */
export async function findAlertMatches(
  db: Db,
  searches: readonly DueSearch[],
  { jobIds, index }: PreparedJobs,
) {
  const owners = [...new Set(searches.map(({ userId }) => userId))]
  const [stars, follows, hides] = await Promise.all([
    listStarsAmong(db, owners, jobIds),
    readFollowed(db, owners),
    readHidden(db, owners, jobIds),
  ])
  return new Map(
    searches.map((search) => {
      const followed = follows.get(search.userId)
      if (isOfFollowed(search) && !followed) return [search.id, { search, jobs: [] }]
      const { filter } = readSavedState(search.state)
      const favorites = stars.get(search.userId) ?? NO_STARS
      const hidden = hides.get(search.userId)
      const found = index.match({ filter, after: search.marker, favorites, followed: followed ?? NOBODY })
      const jobs = hidden ? found.filter((job) => hiddenBy(hidden, job) === null) : found
      return [search.id, withReason({ search, jobs })]
    }),
  )
}

/** Among some jobs, new or not, without those that the person hides; those of companies they follow come last. */
export async function findMatchesAmong(
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
