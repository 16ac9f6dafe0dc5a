import { ApiError, CURATION_EDITS, type listingsCalls, type RequestOf } from '@lilypad/contracts'
import { curateJob, findDeskJob, listDeskJobs } from '@lilypad/db'
import { type CurationEdits, goesBackToRules } from '@lilypad/domain'
import { toCuratedListing } from '../to-listing.ts'
import type { ListingsNeeds, SomeListings } from './listings-needs.ts'
import { NO_JOB } from './messages.ts'

const DESK_LENGTH = 50
/** How long an admin's request waits for the rules to decide again. */
const TIMEOUT_MS = 10_000

const NO_EDIT = 'Please choose what to change.'
const NO_AUDIENCE = 'A job needs at least one audience.'
const LATER = 'The rules decide again as soon as the worker runs, or with the next scrape of its board.'
const NO_POSTING = 'The rules cannot decide again: the posting of this job is not stored.'

function toEdits(request: RequestOf<typeof listingsCalls.curateJob>): CurationEdits {
  if (CURATION_EDITS.every((field) => request[field] === undefined))
    throw new ApiError('bad_request', NO_EDIT)
  if (request.audience?.length === 0) throw new ApiError('bad_request', NO_AUDIENCE)
  const { id: _id, salary_max: salaryMax, audience, ...others } = request
  return { ...others, salaryMax, audience: audience && [...new Set(audience)] }
}

export function curationDeskHandlers({
  database: { db },
  queue,
  now,
  span,
  jobList,
}: ListingsNeeds): SomeListings<'getCurationJobs' | 'curateJob'> {
  /** Why the rules have not decided yet, or null. */
  const recurate = async (jobId: number): Promise<string | null> => {
    const answer = await queue
      .ask('recurate-job', { jobId }, span(TIMEOUT_MS))
      .catch(() => ({ done: false as const }))
    if (!answer.done) return LATER
    return answer.result.done ? null : NO_POSTING
  }

  return {
    async getCurationJobs({ request }) {
      const { jobs, total } = await listDeskJobs(db, { ...request, pageLength: DESK_LENGTH })
      return { jobs: jobs.map(toCuratedListing), num_jobs: total, page_length: DESK_LENGTH }
    },

    async curateJob({ request, audit }) {
      const { id, ...changes } = request
      const edits = toEdits(request)
      const edited = await curateJob(db, id, edits, now())
      if (!edited) throw new ApiError('not_found', NO_JOB)
      audit(`${edited.title}, ${edited.companyName}`, { id, ...changes })
      const message = goesBackToRules(edits) ? await recurate(id) : null
      jobList.forget()
      const job = toCuratedListing((await findDeskJob(db, id)) ?? edited)
      return { job, ...(message !== null && { message }) }
    },
  }
}
