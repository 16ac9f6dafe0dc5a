import { TRACKER_STATUSES } from '@lilypad/domain'
import * as z from 'zod/mini'
import { interview } from '../records/tracked-job.ts'
import { day, instant, recordId } from '../records/values.ts'
import { nextCursor, paging } from './job-programs.ts'
import { program } from './program.ts'

const toName = (words: string) =>
  words.toLowerCase().replace(/ (\w)/g, (_all, letter: string) => letter.toUpperCase())

/** The statuses by the names that programs use: `saved`, `notSelected`. */
export const STATUS_IDS: ReadonlyMap<string, number> = new Map(
  TRACKER_STATUSES.map(({ id, name }) => [toName(name), id]),
)
const NAMES: ReadonlyMap<number, string> = new Map([...STATUS_IDS].map(([name, id]) => [id, name]))
/** The name of a status; `saved` for an unknown one. */
export const getStatusName = (id: number): string => NAMES.get(id) ?? 'saved'

const status = z.enum([...STATUS_IDS.keys()] as [string, ...string[]])

const application = z.object({
  id: recordId,
  title: z.string(),
  companyName: z.string(),
  url: z.nullable(z.string()),
  salaryRange: z.nullable(z.string()),
  status,
  notes: z.string(),
  notesVersion: z.number(),
  remindOn: z.nullable(day),
  interview: z.nullable(interview),
  isPortfolioSubmitted: z.boolean(),
  isByHand: z.boolean().check(z.describe('True for a job that is not from Lilypad.')),
  deadline: z.nullable(day),
  removedOn: z.nullable(day).check(z.describe('When the job left its board, where you may see it.')),
  trackedAt: instant,
  changes: z.array(z.object({ status, at: instant })),
})
export type ProgramApplication = z.output<typeof application>

/** What a key without `tracker:read` is told of an application that it changed. */
const outcome = z.pick(application, { id: true, status: true, notesVersion: true })
export type ProgramOutcome = z.output<typeof outcome>

export const applicationReply = z.object({
  application: z
    .union([application, outcome])
    .check(z.describe('Whole with `tracker:read`; without it, its id, status and notesVersion.')),
})

export const trackerPrograms = {
  listApplications: program({
    scope: 'tracker:read',
    method: 'GET',
    path: '/v1/tracker',
    tool: 'list_tracked_jobs',
    toolWords:
      'Use it to see where the person’s applications stand, the latest first; the id of one is that of its job. It leaves out documents, questions and the text of the postings.',
    summary: 'Your applications, the latest first. The id of one is that of its job.',
    request: z.strictObject(paging),
    reply: z.object({ applications: z.array(application), nextCursor }),
    example: { limit: 20 },
  }),
  trackJob: program({
    scope: 'tracker:write',
    method: 'POST',
    path: '/v1/tracker',
    tool: 'track_job',
    toolNames: { id: 'jobId' },
    toolWords:
      'Use it to put a job of search_jobs on the person’s tracker; repeating it changes nothing. It applies to nothing and sends nothing to the employer.',
    summary: 'Puts a job on your tracker. Repeating it changes nothing.',
    request: z.strictObject({ jobId: recordId }),
    reply: applicationReply,
    example: { jobId: 1 },
  }),
  updateApplication: program({
    scope: 'tracker:write',
    method: 'PATCH',
    path: '/v1/tracker/{id}',
    tool: 'update_tracked_job',
    toolWords:
      'Use it to change status, notes or reminder of a job that is on the tracker; what is not given stays. It leaves documents and questions alone, and refuses notes that were changed since notesVersion.',
    summary:
      'Changes the given fields of an application. With `notesVersion`, notes that were changed since are a 409.',
    request: z.strictObject({
      id: recordId,
      status: z.optional(status),
      notes: z.optional(z.string().check(z.maxLength(50_000))),
      notesVersion: z.optional(z.number()),
      remindOn: z.optional(z.nullable(day)),
      isPortfolioSubmitted: z.optional(z.boolean()),
    }),
    reply: applicationReply,
    example: { id: 1, status: 'applied' },
  }),
}
