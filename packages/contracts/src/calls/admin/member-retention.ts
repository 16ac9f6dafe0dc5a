import * as z from 'zod/mini'
import { callsByName, callsFor } from '../../call.ts'

/** Empty for what comes before the weeks, and for people without a code, a source or a reason; null for small groups. */
const name = z.nullable(z.string())
const group = z.object({
  name,
  people: z.number(),
  /** Of these, those who ever paid. */
  paid: z.number(),
  /** Of these, those who pay today. */
  retained: z.number(),
})

export const retentionCalls = callsByName({
  loadRetentionReport: callsFor('admin', 'admin').get({
    summary:
      'How often visitors opened the page in the last 26 weeks; who of those who signed up in the past two years paid, and who still pays: by week of sign-up (the last 26), by source of their redemption code, by promotion code, and by affiliate; what those who paid did in their first week; and why people left. Groups of fewer than five people are one without a name, or left out.',
    reply: z.object({
      /** How often visitors opened the page, by the first day of each week; programs that say so are left out. */
      visits: z.array(z.object({ week: z.string(), visits: z.number() })),
      weeks: z.array(group),
      codes: z.array(group),
      promotions: z.array(group),
      sources: z.array(group),
      /** Of people who paid: what they did in their first week. Somebody may have done several. */
      activities: z.array(group),
      /** Of people who paid and no longer do. */
      reasons: z.array(z.object({ name, people: z.number() })),
    }),
  }),
})
