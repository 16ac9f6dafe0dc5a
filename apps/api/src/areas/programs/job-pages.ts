import { toJobRow, toListed } from '@lilypad/contracts'
import { listRows, type Person } from '@lilypad/db'
import {
  createMatcher,
  hiddenBy,
  type JobFilter,
  type Personal,
  seesEveryJob,
  type Tier,
  toHidden,
  withMarks,
} from '@lilypad/domain'
import type { NewestCursor } from '@lilypad/search'
import { comparePlaces, type NewestJob, type Place } from '../jobs/list/newest.ts'
import { readPersonal } from '../jobs/search/personal.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { Needs } from './needs.ts'

const getPlace = (cursor: string): Place => {
  const [approvedAt, id] = readCursor(cursor)
  return { approvedAt, id }
}

/** The index of the first job after a place, which need not be a job's now. */
const indexAfter = (jobs: readonly NewestJob[], place: Place): number => {
  let [from, to] = [0, jobs.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (comparePlaces(jobs[middle] as NewestJob, place) <= 0) from = middle + 1
    else to = middle
  }
  return from
}

/** As many as asked for from an index on, and one more if there is one. */
const take = (
  jobs: readonly NewestJob[],
  from: number,
  most: number,
  passes: (job: NewestJob) => boolean,
): NewestJob[] => {
  const found: NewestJob[] = []
  for (let index = from; index < jobs.length && found.length <= most; index += 1) {
    const job = jobs[index] as NewestJob
    if (passes(job)) found.push(job)
  }
  return found
}

const toPlace = ({ approvedAt, id }: NewestCursor): Place => ({
  approvedAt: approvedAt === 0 ? null : new Date(approvedAt).toISOString(),
  id,
})

const createFinder = (filter: JobFilter, { starred, hidden, followed }: Personal) => {
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
 * cursor names a place in the order, and not a number of jobs: what is added or removed between two pages neither
 * repeats a job nor skips one.
 */
export const createJobPages = ({
  config: {
    http: { publicUrl },
  },
  database,
  jobList,
}: Pick<Needs, 'config' | 'database' | 'jobList'>) => {
  /** Where there are too many for the memory. */
  const searched = async ({ user, tier, filter, limit }: Asked, after: Place | null) => {
    const person = await readPersonal(database, user)
    const places = await jobList.search.ask((search) =>
      search.listNewest({
        filter,
        person,
        isFree: !seesEveryJob(tier),
        after: after && { id: after.id, approvedAt: Date.parse(after.approvedAt ?? '') || 0 },
        most: limit + 1,
      }),
    )
    const ids = places.map(({ id }) => id).slice(0, limit)
    const page = (await listRows(database.db, tier, ids)).map(toJobRow)
    return { page, last: places.map(toPlace)[limit - 1], isMore: places.length > limit }
  }

  const getPage = async (asked: Asked, after: Place | null) => {
    const { user, tier, filter, limit } = asked
    const jobs = (await jobList.edition(tier)).newest()
    if (jobs === null) return searched(asked, after)
    const finds = createFinder(filter, await readPersonal(database, user))
    const found = take(jobs, after ? indexAfter(jobs, after) : 0, limit, finds)
    return { page: found.slice(0, limit), last: found[limit - 1], isMore: found.length > limit }
  }

  return async (asked: Asked) => {
    const after = asked.cursor === undefined ? null : getPlace(asked.cursor)
    const { page, last, isMore } = await getPage(asked, after)
    return {
      jobs: page.map((job) => toListed(job, publicUrl)),
      nextCursor: isMore && last ? writeCursor([last.approvedAt, last.id]) : null,
    }
  }
}
