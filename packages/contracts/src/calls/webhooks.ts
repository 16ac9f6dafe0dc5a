import { MAX_WEBHOOKS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { instant, recordId } from '../records/values.ts'

const member = callsFor('programs', 'member')

const delivery = z.object({
  id: recordId,
  created_at: instant,
  outcome: z.enum(['sent', 'waiting', 'given_up']),
  tries: z.number(),
  /** A `search.test`, for which the person asked; it is sent once. */
  is_test: z.boolean(),
  /** The header `webhook-id`, the same at every try. */
  message_id: z.string(),
  /** What came back the last time: the status and the beginning of the answer; null when nothing did. */
  status: z.nullable(z.number()),
  answer: z.nullable(z.string()),
  /** Why it does not count as delivered; null when it was given up because its person no longer sees any of its jobs. */
  error: z.nullable(z.string()),
})

const webhook = z.object({
  id: recordId,
  search_id: recordId,
  search_name: z.string(),
  url: z.string(),
  created_at: instant,
  /** Its address answered 410 ('gone') or failed for days, or all access to the account was ended. */
  ended_at: z.nullable(instant),
  end_reason: z.nullable(z.enum(['gone', 'failing', 'access_ended'])),
  /** The last ones, the newest first. */
  deliveries: z.array(delivery),
})

export const webhooksCalls = callsByName({
  loadWebhooks: member.get({
    summary: 'The person’s webhooks, the newest first, each with its last deliveries.',
    reply: z.object({ webhooks: z.array(webhook) }),
  }),
  createWebhook: member.post({
    summary: `Makes a webhook: an address that is told of the new jobs of a saved search. Its secret is shown this once. At most ${MAX_WEBHOOKS} for a person; only public web addresses, by https.`,
    request: z.object({ search_id: recordId, url: z.string() }),
    reply: z.object({ id: recordId, secret: z.string() }),
    rateLimit: 'credentials',
    ownerOnly: true,
  }),
  deleteWebhook: member.post({
    summary: 'Deletes a webhook: it is told nothing after that.',
    request: z.object({ id: recordId }),
    ownerOnly: true,
  }),
  turnOnWebhook: member.post({
    summary:
      'Turns a webhook that has ended on again, with its secret: it is told of the jobs approved after that.',
    request: z.object({ id: recordId }),
    ownerOnly: true,
  }),
  testWebhook: member.post({
    summary: 'Sends a `search.test` message to a webhook. What comes back is among its deliveries.',
    request: z.object({ id: recordId }),
    rateLimit: 'credentials',
    ownerOnly: true,
  }),
})
