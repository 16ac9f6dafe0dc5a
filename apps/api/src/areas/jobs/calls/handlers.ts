import {
  ApiError,
  type companiesCalls,
  type JobRow,
  type jobHistoryCalls,
  type jobsCalls,
  type visitsCalls,
} from '@lilypad/contracts'
import {
  findCompanyName,
  findHidden,
  findJob,
  listTrackedJobIds,
  noteVisit,
  readCompany,
  recordClick,
  toggleFavorite,
} from '@lilypad/db'
import { hiddenBy, NOTHING_HIDDEN } from '@lilypad/domain'
import type { Deps } from '../../../deps/deps.ts'
import type { CallerQueues } from '../../../http/caller-queues.ts'
import { orNotFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/implement-calls.ts'
import { TOO_MANY_APPLICATIONS } from '../../tracker/applications.ts'
import type { JobList } from '../list/job-list.ts'
import { toCompany } from '../records/to-company.ts'
import { readHistory } from '../records/to-history.ts'
import { encodeRow, toWholeJob } from '../records/to-job.ts'

export const NOT_AVAILABLE = 'This job is not available.'
export const NOT_KNOWN = 'We couldn’t find this employer.'

export const jobsHandlers = ({
  database: { db },
  now,
  jobList,
  turns,
}: Pick<Deps, 'database' | 'now'> & { jobList: JobList; turns: CallerQueues }): Handlers<
  typeof jobsCalls & typeof companiesCalls & typeof jobHistoryCalls & typeof visitsCalls
> => ({
  loadFrontEndJobs: async ({ user, tier }) => (await jobList.snapshot(tier)).replyFor(user?.role ?? null),

  async loadFrontEndJob({ request: { id }, user, tier }) {
    const [job, snapshot, hidden] = await Promise.all([
      findJob(db, { id, tier, userId: user?.id ?? null }),
      jobList.snapshot(tier),
      user ? findHidden(db, user.id) : NOTHING_HIDDEN,
    ])
    if (!job) throw new ApiError('not_found', NOT_AVAILABLE)
    const isSeen = (row: JobRow) => hiddenBy(hidden, row) === null
    const related = await snapshot.related(job, isSeen)
    return { job: toWholeJob(job, job.isTracked), related_jobs: related.map(encodeRow) }
  },

  async loadCompany({ request: { company: asked }, tier, toCaller }) {
    // For a name that nobody has, all are read.
    const name = orNotFound(await turns(toCaller(), () => findCompanyName(db, asked)), NOT_KNOWN)
    return toCompany(await readCompany(db, name, tier))
  },

  async loadJobHistory({ request: { id }, tier }) {
    const job = orNotFound(await findJob(db, { id, tier, userId: null }), NOT_AVAILABLE)
    return { history: await readHistory(db, job, { tier, now: now() }) }
  },

  async onJobClick({ request, user, tier }) {
    const click = { jobId: request.id, isSimilarJob: request.is_similar_job, userId: user?.id ?? null, tier }
    orNotFound(await recordClick(db, click), NOT_AVAILABLE)
    return {}
  },

  async noteVisit({ user }) {
    const { newSince } = await noteVisit(db, { userId: user.id, now: now() })
    return { new_since: newSince?.toISOString() ?? null }
  },

  async toggleFavoriteJob({ request: { id }, user, tier }) {
    const isTracked = await toggleFavorite(db, { jobId: id, userId: user.id, tier, now: now() })
    if (isTracked === null) throw new ApiError('not_found', NOT_AVAILABLE)
    if (isTracked === 'full') throw new ApiError('bad_request', TOO_MANY_APPLICATIONS)
    return { is_tracked: isTracked }
  },

  loadTrackedJobIds: async ({ user }) => ({ ids: user ? await listTrackedJobIds(db, user.id) : [] }),
})
