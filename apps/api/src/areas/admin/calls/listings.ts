import {
  ApiError,
  CURATION_EDITS,
  type listingsCalls,
  type RequestOf,
  type ResultOf,
} from '@lilypad/contracts'
import {
  curateJob,
  deleteImportedJob,
  findDeskJob,
  listDeletedJobs,
  listDeskJobs,
  listPostingVersions,
  undeleteJob,
} from '@lilypad/db'
import {
  type CurationEdits,
  changeWords,
  DELETED_JOB_SHOWN_MS,
  dayAndYear,
  goesBackToRules,
  newYorkDay,
  type PostingChange,
  WHY_NOT_LISTED,
} from '@lilypad/domain'
import { WorkFailedError } from '@lilypad/queue'
import type { Deps } from '../../../deps/deps.ts'
import { orNotFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/implement-calls.ts'
import { toWire } from '../../../http/to-wire.ts'
import type { JobList } from '../../jobs/list/job-list.ts'
import { toCuratedListing } from '../to-listing.ts'
import { NO_JOB, PAGE_LENGTH } from './admin-errors.ts'

export type ListingsNeeds = Pick<Deps, 'database' | 'queue' | 'now' | 'span'> & { jobList: JobList }

function toChange(change: PostingChange, at: Date) {
  const { before, after } = change.field === 'text' ? change : { before: null, after: null }
  return { sentence: changeWords(change, dayAndYear(newYorkDay(at))), before, after }
}

/** How long an admin's request waits for an import. */
const IMPORT_TIMEOUT_MS = 60_000

const BROKEN = 'This listing could not be imported because of an error of ours.'
const STILL =
  'Reading this board takes long. The import goes on; look for the job on the curation desk in a few minutes.'

type Imported = Extract<ResultOf<'import-listing'>, { outcome: 'done' }>

function orBroken(error: unknown): never {
  if (error instanceof WorkFailedError) throw new ApiError('unreadable_board', BROKEN)
  throw error
}

/** What happened to the listing, and what could not be read. */
function tell({ isNew, unlistedReason, missing }: Imported): string {
  const what = isNew ? 'Imported' : 'This job is already there'
  const why =
    unlistedReason === null ? ', and listed.' : `, but not listed: ${WHY_NOT_LISTED[unlistedReason]}.`
  return [what + why, missing].filter((sentence) => sentence !== null).join(' ')
}

const ON_A_BOARD = 'This job is on its company’s board: the next scrape would bring it back.'

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

function curationDeskHandlers({
  database: { db },
  queue,
  now,
  span,
  jobList,
}: ListingsNeeds): Pick<Handlers<typeof listingsCalls>, 'getCurationJobs' | 'curateJob'> {
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
      const edited = orNotFound(await curateJob(db, id, edits, now()), NO_JOB)
      audit(`${edited.title}, ${edited.companyName}`, { id, ...changes })
      const message = goesBackToRules(edits) ? await recurate(id) : null
      jobList.forget()
      const job = toCuratedListing((await findDeskJob(db, id)) ?? edited)
      return { job, ...(message !== null && { message }) }
    },
  }
}

export function listingsHandlers(needs: ListingsNeeds): Handlers<typeof listingsCalls> {
  const { queue, now, span, jobList } = needs
  const { db } = needs.database
  return {
    ...curationDeskHandlers(needs),

    async getDeletedJobs({ request: { page } }) {
      const since = new Date(now().getTime() - DELETED_JOB_SHOWN_MS)
      const { jobs, total } = await listDeletedJobs(db, { since, page, pageLength: PAGE_LENGTH })
      return { jobs: jobs.map(toWire), num_jobs: total, page_length: PAGE_LENGTH }
    },

    async deleteJob({ request: { id }, audit }) {
      const deletion = orNotFound(await deleteImportedJob(db, id, now()), NO_JOB)
      if (deletion.outcome === 'on_a_board') throw new ApiError('conflict', ON_A_BOARD)
      audit(`${deletion.title}, ${deletion.companyName}`, { id })
      jobList.forget()
      return {}
    },

    async undeleteJob({ request: { id }, audit }) {
      const job = orNotFound(await undeleteJob(db, id, now()), NO_JOB)
      audit(`${job.title}, ${job.companyName}`, { id })
      jobList.forget()
      // The rules may have changed since it was deleted. The job is listed anyway, so the request does not wait.
      await queue.enqueue('recurate-job', { jobId: id }).catch(() => undefined)
      const { unlistedReason: reason } = job
      return reason === null ? {} : { message: `It is not listed all the same: ${WHY_NOT_LISTED[reason]}.` }
    },

    async insertJobFromAdmin({ request, audit }) {
      const listing = { boardAddress: request.job_board_url, title: request.job_title, url: request.job_url }
      const answer = await queue.ask('import-listing', listing, span(IMPORT_TIMEOUT_MS)).catch(orBroken)
      if (!answer.done) throw new ApiError('unreadable_board', STILL)
      const { result } = answer
      if (result.outcome === 'failed') throw new ApiError('unreadable_board', result.message)
      audit(request.job_title || request.job_url, { ...request, id: result.jobId, is_new: result.isNew })
      jobList.forget()
      return { message: tell(result) }
    },

    async loadPostingVersions({ request: { id } }) {
      const versions = await listPostingVersions(db, id)
      return {
        versions: versions.map((version) => ({
          ...toWire(version),
          changes: version.changes.map((change) => toChange(change, version.replacedAt)),
        })),
      }
    },
  }
}
