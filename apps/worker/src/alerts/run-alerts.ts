import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { unsubscribeLink } from '@lilypad/crypto'
import {
  type AlertRun,
  findOldestMarker,
  listAlertUsers,
  listDueSearches,
  listMatchableJobs,
  type RecordedDigest,
  recordDigests,
  settledUntil,
} from '@lilypad/db'
import { type AlertMatches, indexAlertJobs, isOfFollowed, searchName, toChunks } from '@lilypad/domain'
import type { PushNote } from '@lilypad/mail'
import type { Deps } from '../deps.ts'
import { digestLetter } from './digest-letter.ts'
import {
  addFollowedSearches,
  findAlertMatches,
  type Matches,
  type PreparedJobs,
} from './find-alert-matches.ts'

type Named = { id: number; name: string; state: string }

/** Of one search by its name, and of companies that the person follows with that reason; null without matches. */
function digestPush(matches: readonly AlertMatches<Named, { id: number }>[]): PushNote | null {
  const found = matches.filter(({ jobs }) => jobs.length > 0)
  if (found.length === 0) return null
  const count = new Set(found.flatMap(({ jobs }) => jobs.map(({ id }) => id))).size
  const searches = found.map(({ search }) => search).filter((search) => !isOfFollowed(search))
  const reasons = found.map(({ search }) => search).filter(isOfFollowed)
  const [only, ...others] = searches
  const told = only && (others.length === 0 ? searchName(only) : `${searches.length} of your searches`)
  const title = [told, ...reasons.map(({ name }) => name)].filter((text) => text !== undefined).join(' · ')
  const isOne = only !== undefined && found.length === 1
  const href = isOne ? paths.savedSearch.href(only.id) : paths.dashboard.href()
  return { title, count, address: clientAddress('', href) }
}

export type AlertDeps = Pick<Deps, 'db' | 'queue' | 'logger' | 'links' | 'pushService' | 'now'>

/** People per transaction: enough to make round trips rare, few enough that a killed run repeats little. */
const PEOPLE_AT_ONCE = 100
/** With more failed people than this, the cause is not the people, and the run gives up. */
const MAX_FAILED = 10

type Run = { run: AlertRun; settled: Date; newJobs: PreparedJobs; signal: AbortSignal }

/**
 * For every premium member whose alerts were on when the run came due and whom no earlier attempt reached. A failure
 * for one person does not delay the others, but the run fails at the end, so that it is tried again. Counts digests,
 * also those without new jobs.
 */
export async function runAlerts(deps: AlertDeps, run: AlertRun, signal: AbortSignal): Promise<number> {
  const { db, now } = deps
  const at = now()
  const userIds = await listAlertUsers(db, run, at)
  const settled = await settledUntil(db, at)
  const after = await findOldestMarker(db, run, userIds)
  if (after === null) return 0
  const jobs = await listMatchableJobs(db, { tier: 'premium', after, until: settled })
  const newJobs = { jobIds: jobs.map(({ id }) => id), index: indexAlertJobs(jobs) }
  return recordAll(deps, { run, settled, newJobs, signal }, userIds)
}

async function recordAll(deps: AlertDeps, run: Run, userIds: readonly number[]): Promise<number> {
  const failed: unknown[] = []
  const groups = toChunks(userIds, PEOPLE_AT_ONCE)
  let digests = 0
  const recordNext = async () => {
    for (const some of groups) {
      if (failed.length > MAX_FAILED || run.signal.aborted) break
      const recorded = await recordSome(deps, run, some).catch(() => recordSingly(deps, run, some, failed))
      digests += recorded
    }
  }
  // While the database stores some digests, the next are worked out.
  await Promise.all([recordNext(), recordNext()])
  run.signal.throwIfAborted()
  if (failed.length > 0) throw new AggregateError(failed, 'Some digests could not be recorded.')
  return digests
}

async function recordSingly(deps: AlertDeps, run: Run, userIds: readonly number[], failed: unknown[]) {
  let digests = 0
  for (const userId of userIds) {
    if (failed.length > MAX_FAILED || run.signal.aborted) break
    try {
      digests += await recordSome(deps, run, [userId])
    } catch (error) {
      failed.push(error)
      deps.logger.warn({ userId, err: error }, 'A digest could not be recorded.')
    }
  }
  return digests
}

async function recordSome(deps: AlertDeps, { run, settled, newJobs }: Run, userIds: readonly number[]) {
  const { db, pushService, now } = deps
  const matches = await findAlertMatches(
    db,
    addFollowedSearches(await listDueSearches(db, run, userIds)),
    newJobs,
  )
  const found = new Map([...matches].map(([id, { jobs }]) => [id, jobs.map((job) => job.id)]))
  const write = (digest: RecordedDigest) => ({
    email: toLetter(deps, run, digest, matches),
    push: digestPush(matchesIn(matches, digest.telling.pushed)),
  })
  const hasPush = pushService !== null
  return recordDigests(db, { run, settled, now: now(), hasPush, userIds, found, write })
}

const matchesIn = (matches: Matches, chosen: ReadonlyMap<number, readonly number[]>) =>
  [...chosen].flatMap(([searchId, jobIds]) => {
    const match = matches.get(searchId)
    if (!match) return []
    if (match.jobs.length === jobIds.length) return [match]
    const ids = new Set(jobIds)
    return [{ ...match, jobs: match.jobs.filter(({ id }) => ids.has(id)) }]
  })

const toLetter = (
  { links }: AlertDeps,
  { schedule }: AlertRun,
  { id, userId, firstName, telling }: RecordedDigest,
  matches: Matches,
) =>
  digestLetter(matchesIn(matches, telling.emailed), {
    digestId: id,
    firstName,
    schedule,
    isTest: false,
    unsubscribeUrl: unsubscribeLink(links, userId, schedule),
  })
