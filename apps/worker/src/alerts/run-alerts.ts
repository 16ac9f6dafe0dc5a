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
import { indexAlertJobs, toChunks } from '@lilypad/domain'
import type { Deps } from '../deps.ts'
import { digestLetter } from './digest-letter.ts'
import { digestPush } from './digest-push.ts'
import { addFollowed, findMatches, type Matches, type PreparedJobs } from './find-matches.ts'

export type AlertDeps = Pick<Deps, 'db' | 'queue' | 'logger' | 'links' | 'pusher' | 'now'>

/** People per transaction: enough to make round trips rare, few enough that a killed run repeats little. */
const PEOPLE_AT_ONCE = 100
/** With more failed people than this, the cause is not the people, and the run gives up. */
const MOST_FAILED = 10

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
      if (failed.length > MOST_FAILED || run.signal.aborted) break
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

async function recordSingly(
  deps: AlertDeps,
  run: Run,
  userIds: readonly number[],
  failed: unknown[],
): Promise<number> {
  let digests = 0
  for (const userId of userIds) {
    if (failed.length > MOST_FAILED || run.signal.aborted) break
    try {
      digests += await recordSome(deps, run, [userId])
    } catch (error) {
      failed.push(error)
      deps.logger.warn({ userId, err: error }, 'A digest could not be recorded.')
    }
  }
  return digests
}

async function recordSome(
  deps: AlertDeps,
  { run, settled, newJobs }: Run,
  userIds: readonly number[],
): Promise<number> {
  const { db, pusher, now } = deps
  const matches = await findMatches(db, addFollowed(await listDueSearches(db, run, userIds)), newJobs)
  const found = new Map([...matches].map(([id, { jobs }]) => [id, jobs.map((job) => job.id)]))
  const write = (digest: RecordedDigest) => ({
    email: toLetter(deps, run, digest, matches),
    push: digestPush(matchesIn(matches, digest.telling.pushed)),
  })
  const hasPush = pusher !== null
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
