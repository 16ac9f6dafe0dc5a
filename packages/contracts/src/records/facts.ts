import { DEGREES, LICENCE_KINDS, TERMS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { day } from './values.ts'

const text = z.nullable(z.string())
const texts = z.nullable(z.array(z.string()))
const number = z.nullable(z.number())
/** Exact words of the posting; empty where it states nothing, or where an admin corrected the fact. */
const evidence = z.array(z.string())

export const eligibility = z.object({
  countries: texts,
  states_only: texts,
  states_excluded: texts,
  time_zones: texts,
  must_live_near: text,
  sponsorship: z.nullable(z.enum(['yes', 'no'])),
  authorization_required: z.nullable(z.literal(true)),
})
export const licence = z.object({
  need: z.enum(['required', 'preferred', 'none_stated']),
  kind: z.nullable(z.enum(LICENCE_KINDS)),
  states: z.union([texts, z.literal('any state')]),
  subject: text,
})
export const requirements = z.object({
  education_required: z.nullable(z.enum(DEGREES)),
  education_preferred: z.nullable(z.enum(DEGREES)),
  or_equivalent_experience: z.boolean(),
  experience_years_min: number,
  classroom_years_min: number,
})
export const calendar = z.object({
  term: z.nullable(z.enum(TERMS)),
  start: text,
  deadline: z.nullable(day),
  hours_per_week: number,
})

/** The four facts of a posting, each with the words that decide it. */
export const postingFacts = z.object({
  eligibility: z.extend(eligibility, { evidence }),
  licence: z.extend(licence, { evidence }),
  requirements: z.extend(requirements, { evidence }),
  calendar: z.extend(calendar, { evidence }),
})
export type PostingFacts = z.infer<typeof postingFacts>
