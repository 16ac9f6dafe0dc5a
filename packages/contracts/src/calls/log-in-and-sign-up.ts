import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { analyticsRecord, profileSchema } from '../records/profile.ts'
import { userRecord } from '../records/user.ts'

const anyone = callsFor('accounts', 'public')
const member = callsFor('accounts', 'member')

/** Missing and null count as empty, and get the message of the rule that requires them. */
const text = z._default(z.nullable(z.string()), null)
const texts = z._default(z.nullable(z.array(z.string())), null)

const profile = {
  fname: text,
  lname: text,
  email: text,
  linkedin: text,
  role: text,
  job_title: text,
  state: text,
  workplace_prefs: texts,
}

export const logInAndSignUpCalls = callsByName({
  getLoggedInUser: anyone.get({
    summary: 'The person who is logged in; null for a visitor.',
    reply: z.object({ user: z.nullable(userRecord.wire) }),
  }),
  getAnalyticsRecord: anyone.get({
    path: '/api/get_logged_in_user_at_record_for_mixpanel',
    summary: 'What analytics may know of the person who is logged in; null for a visitor.',
    reply: z.object({ record: z.nullable(analyticsRecord.wire) }),
  }),
  logIn: anyone.post({
    path: '/api/headless_log_in',
    summary: 'Opens a session by e-mail address and password.',
    request: z.object({ email: text, password: text, redemption_code: text }),
    reply: z.object({ user: userRecord.wire, should_display_welcome: z.boolean() }),
    rateLimit: 'credentials',
  }),
  logOut: anyone.post({
    path: '/api/headless_log_out',
    summary: 'Ends the session on the server and clears the cookie.',
  }),
  stopImpersonating: member.post({
    summary: 'Ends an admin’s session as somebody else and opens one of their own again.',
    reply: z.object({ user: userRecord.wire }),
  }),
  signUp: anyone.post({
    path: '/api/headless_sign_up',
    summary:
      'Makes an account and opens a session; with a redemption code every job is open to it from the start.',
    request: z.object({
      ...profile,
      password: text,
      newsletter_signup: z._default(z.nullable(z.boolean()), null),
      rewardful_referral: text,
      rewardful_affiliate: text,
      redemption_code: text,
    }),
    reply: z.object({ user: userRecord.wire }),
    rateLimit: 'credentials',
  }),
  saveProfile: member.post({
    summary: 'Saves the personal details; the first time, it ends the welcome.',
    request: z.object(profile),
    reply: z.object({ user: userRecord.wire }),
  }),
  loadProfileOptions: anyone.get({
    path: '/api/load_users_airtable_schema',
    summary: 'The choices of a profile: states, workplace preferences and roles.',
    reply: z.object({ schema: profileSchema.wire }),
  }),
})
