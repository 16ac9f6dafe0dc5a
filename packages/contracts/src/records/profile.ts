import * as z from 'zod/mini'
import { field, type PlainOf, record } from '../record.ts'

/** What a person says about themselves, with the names of the original store. */
export const profileRecord = record({
  firstName: field('First Name', z.string()),
  lastName: field('Last Name', z.string()),
  email: field('Email Address', z.string()),
  linkedin: field('LinkedIn Profile', z.nullable(z.string())),
  role: field('Current Full-time Role', z.nullable(z.string())),
  jobTitle: field('Current Job Title', z.nullable(z.string())),
  state: field('State', z.nullable(z.string())),
  workplacePrefs: field('Workplace Preference', z.array(z.string())),
})
export type Profile = PlainOf<typeof profileRecord.fields>

const option = z.object({ id: z.string(), itemName: z.string() })
const options = z.array(z.extend(option, { children: z.optional(z.array(option)) }))

/** The choices that a profile offers, by the column that holds them. */
export const profileSchema = record({
  states: field('State', options),
  workplacePrefs: field('Workplace Preference', options),
  roles: field('Current Full-time Role', options),
})
export type ProfileOptions = PlainOf<typeof profileSchema.fields>

/** What analytics are told of a person who is logged in, when the operator has set a key for them. */
export const analyticsRecord = record({
  id: field('id', z.string()),
  ...profileRecord.fields,
  subscription: field('Subscription', z.enum(['Free', 'Premium'])),
})
