import { clientAddress, paths } from '@lilypad/contracts/addresses'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { aside, button } from '../message-part.ts'
import { dayInNewYork, instant, line } from '../values.ts'

const NEWS = {
  refund: {
    subject: 'Your payment was refunded',
    says: 'We gave your last payment for Lilypad back to you in full. Banks may take some days to show it.',
  },
  dispute: {
    subject: 'Your payment is being disputed',
    says: 'Your bank told us that you, or the owner of the card, dispute your last payment for Lilypad. If this is a mistake, tell your bank and us: access returns as soon as the dispute is withdrawn or decided for us.',
  },
  'dispute-lost': {
    subject: 'The dispute about your payment is closed',
    says: 'Your bank decided the dispute about your payment for Lilypad: the payment went back to the card.',
  },
  unpaid: {
    subject: 'Your payment failed',
    says: 'We could not charge your card for Lilypad, and our payment provider has stopped trying.',
  },
  returned: {
    subject: 'All jobs are open to you again',
    says: 'Your payment for Lilypad is in order again, and so is your access: every job, every filter and your own alerts.',
  },
}

type Content = { news: keyof typeof NEWS; keepsAccess: boolean; renewsAt: string | null }

function whatFollows({ news, keepsAccess, renewsAt }: Content): string[] {
  if (news === 'returned') return []
  if (keepsAccess) return ['Nothing changes for you: you keep access to all jobs by another payment or code.']
  return [
    'You go on as a free member: you see one job in ten, your searches send no alerts, and your tracker stays as it is.',
    renewsAt === null
      ? 'To see all jobs again, choose a plan on your account page.'
      : `Your subscription itself still runs, and is next charged on ${dayInNewYork(renewsAt)}; that payment opens all jobs again. If you do not want that, cancel it under “Payments” on your account page. To use another card, change it there.`,
  ]
}

/** To members whose payment was refunded, disputed, or failed for good, or is in order again. */
export const paymentNews = message({
  content: z.object({
    firstName: line,
    news: z.enum(['refund', 'dispute', 'dispute-lost', 'unpaid', 'returned']),
    /** Whether another payment or a code still opens all jobs. */
    keepsAccess: z.boolean(),
    /** When a subscription that still runs is charged next. */
    renewsAt: z.nullable(instant),
  }),
  reason: 'You get this e-mail because you have paid for Lilypad.',
  compose: (content, { publicUrl, contactAddress }) => {
    const { subject, says } = NEWS[content.news]
    const follows = whatFollows(content)
    return {
      subject,
      preheader: follows[0] ?? says,
      parts: [
        says,
        ...follows,
        button('Open your account', clientAddress(publicUrl, paths.account.href())),
        aside('Is something wrong?', { label: 'Write to us', url: `mailto:${contactAddress}` }),
      ],
    }
  },
})
