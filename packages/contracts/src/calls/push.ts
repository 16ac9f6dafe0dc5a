import * as z from 'zod/mini'
import { callsFor } from '../call.ts'

const member = callsFor('searches', 'member')
const premium = callsFor('searches', 'premium')

/** Base64url, as browsers write the keys of a subscription. */
const key = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`)))

export const pushCalls = {
  loadPush: member.get({
    path: '/api/load_push',
    summary:
      'Whether this browser takes push notifications, and the key to subscribe with; null without push.',
    reply: z.object({ public_key: z.nullable(z.string()), is_subscribed: z.boolean() }),
  }),
  subscribeToPush: premium.post({
    path: '/api/subscribe_to_push',
    summary: 'Sends push notifications to this browser until it is logged out.',
    request: z.object({
      endpoint: z.string().check(z.maxLength(2_000)),
      p256dh: key(87),
      auth: key(22),
    }),
    ownerOnly: true,
  }),
  unsubscribeFromPush: member.post({
    path: '/api/unsubscribe_from_push',
    summary: 'Sends no more push notifications to this browser.',
    ownerOnly: true,
  }),
}
