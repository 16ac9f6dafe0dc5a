import { ApiError, filterOfFields } from '@lilypad/contracts'
import { findJob } from '@lilypad/db'
import { NOT_AVAILABLE } from '../jobs/calls/handlers.ts'
import { createJobPages } from './job-pages.ts'
import type { Needs, ProgramHandlers } from './needs.ts'
import { toWhole } from './to-program-job.ts'

export const jobsHandlers = (needs: Needs): ProgramHandlers<'listJobs' | 'getJob'> => {
  const getPage = createJobPages(needs)
  const { db } = needs.database
  return {
    listJobs: ({ user, tier, request }) =>
      getPage({ user, tier, filter: filterOfFields(request), ...request }),

    async getJob({ user, tier, request: { id } }) {
      const job = await findJob(db, { id, tier, userId: user.id })
      if (!job) throw new ApiError('not_found', NOT_AVAILABLE)
      return { job: toWhole(job, needs.config.http.publicUrl) }
    },
  }
}
