import { INTAKE_INDUSTRIES, INTAKE_PLANS, INTAKE_TRAVEL, INTAKE_WORKPLACES } from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'

const member = callsFor('intake', 'member')
const anyone = callsFor('intake', 'public')

const years = z.number().check(z.int(), z.minimum(0), z.maximum(20))

/** As the browser keeps it until there is an account. */
export const intakeData = z.object({
  current_job_title: z.string().check(z.maxLength(200)),
  industries: z.array(z.enum(INTAKE_INDUSTRIES)).check(z.maxLength(INTAKE_INDUSTRIES.length)),
  years_experience: years,
  categories_exp: z
    .array(z.object({ name: z.string().check(z.maxLength(100)), is_active: z.boolean(), num_years: years }))
    .check(z.maxLength(40)),
  workplace_type: z.nullable(z.enum(INTAKE_WORKPLACES)),
  travel_preference: z.nullable(z.enum(INTAKE_TRAVEL)),
  salary_min: z.number().check(z.int(), z.minimum(60_000), z.maximum(200_000)),
  selected_plan: z.nullable(z.enum(INTAKE_PLANS)),
})
export type IntakeData = z.output<typeof intakeData>

export const intakeCalls = callsByName({
  saveIntake: member.post({
    summary: 'Keeps what the intake questionnaire learned of a person.',
    request: intakeData,
  }),
  loadIntake: member.get({
    summary: 'The person’s answers to the intake questionnaire; null before the first.',
    reply: z.object({ intake: z.nullable(intakeData) }),
  }),
  countIntakeMatches: anyone.post({
    summary:
      'How many listed jobs, of any tier, pass the filter that the answers so far make; without what the person hides.',
    request: z.pick(intakeData, { categories_exp: true, travel_preference: true, salary_min: true }),
    reply: z.object({ num_jobs: z.number() }),
  }),
})
