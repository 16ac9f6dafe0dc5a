import { ApiError, type ProgramRequestOf, type Programs } from '@lilypad/contracts'
import { addApplications, findJob, listApplications, type TrackedApplication } from '@lilypad/db'
import { postingKey, readJobByHand, type Tier } from '@lilypad/domain'
import type { NewestJob } from '../../jobs/list/newest.ts'
import { byHand } from '../../tracker/by-hand.ts'
import { TOO_MANY_APPLICATIONS } from '../../tracker/calls/applications.ts'
import { noApplication } from '../../tracker/needs.ts'
import type { Needs, ProgramHandlers } from '../needs.ts'
import { toWhole } from './to-program-job.ts'
import { toProgram } from './tracker.ts'

/** The ids of jobs by what their addresses have in common; null where several share it. */
type Index = Map<string, number | null>

const indexOf = (jobs: readonly NewestJob[]): Index => {
  const index: Index = new Map()
  for (const { id, url } of jobs) {
    const key = url && postingKey(url)
    if (key) index.set(key, index.has(key) ? null : id)
  }
  return index
}

/** An index for each list of jobs, as long as that list is in memory. */
const createFinder = () => {
  const indexes = new WeakMap<readonly NewestJob[], Index>()
  return (jobs: readonly NewestJob[], url: string): number | null => {
    const index = indexes.get(jobs) ?? indexOf(jobs)
    indexes.set(jobs, index)
    return index.get(postingKey(url) ?? '') ?? null
  }
}

type Sent = ProgramRequestOf<Programs['trackFromElsewhere']>

const readSent = ({ place, ...typed }: Sent) => {
  const read = readJobByHand(typed)
  if (!read.ok) throw new ApiError('bad_request', read.message)
  return { snapshot: byHand(read.job), status: 0, notes: place?.trim() ? `Place: ${place.trim()}` : '' }
}

type Names = 'findJobAt' | 'trackFromElsewhere'

export const pagesHandlers = (needs: Needs): ProgramHandlers<Names> => {
  const find = createFinder()
  const { jobList, now } = needs
  const { db } = needs.database
  const applicationOf = async (
    who: { userId: number; tier: Tier },
    is: (one: TrackedApplication) => boolean,
  ) => (await listApplications(db, who)).find(is)

  return {
    async findJobAt({ user, tier, request: { url } }) {
      const id = find((await jobList.edition(tier)).newest(), url)
      const job = id === null ? null : await findJob(db, { id, tier, userId: user.id })
      return { job: job && toWhole(job, needs.config.http.publicUrl) }
    },

    async trackFromElsewhere({ user, tier, request }) {
      const application = readSent(request)
      const { title, url } = application.snapshot
      const who = { userId: user.id, tier }
      const key = postingKey(url)
      const there = await applicationOf(
        who,
        (one) => one.snapshot.title === title && postingKey(one.snapshot.url) === key,
      )
      if (there) return { application: toProgram(there) }
      const [id] = (await addApplications(db, { userId: user.id, now: now() }, [application])) ?? []
      if (id === undefined) throw new ApiError('bad_request', TOO_MANY_APPLICATIONS)
      const added = await applicationOf(who, ({ jobId }) => jobId === id)
      if (!added) throw noApplication()
      return { application: toProgram(added) }
    },
  }
}
