import { type JobRow, toJobRow } from '@lilypad/contracts'
import { type Database, findHiddenValues, listRows, listTrackedJobIds } from '@lilypad/db'
import {
  createMatcher,
  type FilterableJob,
  type HideableJob,
  hiddenBy,
  type JobFilter,
  type Personal,
  type Tier,
  toHidden,
  toSearchWords,
} from '@lilypad/domain'

const NOTHING: Personal = { starred: [], hidden: { jobs: [], companies: [], words: [] } }

/** What a person (null: a visitor) starred and hides. */
export const readPersonal = async (
  { db }: Pick<Database, 'db'>,
  user: { id: number } | null,
): Promise<Personal> => {
  if (user === null) return NOTHING
  const [starred, hidden] = await Promise.all([listTrackedJobIds(db, user.id), findHiddenValues(db, user.id)])
  return { starred, hidden }
}

/** Whether a person finds a job by a filter: what `searchIndex` asks of an index. */
export const finderOf = (filter: JobFilter, { starred, hidden }: Personal) => {
  const stars = new Set(starred)
  const theirs = toHidden(hidden)
  const passes = createMatcher(filter)
  return (job: FilterableJob & HideableJob): boolean =>
    hiddenBy(theirs, job) === null && passes(stars.has(job.id) ? { ...job, isTracked: true } : job)
}

/** The jobs with these ids that a person finds now: some may have changed since the index was loaded. */
export const listFound = async (
  { db }: Pick<Database, 'db'>,
  ids: readonly number[],
  { tier, finds }: { tier: Tier; finds: ReturnType<typeof finderOf> },
): Promise<JobRow[]> =>
  (await listRows(db, tier, ids))
    .map(toJobRow)
    .filter((row) => finds({ ...row, searchWords: toSearchWords(row), isTracked: false }))
