import {
  AUDIENCE_IDS,
  CATEGORIES,
  DELETED_JOB_DAYS,
  TRAVEL_LEVELS,
  UNDELETED_DAYS,
  WORKPLACES,
} from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsByName, callsFor } from '../../call.ts'
import { calendar, eligibility, licence, postingFacts, requirements } from '../../records/facts.ts'
import { instant, pageOf, recordId, recordIdInQuery, sought } from '../../records/values.ts'

const admin = callsFor('admin', 'admin')

const address = z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000))

const category = z.enum(CATEGORIES)
const travel = z.enum(TRAVEL_LEVELS)
const workplace = z.enum(WORKPLACES)
const audience = z.array(z.enum(AUDIENCE_IDS)).check(z.maxLength(AUDIENCE_IDS.length))
/** Dollars a year. */
const salaryMax = z.number().check(z.positive(), z.maximum(10_000_000))

const edits = {
  category: z.optional(z.nullable(category)),
  audience: z.optional(z.nullable(audience)),
  travel: z.optional(z.nullable(travel)),
  workplace: z.optional(z.nullable(workplace)),
  salary_max: z.optional(z.nullable(salaryMax)),
  featured: z.optional(z.nullable(z.boolean())),
  eligibility: z.optional(z.nullable(z.object(eligibility))),
  licence: z.optional(z.nullable(z.object(licence))),
  requirements: z.optional(z.nullable(z.object(requirements))),
  calendar: z.optional(z.nullable(z.object(calendar))),
}
export type CurationEdit = keyof typeof edits
export const CURATION_EDITS = Object.keys(edits) as CurationEdit[]

/** How sure the rules are of a decision. */
const confidence = z.object({
  /** From 0 to 1. */
  chance: z.number(),
  /** What it may be, the likeliest first. */
  likely: z.array(z.string()),
  /** The sentence that decided between its neighbours; null where no sentence did. */
  passage: z.nullable(
    z.object({ before: z.nullable(z.string()), sentence: z.string(), after: z.nullable(z.string()) }),
  ),
})

const curatedListing = z.object({
  id: recordId,
  title: z.string(),
  company_name: z.string(),
  url: z.string(),
  first_seen_at: instant,
  /** Why it is not listed; null when it is. */
  unlisted_reason: z.nullable(z.string()),
  category,
  audience: z.array(z.enum(AUDIENCE_IDS)),
  travel,
  workplace: z.nullable(workplace),
  salary_max: z.nullable(z.number()),
  featured: z.boolean(),
  facts: postingFacts,
  /** Imported from a board that we do not scrape: no scrape deletes it. */
  is_imported: z.boolean(),
  /** The reason behind each field, by the field's name; a field that an admin set has none. */
  reasons: z.record(z.string(), z.string()),
  /** How sure the rules are of category and workplace; none for a field that an admin set, or of earlier rules. */
  confidence: z.object({ category: z.optional(confidence), workplace: z.optional(confidence) }),
  /** The decisions of which the rules are too unsure: an admin decides. */
  questions: z.array(z.enum(['category', 'workplace'])),
  /** The fields that an admin set: they survive scrapes. */
  edited: z.array(z.enum(CURATION_EDITS)),
})
/** What a posting of a job said before its board changed it. */
const postingVersion = z.object({
  id: z.number(),
  /** When a scrape first saw what replaced it. */
  replaced_at: instant,
  /** What replaced it, a sentence for each field, with the changed passages of a text. */
  changes: z.array(
    z.object({ sentence: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
  title: z.string(),
  /** The whole description as Markdown. */
  text: z.nullable(z.string()),
})
export type PostingVersion = z.output<typeof postingVersion>

export type CuratedListing = z.output<typeof curatedListing>

export const listingsCalls = callsByName({
  getDeletedJobs: admin.get({
    summary: `Jobs deleted in the past ${DELETED_JOB_DAYS} days, the latest first, 100 a page.`,
    request: z.object({ page: pageOf }),
    reply: z.object({
      jobs: z.array(z.object({ id: recordId, title: z.string(), company_name: z.string(), url: z.string() })),
      num_jobs: z.number(),
      page_length: z.number(),
    }),
  }),
  loadPostingVersions: admin.get({
    summary:
      'What the postings of a job said before, the newest 50 versions first, each with its whole text.',
    request: z.object({ id: recordIdInQuery }),
    reply: z.object({ versions: z.array(postingVersion) }),
  }),
  undeleteJob: admin.post({
    summary: `Lists a deleted job again; scrapes leave it alone until its board lists it, for at most ${UNDELETED_DAYS} days.`,
    request: z.object({ id: recordId }),
  }),
  deleteJob: admin.post({
    summary: 'Deletes an imported job that is on no board of ours; a scrape would bring any other back.',
    request: z.object({ id: recordId }),
  }),
  insertJobFromAdmin: admin.post({
    summary: 'Imports one listing of a careers address through curation and de-duplication.',
    request: z.object({ job_board_url: address, job_title: z.string(), job_url: address }),
  }),
  getCurationJobs: admin.get({
    summary:
      'Jobs on their boards, the newest first, 50 a page, with the reason behind each curated field; `search` looks into title and company, and `show` may pick the questions, of which the rules are unsure.',
    request: z.object({
      page: pageOf,
      search: sought,
      show: z._default(z.enum(['all', 'questions', 'listed', 'unlisted', 'edited']), 'all'),
    }),
    reply: z.object({ jobs: z.array(curatedListing), num_jobs: z.number(), page_length: z.number() }),
  }),
  curateJob: admin.post({
    summary: 'Sets curated fields of a job for good; null gives a field back to the rules.',
    request: z.object({ id: recordId, ...edits }),
    reply: z.object({ job: curatedListing }),
  }),
})
