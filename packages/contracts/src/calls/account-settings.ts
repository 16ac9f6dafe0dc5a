import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { profileRecord } from '../records/profile.ts'
import { instant } from '../records/values.ts'

const anyone = callsFor('accounts', 'public')
const member = callsFor('accounts', 'member')

/** Missing and null count as empty, and get the message of the rule that requires them. */
const text = z._default(z.nullable(z.string()), null)

export const accountSettingsCalls = callsByName({
  requestReset: anyone.post({
    path: '/api/headless_reset',
    summary: 'Mails a link that sets a new password. Answers the same whether the address is known or not.',
    request: z.object({ email: text }),
    rateLimit: 'credentials',
  }),
  resetPassword: anyone.post({
    summary:
      'Sets a new password by the token of a mailed link. Ends all sessions, keys, webhooks and feed addresses, and opens no session.',
    request: z.object({ token: text, password: text }),
    rateLimit: 'credentials',
  }),
  changePassword: member.post({
    summary: 'Sets a new password, and ends the other sessions, all keys, webhooks and feed addresses.',
    request: z.object({ password: text }),
    // Each hashes for some 20 ms of a core.
    rateLimit: 'credentials',
    ownerOnly: true,
  }),
  loadProfile: member.get({
    path: '/api/load_user_airtable_record',
    summary: 'The personal details, with the names of the original store.',
    reply: z.object({ record: profileRecord.wire }),
  }),
  loadSessions: member.get({
    summary: 'Where the person is logged in, the newest first.',
    reply: z.object({
      sessions: z.array(
        z.object({
          device: z.string(),
          created_at: instant,
          last_seen_at: instant,
          is_current: z.boolean(),
        }),
      ),
    }),
  }),
  endOtherSessions: member.post({
    summary:
      'Logs out every other device of the person, and ends all keys, webhooks and feed addresses. `message` counts them.',
    reply: z.object({ num_ended: z.number() }),
    ownerOnly: true,
  }),
  downloadMyData: member.get({
    summary: 'Everything that is kept about the person, for them to take along.',
    reply: z.object({ data: z.record(z.string(), z.unknown()) }),
    ownerOnly: true,
  }),
  deleteMyAccount: member.post({
    summary: 'Cancels the subscription, then erases the account; asks for the password once more.',
    request: z.object({ password: text }),
    rateLimit: 'credentials',
    ownerOnly: true,
  }),
})
