import {
  ApiError,
  camelKeys,
  fieldsOfFilter,
  filterOfFields,
  pick,
  TEXT_FIELDS,
  toJobRow,
  toListed,
  type WholeProgramJob,
} from '@lilypad/contracts'
import { findJob, listRows, listSearches, type Person, type WholeJob } from '@lilypad/db'
import {
  createMatcher,
  findResidence,
  hiddenBy,
  type JobFilter,
  type Personal,
  readSavedState,
  searchName,
  seesEveryJob,
  statedPlaces,
  type Tier,
  toFacts,
  toHidden,
  withMarks,
} from '@lilypad/domain'
import type { NewestCursor } from '@lilypad/search'
import { personAsCaller } from '../../http/client-address.ts'
import { orNotFound } from '../../http/errors.ts'
import { NOT_AVAILABLE } from '../jobs/calls/handlers.ts'
import { comparePositions, type ListPosition, type NewestJob } from '../jobs/list/newest-jobs.ts'
import { toDay, whenChecked } from '../jobs/records/to-job.ts'
import { readPersonal } from '../jobs/search/personal.ts'
import { NO_SEARCH } from '../searches/handlers.ts'
import type { Needs, ProgramHandlers } from './handler-types.ts'

function camelFacts(job: WholeJob): WholeProgramJob['facts'] {
  const { eligibility, licence, requirements, calendar } = toFacts(job)
  return {
    eligibility: camelKeys(eligibility),
    licence: camelKeys(licence),
    requirements: camelKeys(requirements),
    calendar: camelKeys(calendar),
  }
}

export function toWhole(job: WholeJob & { isTracked: boolean }, publicUrl: string): WholeProgramJob {
  const residence = findResidence(job)
  return {
    ...toListed(toJobRow(job), publicUrl),
    ...pick({ ...job, residence, statedPlaces: statedPlaces(residence) }, TEXT_FIELDS),
    checkedOn: toDay(whenChecked(job)),
    postedOn: job.postedOn,
    removedOn: toDay(job.deletedAt),
    facts: camelFacts(job),
  }
}

/** What a cursor names: the instant by which a list is ordered, null for none, and an id. */
type Named = [at: string | null, id: number]

export const writeCursor = (named: Named): string => Buffer.from(JSON.stringify(named)).toString('base64url')

/** In years of four digits, which PostgreSQL knows. */
const isInstant = (at: unknown) =>
  at === null ||
  (typeof at === 'string' && /^\d{4}-/.test(at) && /^(?!0000)\d{4}-/.test(toIso(Date.parse(at))))
const toIso = (ms: number) => (Number.isNaN(ms) ? '' : new Date(ms).toISOString())

/** Throws `bad_request` for one that we did not write. */
export function readCursor(cursor: string): Named {
  try {
    const [at, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Named
    if (isInstant(at) && Number.isSafeInteger(id)) return [at, id]
  } catch {
    // Said below.
  }
  throw new ApiError('bad_request', 'This cursor is not known.')
}

function getPosition(cursor: string): ListPosition {
  const [approvedAt, id] = readCursor(cursor)
  return { approvedAt, id }
}

/** As many as asked for after a position, which need not be a job's now, and one more if there is one. */
function take(
  jobs: readonly NewestJob[],
  { after, most }: { after: ListPosition | null; most: number },
  passes: (job: NewestJob) => boolean,
): NewestJob[] {
  const found: NewestJob[] = []
  for (const job of jobs) {
    if (found.length > most) break
    const isAfter = after === null || comparePositions(job, after) > 0
    if (isAfter && passes(job)) found.push(job)
  }
  return found
}

const toPosition = ({ approvedAt, id }: NewestCursor): ListPosition => ({
  approvedAt: approvedAt === 0 ? null : new Date(approvedAt).toISOString(),
  id,
})

function createFinder(filter: JobFilter, { starred, hidden, followed }: Personal) {
  const marks = { stars: new Set(starred), followed: new Set(followed) }
  const theirs = toHidden(hidden)
  const passes = createMatcher(filter)
  return (job: NewestJob): boolean => hiddenBy(theirs, job) === null && passes(withMarks(job, marks))
}

type Asked = {
  user: Pick<Person, 'id'>
  tier: Tier
  filter: JobFilter
  limit: number
  cursor?: string | undefined
}

/**
 * Pages of the jobs that a person sees on the dashboard at this moment, from the list that their tier has in memory. A
 * cursor names a position in the order, and not a number of jobs: what is added or removed between two pages neither
 * repeats a job nor skips one.
 */
export function createJobPages({
  config: {
    http: { publicUrl },
  },
  database,
  jobList,
}: Pick<Needs, 'config' | 'database' | 'jobList'>) {
  /** Where there are too many for the memory. */
  const searched = async ({ user, tier, filter, limit }: Asked, after: ListPosition | null) => {
    const person = await readPersonal(database, user)
    const positions = await jobList.search.ask(personAsCaller(user.id), (search) =>
      search.listNewest({
        filter,
        person,
        isFree: !seesEveryJob(tier),
        after: after && { id: after.id, approvedAt: Date.parse(after.approvedAt ?? '') || 0 },
        most: limit + 1,
      }),
    )
    const ids = positions.map(({ id }) => id).slice(0, limit)
    const page = (await listRows(database.db, tier, ids)).map(toJobRow)
    return { page, last: positions.map(toPosition)[limit - 1], isMore: positions.length > limit }
  }

  const getPage = async (asked: Asked, after: ListPosition | null) => {
    const { user, tier, filter, limit } = asked
    const jobs = (await jobList.snapshot(tier)).newest()
    if (jobs === null) return searched(asked, after)
    const finds = createFinder(filter, await readPersonal(database, user))
    const found = take(jobs, { after, most: limit }, finds)
    return { page: found.slice(0, limit), last: found[limit - 1], isMore: found.length > limit }
  }

  return async (asked: Asked) => {
    const after = asked.cursor === undefined ? null : getPosition(asked.cursor)
    const { page, last, isMore } = await getPage(asked, after)
    return {
      jobs: page.map((job) => toListed(job, publicUrl)),
      nextCursor: isMore && last ? writeCursor([last.approvedAt, last.id]) : null,
    }
  }
}

type Names = 'listJobs' | 'getJob' | 'listSearches' | 'listSearchJobs'

export function jobsHandlers(needs: Needs): ProgramHandlers<Names> {
  const getPage = createJobPages(needs)
  const { db } = needs.database
  return {
    listJobs: ({ user, tier, request }) =>
      getPage({ user, tier, filter: filterOfFields(request), ...request }),

    async getJob({ user, tier, request: { id } }) {
      const job = orNotFound(await findJob(db, { id, tier, userId: user.id }), NOT_AVAILABLE)
      return { job: toWhole(job, needs.config.http.publicUrl) }
    },

    listSearches: async ({ user }) => ({
      searches: (await listSearches(db, user.id)).map(({ id, name, schedule, state }) => ({
        id,
        name: searchName({ name }),
        alerts: schedule,
        filters: fieldsOfFilter(readSavedState(state).filter),
      })),
    }),

    async listSearchJobs({ user, tier, request: { id, ...page } }) {
      const search = (await listSearches(db, user.id)).find((one) => one.id === id)
      if (!search) throw new ApiError('not_found', NO_SEARCH)
      return getPage({ user, tier, filter: readSavedState(search.state).filter, ...page })
    },
  }
}
