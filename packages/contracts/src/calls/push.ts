import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'

const member = callsFor('searches', 'member')
const premium = callsFor('searches', 'premium')

/** Base64url, as browsers write the keys of a subscription. */
const key = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`)))

export const pushCalls = callsByName({
  loadPush: member.get({
    summary:
      'Whether this browser takes push notifications, and the key to subscribe with; null without push.',
    reply: z.object({ public_key: z.nullable(z.string()), is_subscribed: z.boolean() }),
  }),
  subscribeToPush: premium.post({
    summary: 'Sends push notifications to this browser until it is logged out.',
    request: z.object({
      endpoint: z.string().check(z.maxLength(2_000)),
      p256dh: key(87),
      auth: key(22),
    }),
    ownerOnly: true,
  }),
  unsubscribeFromPush: member.post({
    summary: 'Sends no more push notifications to this browser.',
    ownerOnly: true,
  }),
})
