import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { userRecord } from '../records/user.ts'

const member = callsFor('billing', 'member')

export const billingCalls = callsByName({
  redeem: member.post({
    summary: 'Uses a redemption code: it opens every job for its days, added to the end of those that run.',
    request: z.object({ code: z._default(z.nullable(z.string()), null) }),
    reply: z.object({ user: userRecord.wire }),
    rateLimit: 'credentials',
  }),
  getPortalUrl: member.get({
    path: '/api/generate_stripe_customer_portal_url',
    summary: 'A link to the payment provider’s portal, where a subscription is changed or ended.',
    request: z.object({ upgrade: z.optional(z.string()) }),
    reply: z.object({ url: z.string() }),
    changes: true,
    ownerOnly: true,
  }),
})
