import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { formatDay, getPlan, newYorkDay, PAID_PLAN_IDS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { button } from '../message-part.ts'
import { instant, line } from '../values.ts'

/** To people whose plan is paused, days before it goes on. */
export const pauseEnding = message({
  content: z.object({
    firstName: line,
    plan: z.enum(PAID_PLAN_IDS),
    goesOnAt: instant,
    /** Null where it is charged as we do not sell it. */
    dollars: z.nullable(z.number()),
  }),
  reason: 'You get this e-mail because you paused your plan at Lilypad.',
  compose: ({ plan, goesOnAt, dollars }, { publicUrl }) => {
    const day = formatDay(newYorkDay(new Date(goesOnAt)))
    const charged = dollars === null ? 'you are charged as before' : `you are charged $${dollars}`
    return {
      subject: `Your plan continues on ${day}`,
      preheader: `Then ${charged}, unless you end it before.`,
      heading: 'Your pause ends soon',
      parts: [
        `Your ${getPlan(plan).name} plan continues on ${day}: ${charged}, and all jobs are open to you again.`,
        'If you cancelled it already, it ends on that day, and nothing is charged.',
        'If you do not want it to go on, end it before then: open your account, choose “Manage my subscription.”, and cancel it there.',
        button('Open your account', clientAddress(publicUrl, paths.account.href())),
      ],
    }
  },
})
