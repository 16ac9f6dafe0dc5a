import * as z from 'zod/mini'
import { type DecodedOf, field, record } from '../record.ts'
import { instant, recordId } from './values.ts'

/** The person who is logged in, as the client knows them. */
export const userRecord = record({
  id: field('id', recordId),
  firstName: field('fname', z.string()),
  lastName: field('lname', z.string()),
  email: field('email', z.string()),
  isAdmin: field('is_admin', z.boolean()),
  isFree: field('is_free', z.boolean()),
  stripeSubscriptionId: field('stripe_subscription_id', z.nullable(z.string())),
  /** When the last redemption ends or ended; null for people who never redeemed a code. */
  redeemedUntil: field('redeemed_until', z.nullable(instant)),
  /** The reference in their payment links; empty while an admin is logged in as them. */
  stripeClientReferenceId: field('stripe_client_reference_id', z.string()),
  linkedin: field('linkedin', z.nullable(z.string())),
  role: field('role', z.nullable(z.string())),
  jobTitle: field('job_title', z.nullable(z.string())),
  state: field('state', z.nullable(z.string())),
  workplacePrefs: field('workplace_prefs', z.array(z.string())),
  shouldDisplayWelcome: field('should_display_welcome', z.boolean()),
  /** True while an admin is logged in as this person. */
  isImpersonated: field('is_impersonated', z.boolean()),
})
export type User = DecodedOf<typeof userRecord.fields>
