import { ApiError, type ProgramRequestOf, type Programs } from '@lilypad/contracts'
import {
  addApplications,
  findJob,
  findTooLong,
  listAddresses,
  listUrlsWith,
  lockTracker,
  textBytes,
} from '@lilypad/db'
import { postingKey, readJobByHand } from '@lilypad/domain'
import type { NewestJob } from '../jobs/list/newest-jobs.ts'
import { TOO_MANY_APPLICATIONS } from '../tracker/applications.ts'
import { byHand } from '../tracker/to-tracked-job.ts'
import type { Needs, ProgramHandlers } from './handler-types.ts'
import { toWhole } from './job-programs.ts'
import { replyWith, tooMuchFor } from './tracker-programs.ts'

/** The ids of jobs by what their addresses have in common; null where several share it. */
type Index = Map<string, number | null>

type Addressed = Pick<NewestJob, 'id' | 'url'>

function toIndex(jobs: readonly Addressed[]): Index {
  const index: Index = new Map()
  for (const { id, url } of jobs) {
    const key = url && postingKey(url)
    if (key) index.set(key, index.has(key) ? null : id)
  }
  return index
}

/** An index for each list of jobs, as long as that list is in memory. */
function createFinder() {
  const indexes = new WeakMap<readonly Addressed[], Index>()
  return (jobs: readonly Addressed[], url: string): number | null => {
    const index = indexes.get(jobs) ?? toIndex(jobs)
    indexes.set(jobs, index)
    return index.get(postingKey(url) ?? '') ?? null
  }
}

const MAX_URLS = 1_000

/** What is likely to stand in no other address: the longest part with a digit, else the longest. */
function rarestPart(url: string): string {
  const parts = (postingKey(url) ?? '').split(/[^a-z0-9-]+/i)
  const byLength = parts.sort((a, b) => b.length - a.length)
  return byLength.find((part) => /\d/.test(part)) ?? byLength[0] ?? ''
}

function readSent({ place, ...typed }: ProgramRequestOf<Programs['trackFromElsewhere']>) {
  const read = readJobByHand(typed)
  if (!read.ok) throw new ApiError('bad_request', read.message)
  const key = postingKey(read.job.url)
  if (key === null) throw new ApiError('bad_request', 'The address of the job is required.')
  const notes = place?.trim() ? `Place: ${place.trim()}` : ''
  return { key, application: { snapshot: byHand(read.job), status: 0, notes } }
}

type Names = 'findJobAt' | 'trackFromElsewhere' | 'readPosting'

export function jobAddressHandlers(needs: Needs): ProgramHandlers<Names> {
  const find = createFinder()
  const { jobList, now, readListing } = needs
  const { db } = needs.database
  return {
    async findJobAt({ user, tier, request: { url } }) {
      const text = rarestPart(url)
      const jobs =
        (await jobList.snapshot(tier)).newest() ?? (await listUrlsWith(db, tier, { text, most: MAX_URLS }))
      const id = find(jobs, url)
      const job = id === null ? null : await findJob(db, { id, tier, userId: user.id })
      return { job: job && toWhole(job, needs.config.http.publicUrl) }
    },

    async trackFromElsewhere({ request, ...auth }) {
      const { key, application } = readSent(request)
      const userId = auth.user.id
      const id = await db.transaction(async (tx) => {
        // Two at the same moment come one after the other, so that the second finds the first.
        await lockTracker(tx, userId)
        const { title } = application.snapshot
        const there = (await listAddresses(tx, { userId, title })).find(({ url }) => postingKey(url) === key)
        if (there) return there.jobId
        const longest = await findTooLong(tx, userId, textBytes(application))
        if (longest) throw tooMuchFor(auth, longest)
        return (await addApplications(tx, { userId, now: now() }, [application]))?.[0]
      })
      if (id === undefined) throw new ApiError('bad_request', TOO_MANY_APPLICATIONS)
      return replyWith(db, auth, id)
    },

    readPosting: async ({ user, tier, request }) => readListing({ userId: user.id, tier }, request.url),
  }
}
