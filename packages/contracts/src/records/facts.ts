import { DEGREES, LICENCE_KINDS, TERMS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { day } from './values.ts'

const text = z.nullable(z.string())
const texts = z.nullable(z.array(z.string()))
const number = z.nullable(z.number())
/** Exact words of the posting; empty where it states nothing, or where an admin corrected the fact. */
const evidence = z.array(z.string())

export const eligibility = {
  countries: texts,
  states_only: texts,
  states_excluded: texts,
  time_zones: texts,
  must_live_near: text,
  sponsorship: z.nullable(z.enum(['yes', 'no'])),
  authorization_required: z.nullable(z.literal(true)),
}
export const licence = {
  need: z.enum(['required', 'preferred', 'none_stated']),
  kind: z.nullable(z.enum(LICENCE_KINDS)),
  states: z.union([texts, z.literal('any state')]),
  subject: text,
}
export const requirements = {
  education_required: z.nullable(z.enum(DEGREES)),
  education_preferred: z.nullable(z.enum(DEGREES)),
  or_equivalent_experience: z.boolean(),
  experience_years_min: number,
  classroom_years_min: number,
}
export const calendar = {
  term: z.nullable(z.enum(TERMS)),
  start: text,
  deadline: z.nullable(day),
  hours_per_week: number,
}

export const postingFacts = z.object({
  eligibility: z.object({ ...eligibility, evidence }),
  licence: z.object({ ...licence, evidence }),
  requirements: z.object({ ...requirements, evidence }),
  calendar: z.object({ ...calendar, evidence }),
})

/** Where a person may live. Null: neither the place on the job board nor the text says it. */
export const residence = z.object({
  places: texts,
  excludedStates: z.array(z.string()),
  near: text,
  source: z.nullable(z.enum(['text', 'place'])),
  evidence,
})
