import { ApiError, toListed } from '@lilypad/contracts'
import { findHidden, listTrackedJobIds, type Person } from '@lilypad/db'
import { hiddenBy, type JobFilter, matcherOf, type Tier } from '@lilypad/domain'
import { comparePlaces, type NewestJob, type Place } from '../../jobs/list/newest.ts'
import type { Needs } from '../needs.ts'

const writeCursor = ({ approvedAt, id }: Place): string =>
  Buffer.from(JSON.stringify([approvedAt, id])).toString('base64url')

const readCursor = (cursor: string): Place => {
  try {
    const [approvedAt, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    if ((approvedAt === null || typeof approvedAt === 'string') && typeof id === 'number')
      return { approvedAt, id }
  } catch {
    // Said below.
  }
  throw new ApiError('bad_request', 'This cursor is not known.')
}

/** The index of the first job after a place, which need not be a job's any more. */
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
  database: { db },
  jobList,
}: Pick<Needs, 'config' | 'database' | 'jobList'>) => {
  const passesFor = async (userId: number, filter: JobFilter) => {
    const [stars, hidden] = await Promise.all([listTrackedJobIds(db, userId), findHidden(db, userId)])
    const starred = new Set(stars)
    const matches = matcherOf(filter)
    return (job: NewestJob) =>
      hiddenBy(hidden, job) === null && matches(starred.has(job.id) ? { ...job, isTracked: true } : job)
  }

  return async ({ user, tier, filter, limit, cursor }: Asked) => {
    const after = cursor === undefined ? null : readCursor(cursor)
    const [passes, edition] = await Promise.all([passesFor(user.id, filter), jobList.edition(tier)])
    const jobs = edition.newest()
    const found = take(jobs, after ? indexAfter(jobs, after) : 0, limit, passes)
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return {
      jobs: page.map((job) => toListed(job, publicUrl)),
      nextCursor: found.length > limit && last ? writeCursor(last) : null,
    }
  }
}
