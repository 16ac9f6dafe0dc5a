import { clientAddress, paths } from '@lilypad/contracts/addresses'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { aside, button } from '../message-part.ts'
import { dayInNewYork, instant, line } from '../values.ts'

/** The receipt of a redemption code. `until` is the instant at which the access ends. */
export const redeemed = message({
  content: z.object({ firstName: line, until: instant }),
  reason: 'You get this e-mail because a redemption code was used for the Lilypad account of this address.',
  compose: ({ until }, { publicUrl }) => ({
    subject: `Your code is redeemed: all of Lilypad until ${dayInNewYork(until)}`,
    preheader: 'Every job, every filter and your own alerts are yours now.',
    heading: 'Your code is redeemed',
    parts: [
      `You have all of Lilypad until ${dayInNewYork(until)}: every remote job, every filter, and saved searches that e-mail you new matches.`,
      button('See all jobs', clientAddress(publicUrl, paths.dashboard.href())),
      aside(
        'There is nothing to pay and nothing to cancel. After that day your account is a free one, and keeps everything you saved.',
      ),
      aside('Have you told us about yourself yet? It puts the jobs that suit you on top.', {
        label: 'Complete your profile',
        url: clientAddress(publicUrl, paths.welcome.href()),
      }),
    ],
  }),
})
