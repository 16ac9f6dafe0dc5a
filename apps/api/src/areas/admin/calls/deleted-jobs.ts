import { ApiError } from '@lilypad/contracts'
import { deleteImportedJob, listDeletedJobs, undeleteJob } from '@lilypad/db'
import { DELETED_JOB_SHOWN_MS, WHY_NOT_LISTED } from '@lilypad/domain'
import { toDeletedJob } from '../to-listing.ts'
import type { ListingsNeeds, SomeListings } from './listings-needs.ts'
import { NO_JOB } from './messages.ts'
import { PAGE_LENGTH } from './page-length.ts'

const ON_A_BOARD = 'This job is on its company’s board: the next scrape would bring it back.'

export const deletedJobsHandlers = ({
  database: { db },
  queue,
  now,
  jobList,
}: ListingsNeeds): SomeListings<'getDeletedJobs' | 'deleteJob' | 'undeleteJob'> => ({
  async getDeletedJobs({ request: { page } }) {
    const since = new Date(now().getTime() - DELETED_JOB_SHOWN_MS)
    const { jobs, total } = await listDeletedJobs(db, { since, page, pageLength: PAGE_LENGTH })
    return { jobs: jobs.map(toDeletedJob), num_jobs: total, page_length: PAGE_LENGTH }
  },

  async deleteJob({ request: { id }, audit }) {
    const deletion = await deleteImportedJob(db, id, now())
    if (!deletion) throw new ApiError('not_found', NO_JOB)
    if (deletion.outcome === 'on_a_board') throw new ApiError('conflict', ON_A_BOARD)
    audit(`${deletion.title}, ${deletion.companyName}`, { id })
    jobList.forget()
    return {}
  },

  async undeleteJob({ request: { id }, audit }) {
    const job = await undeleteJob(db, id, now())
    if (!job) throw new ApiError('not_found', NO_JOB)
    audit(`${job.title}, ${job.companyName}`, { id })
    jobList.forget()
    // The rules may have changed since it was deleted. The job is listed anyway, so the request does not wait.
    await queue.enqueue('recurate-job', { jobId: id }).catch(() => undefined)
    const { unlistedReason: reason } = job
    return reason === null ? {} : { message: `It is not listed all the same: ${WHY_NOT_LISTED[reason]}.` }
  },
})
