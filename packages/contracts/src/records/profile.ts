import * as z from 'zod/mini'
import { type DecodedOf, field, record } from '../record.ts'

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
export type Profile = DecodedOf<typeof profileRecord.fields>

const option = z.object({ id: z.string(), itemName: z.string() })
const options = z.array(z.extend(option, { children: z.optional(z.array(option)) }))

export const profileSchema = record({
  states: field('State', options),
  workplacePrefs: field('Workplace Preference', options),
  roles: field('Current Full-time Role', options),
})
export type ProfileOptions = DecodedOf<typeof profileSchema.fields>

/** What is sent to analytics about a logged-in person, if the operator has set a key. */
export const analyticsRecord = record({
  id: field('id', z.string()),
  ...profileRecord.fields,
  subscription: field('Subscription', z.enum(['Free', 'Premium'])),
})
