import { MOST_WEBHOOKS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { call, nothing } from '../call.ts'
import { instant, recordId } from '../records/values.ts'

/** What came back: the status and the beginning of the answer; both null without one, and then `error` says why. */
const answered = {
  status: z.nullable(z.number()),
  answer: z.nullable(z.string()),
  /** Why it does not count as delivered; null when it does. */
  error: z.nullable(z.string()),
}

const delivery = z.object({
  id: recordId,
  /** When its jobs were found. */
  created_at: instant,
  outcome: z.enum(['sent', 'waiting', 'given_up']),
  tries: z.number(),
  ...answered,
})

const webhook = z.object({
  id: recordId,
  search_id: recordId,
  search_name: z.string(),
  url: z.string(),
  created_at: instant,
  /** When its address answered 410: it is told nothing any more. */
  ended_at: z.nullable(instant),
  /** The last ones, the newest first. */
  deliveries: z.array(delivery),
})

export const webhooksCalls = {
  loadWebhooks: call({
    area: 'programs',
    access: 'member',
    method: 'GET',
    path: '/api/load_webhooks',
    summary: 'The person’s webhooks, the newest first, each with its last deliveries.',
    request: nothing,
    reply: z.object({ webhooks: z.array(webhook) }),
  }),
  createWebhook: call({
    area: 'programs',
    access: 'member',
    method: 'POST',
    path: '/api/create_webhook',
    summary: `Makes a webhook: an address that is told of the new jobs of a saved search. Its secret is shown this once. At most ${MOST_WEBHOOKS} for a person; only public web addresses.`,
    request: z.object({ search_id: recordId, url: z.string() }),
    reply: z.object({ id: recordId, secret: z.string() }),
    ownerOnly: true,
  }),
  deleteWebhook: call({
    area: 'programs',
    access: 'member',
    method: 'POST',
    path: '/api/delete_webhook',
    summary: 'Deletes a webhook: it is told nothing any more.',
    request: z.object({ id: recordId }),
    reply: nothing,
    ownerOnly: true,
  }),
  testWebhook: call({
    area: 'programs',
    access: 'member',
    method: 'POST',
    path: '/api/test_webhook',
    summary: 'Sends a `search.test` message to a webhook at once, and tells what came back.',
    request: z.object({ id: recordId }),
    reply: z.object(answered),
    ownerOnly: true,
  }),
}
