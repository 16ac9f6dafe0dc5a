import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { findSoldPlan, formatCents, getPlan, PAID_PLAN_IDS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { aside, button, points } from '../message-part.ts'
import { line } from '../values.ts'

/** To people whose paid plan has begun. */
export const subscriptionStarted = message({
  content: z.object({
    firstName: line,
    plan: z.enum(PAID_PLAN_IDS),
    /** In the currency's smallest unit; null where the payment provider did not say it. */
    amount: z._default(z.nullable(z.number()), null),
    currency: z._default(z.nullable(line), null),
  }),
  reason: 'You get this e-mail because you started a paid plan at Lilypad.',
  compose: ({ plan, amount, currency }, { publicUrl }) => {
    const paid = amount === 0 ? null : formatCents(amount, currency)
    const isInDollars = currency === null || currency.toLowerCase() === 'usd'
    const sold = amount === null || !isInDollars ? undefined : findSoldPlan(plan, amount)
    return {
      subject: `Your ${getPlan(plan).name} plan has started`,
      preheader: 'Every job, every filter and your own alerts are yours now.',
      heading: `You are on ${getPlan(plan).name}`,
      parts: [
        `Thank you. Your payment${paid === null ? '' : ` of ${paid}`} went through, and all of Lilypad is open to you:`,
        points(
          'every remote job we find, not just one in ten',
          'filters for category, pay, travel and place',
          'saved searches that e-mail you new matches',
          'career insights twice a month, once you switch them on in your profile',
        ),
        'Tell us a little about yourself first. It takes a minute, and puts the jobs that suit you on top.',
        button('Complete your profile', clientAddress(publicUrl, paths.welcome.href())),
        aside('Rather look around first?', {
          label: 'Go to the dashboard',
          url: clientAddress(publicUrl, paths.dashboard.href()),
        }),
        aside(
          `Your plan${sold ? ` (${sold.price} ${sold.period})` : ''} renews automatically. You can change or cancel it at any time, under Membership. What it costs next, and when, is in your profile.`,
          { label: 'Your plan and payments', url: clientAddress(publicUrl, paths.account.href()) },
        ),
      ],
    }
  },
})
