import * as z from 'zod/mini'
import { call, nothing } from '../call.ts'

/** Base64url, as browsers write the keys of a subscription. */
const key = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`)))

export const pushCalls = {
  loadPush: call({
    area: 'searches',
    access: 'member',
    method: 'GET',
    path: '/api/load_push',
    summary:
      'Whether this browser takes push notifications, and the key to subscribe with; null without push.',
    request: nothing,
    reply: z.object({ public_key: z.nullable(z.string()), is_subscribed: z.boolean() }),
  }),
  subscribeToPush: call({
    area: 'searches',
    access: 'premium',
    method: 'POST',
    path: '/api/subscribe_to_push',
    summary: 'Sends push notifications to this browser until it is logged out.',
    request: z.object({
      endpoint: z.string().check(z.maxLength(2_000)),
      p256dh: key(87),
      auth: key(22),
    }),
    reply: nothing,
    ownerOnly: true,
  }),
  unsubscribeFromPush: call({
    area: 'searches',
    access: 'member',
    method: 'POST',
    path: '/api/unsubscribe_from_push',
    summary: 'Sends no more push notifications to this browser.',
    request: nothing,
    reply: nothing,
    ownerOnly: true,
  }),
}
