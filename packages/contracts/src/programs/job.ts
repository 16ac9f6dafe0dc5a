import * as z from 'zod/mini'
import { jobPage } from '../addresses.ts'
import { calendar, eligibility, licence, requirements } from '../records/facts.ts'
import { fullJob, type JobRow, jobRow } from '../records/job.ts'
import { day, instant, recordId } from '../records/values.ts'
import { camelKeys } from './camel-keys.ts'

type Fields = Record<string, { schema: z.ZodMiniType }>
const toShape = <F extends Fields, N extends keyof F>(fields: F, names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]?.schema])) as { [K in N]: F[K]['schema'] }

const LISTED_FIELDS = [
  ...(['id', 'title', 'companyName', 'url', 'category', 'jobType', 'workplace', 'travel'] as const),
  ...(['locations', 'audience', 'salaryMax', 'salaryRange', 'applyBy', 'deadline'] as const),
  ...(['licenceNeed', 'eligibleStates', 'isPlaceStated', 'degree', 'featured'] as const),
] as const
export const TEXT_FIELDS = [
  'travelDetails',
  'summary',
  'description',
  'statedPlaces',
  'residence',
  'isTracked',
] as const

export const listedJob = z.object({
  ...toShape(jobRow.fields, LISTED_FIELDS),
  pageUrl: z.string(),
  addedAt: z.nullable(instant),
  checkedOn: z.nullable(day),
})
export type ProgramJob = z.output<typeof listedJob>

const evidence = z
  .array(z.string())
  .check(
    z.describe(
      'Exact words of the posting; empty where it states nothing. Words without a value: no value is sure.',
    ),
  )

/** A job with its texts, and each of its facts with the words that decide it. */
export const wholeJob = z.extend(listedJob, {
  ...toShape(fullJob.fields, TEXT_FIELDS),
  postedOn: z.nullable(day),
  removedOn: z.nullable(day),
  facts: z.object({
    eligibility: z.object({ ...camelKeys(eligibility), evidence }),
    licence: z.object({ ...camelKeys(licence), evidence }),
    requirements: z.object({ ...camelKeys(requirements), evidence }),
    calendar: z.object({ ...camelKeys(calendar), evidence }),
  }),
})
export type WholeProgramJob = z.output<typeof wholeJob>

export const pick = <T extends object, N extends keyof T>(from: T, names: readonly N[]): Pick<T, N> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, N>

export const toListed = (row: JobRow, publicUrl: string): ProgramJob => ({
  ...pick(row, LISTED_FIELDS),
  pageUrl: jobPage(publicUrl, row.id),
  addedAt: row.approvedAt,
  checkedOn: row.lastScrapedOn,
})

export const webhookMessage = z.object({
  type: z.enum(['search.jobs_added', 'search.test']),
  timestamp: instant.check(z.describe('When its jobs were found: the same at every try.')),
  data: z.object({
    search: z.object({ id: recordId, name: z.string() }),
    jobs: z.array(listedJob).check(z.describe('As /v1/jobs gives them; none in a test.')),
  }),
})
export type WebhookMessage = z.output<typeof webhookMessage>
