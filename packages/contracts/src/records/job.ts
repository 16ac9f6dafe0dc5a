import {
  type AudienceId,
  audienceLabel,
  CATEGORIES,
  DEGREES,
  JOB_TYPES,
  newYorkDay,
  postedLongBefore,
  TRAVEL_LEVELS,
  WORKPLACES,
} from '@lilypad/domain'
import * as z from 'zod/mini'
import { type DecodedOf, field, record } from '../record.ts'
import { postingFacts, residence } from './facts.ts'
import { attachments, day, instant, recordId } from './values.ts'

const listed = {
  id: field('id', recordId),
  title: field('Job Title', z.string()),
  companyName: field('Company Name', z.string()),
  url: field('Job URL', z.string()),
  jobType: field('Job Type', z.nullable(z.enum(JOB_TYPES))),
  workplace: field('Workplace Type', z.nullable(z.enum(WORKPLACES))),
  travel: field('Travel', z.enum(TRAVEL_LEVELS)),
  locations: field('Location-Specific', z.array(z.string())),
  audience: field('Audience', z.array(z.string())),
  category: field('Category', z.enum(CATEGORIES)),
  salaryMax: field('Salary Max', z.nullable(z.number())),
  salaryRange: field('Salary Range', z.nullable(z.string())),
  applyBy: field('Apply By Date', z.nullable(day)),
  approvedOn: field('Date Approved', z.nullable(day)),
  /** What the board says. In the list only where the card says it: long before `Date Approved`. */
  postedOn: field('posted_by_employer', z.nullable(day)),
  licenceNeed: field('Licence', z.nullable(z.enum(['required', 'preferred']))),
  eligibleStates: field('Eligible States', z.nullable(z.array(z.string()))),
  /** False where neither place nor text says where one may live: no place in the list is then not the whole US. */
  isPlaceStated: field('Place Stated', z.boolean()),
  degree: field('Degree', z.nullable(z.enum(DEGREES))),
  deadline: field('Deadline', z.nullable(day)),
  featured: field('Featured', z.boolean()),
  stackId: field('stack_id', z.nullable(z.string())),
  logoFile: field('company_logo_filename', z.nullable(z.string())),
  logoOneOff: field('logo_one_off', z.nullable(z.string())),
  logoAttachment: field('Logo (one-off)', z.nullable(attachments)),
}

/** A row of the dashboard's list; the client adds its search text and star. */
export const jobRow = record({
  ...listed,
  lastScrapedOn: field('Date Last Scraped', z.nullable(day)),
  /** The client sorts by it: of one day, too, the newest job comes first. */
  approvedAt: field('approved_at', z.nullable(instant)),
})
export type JobRow = DecodedOf<typeof jobRow.fields>

/** A whole job, as the job page and the home page show it. */
export const fullJob = record({
  ...listed,
  lastScrapedAt: field('Date Last Scraped', z.nullable(instant)),
  deletedOn: field('Date Deleted', z.nullable(day)),
  travelDetails: field('Travel Details', z.nullable(z.string())),
  description: field('Full Job Description', z.nullable(z.string())),
  summary: field('JD Summary', z.nullable(z.string())),
  facts: field('Facts', postingFacts),
  /** Names of the places where it hires: an empty list for the whole US, null where neither board nor text says it. */
  statedPlaces: field('Stated Places', z.nullable(z.array(z.string()))),
  /** Where a person may live, by place and text together. */
  residence: field('Residence', residence),
  searchText: field('search_str_server', z.string()),
  isTracked: field('is_tracked', z.boolean()),
})
export type FullJob = DecodedOf<typeof fullJob.fields>

/** A listed job as it is stored: audiences are ids, times are instants. */
type StoredJob = Omit<
  JobRow,
  'audience' | 'approvedOn' | 'approvedAt' | 'lastScrapedOn' | 'logoAttachment'
> & {
  audience: readonly AudienceId[]
  approvedAt: Date | null
  lastScrapedAt: Date | null
}

const toDay = (instant: Date | null) => (instant === null ? null : newYorkDay(instant))

/** The fields that every form of a listed job has: audiences as labels, and the day of its approval. */
export const listedFields = <J extends StoredJob>(job: J) => ({
  ...job,
  audience: job.audience.map(audienceLabel),
  approvedOn: toDay(job.approvedAt),
  logoAttachment: null,
})

/** A row of the list: audiences as labels, instants as days, except for the one that decides the order. */
export function toJobRow(job: StoredJob): JobRow {
  const fields = listedFields(job)
  return {
    ...fields,
    postedOn: postedLongBefore(fields),
    lastScrapedOn: toDay(job.lastScrapedAt),
    approvedAt: job.approvedAt?.toISOString() ?? null,
  }
}
