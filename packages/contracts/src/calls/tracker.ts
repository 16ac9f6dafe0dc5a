import { UNTRACKED_DAYS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { interview, statusOption, trackedJob } from '../records/tracked-job.ts'
import { day, instant, recordId, recordIdInQuery } from '../records/values.ts'

const member = callsFor('tracker', 'member')

const ofJob = z.object({ airtable_id: recordId })
/** In a request with a file, every field is text. */
const ofJobBesideFile = z.object({ airtable_id: recordIdInQuery })
const filename = z.object({ filename: z.string() })
const shortText = (max: number) => z._default(z.nullable(z.string().check(z.maxLength(max))), null)

export type TrackerDocument = 'resume' | 'cover_letter'

const upload = (document: TrackerDocument, words: string) =>
  member.upload({
    path: `/api/tracker/upload_${document}`,
    summary: `Stores ${words} of an application: PDF, DOC, DOCX, ODT, RTF or TXT, at most 5 MB.`,
    request: ofJobBesideFile,
    reply: filename,
  })

const erase = (document: TrackerDocument, words: string) =>
  member.post({
    path: `/api/tracker/delete_${document}`,
    summary: `Deletes ${words} of an application.`,
    request: ofJob,
  })

/** Statuses by stage, for stages that an import could not tell. */
export const chosenStages = z.record(z.string().check(z.maxLength(100)), z.number())

export const trackerCalls = callsByName({
  loadTrackedJobs: member.get({
    summary:
      'The person’s applications, and the statuses that one may have. Descriptions are whole up to 3,000,000 characters in all, then beginnings.',
    reply: z.object({ status_options: z.array(statusOption), jobs: z.array(trackedJob.wire) }),
  }),
  updateTrackedJob: member.post({
    summary:
      'Changes the fields of an application that are sent, and no others. Notes of a stale version are 409 with the stored text.',
    request: z.object({
      job: z.object({
        id: recordId,
        tracker_status: z.optional(z.number()),
        /** How many seconds ago the status was chosen, if that was without a connection: a later one stays. */
        changed_ago: z.optional(z.number().check(z.int())),
        notes: z.optional(z.string().check(z.maxLength(50_000))),
        /** The version of the notes that the person edited; without it, the notes are saved unchecked. */
        notes_version: z.optional(z.number()),
        /** The user who made the change: refused in another user's session, and without one. */
        notes_by: z.optional(recordId),
        knockout_questions: z.optional(z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(100))),
        is_portfolio_submitted: z.optional(z.boolean()),
        remind_on: z.optional(z.nullable(day)),
        interview: z.optional(z.nullable(interview)),
      }),
    }),
    reply: z.object({
      notes_version: z.number(),
      status_changes: z.array(z.object({ status: z.number(), at: instant })),
    }),
  }),
  toggleTracking: member.post({
    summary: `Puts a job on the tracker or takes it off; back within ${UNTRACKED_DAYS} days, everything is as it was.`,
    request: ofJob,
    reply: z.object({ is_tracked: z.boolean() }),
  }),
  didApply: member.post({
    path: '/api/tracker/did_apply',
    summary:
      'Whether the person applied: the job is put on the tracker, and after a yes it is Applied, unless it is further. Repeating it changes nothing.',
    request: z.object({ id: recordId, applied: z.boolean() }),
    reply: z.object({ tracker_status: z.number() }),
  }),
  loadApplied: member.get({
    summary: 'What the person applied to, by their tracker, and which jobs are those listed again.',
    reply: z.object({
      applied: z.array(
        z.object({
          id: recordId,
          company_name: z.string(),
          /** Null where it became a later stage at once. */
          applied_on: z.nullable(day),
          listed_again_as: z.array(recordId),
        }),
      ),
    }),
  }),
  addTrackedJob: member.post({
    path: '/api/tracker/add_job',
    summary: 'Puts a job on the tracker that is not from Lilypad.',
    request: z.object({
      job_title: shortText(300),
      company_name: shortText(200),
      job_url: shortText(2_000),
      salary_range: shortText(200),
      tracker_status: z._default(z.number(), 0),
    }),
    reply: z.object({ job: trackedJob.wire }),
  }),
  readListing: member.post({
    path: '/api/tracker/read_listing',
    rateLimit: 'credentials',
    waitsOutside: true,
    summary: 'Reads a job’s own page through the worker, for the fields of one that is added by its address.',
    request: z.object({ job_url: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)) }),
    reply: z.object({
      job_title: z.nullable(z.string()),
      company_name: z.nullable(z.string()),
      salary_range: z.nullable(z.string()),
    }),
  }),
  importTrackedJobs: member.upload({
    path: '/api/tracker/import',
    summary:
      'Takes applications from a CSV, the export or a sheet of one’s own; known ones are changed, others added. With `preview` it only tells what it would do.',
    request: z.object({
      preview: z.optional(z.literal('1')),
      /** JSON: the status that each of `unknown_stages` stands for, by its name. */
      stages: z.optional(z.string()),
    }),
    reply: z.object({
      num_added: z.number(),
      num_changed: z.number(),
      problems: z.array(z.object({ line: z.number(), message: z.string() })),
      /** Cells that could not be read and are left out, by line; their rows are taken. */
      warnings: z.array(z.object({ line: z.number(), message: z.string() })),
      /** Stages that the person has to tell, and how many rows have them: without an answer new jobs are Saved. */
      unknown_stages: z.array(z.object({ name: z.string(), num_rows: z.number() })),
      /** The file's headings, and the column of the export that each stands for; null for one that is not used. */
      columns: z.array(z.object({ heading: z.string(), column: z.nullable(z.string()) })),
      /** The first rows that are taken, as they are read. */
      first_rows: z.array(
        z.object({ company: z.string(), job_title: z.string(), tracker_status: z.number() }),
      ),
    }),
  }),
  uploadResume: upload('resume', 'the resume'),
  uploadCoverLetter: upload('cover_letter', 'the cover letter'),
  deleteResume: erase('resume', 'the resume'),
  deleteCoverLetter: erase('cover_letter', 'the cover letter'),
})
