import { clientAddress, paths } from '@lilypad/contracts/addresses'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { dayInNewYork } from '../new-york.ts'
import { hello, instant, line } from '../values.ts'

/** The receipt of a redemption code. `until` is the instant at which the access ends. */
export const redeemed = message({
  kind: 'redeemed',
  content: z.object({ firstName: line, until: instant }),
  reason: 'You get this e-mail because a redemption code was used for the Lilypad account of this address.',
  compose: ({ firstName, until }, { publicUrl }) => ({
    subject: `Your code is redeemed: all of Lilypad until ${dayInNewYork(until)}`,
    preheader: 'Every job, every filter and your own alerts are yours now.',
    heading: 'Your code is redeemed',
    parts: [
      { is: 'text', text: hello(firstName) },
      {
        is: 'text',
        text: `You have all of Lilypad until ${dayInNewYork(until)}: every remote job, every filter, and saved searches that e-mail you new matches.`,
      },
      { is: 'button', label: 'See all jobs', url: clientAddress(publicUrl, paths.dashboard.href()) },
      {
        is: 'aside',
        text: 'There is nothing to pay and nothing to cancel. After that day your account is a free one, and keeps everything you saved.',
        link: null,
      },
      {
        is: 'aside',
        text: 'Have you told us about yourself yet? It puts the jobs that suit you on top.',
        link: { label: 'Complete your profile', url: clientAddress(publicUrl, paths.welcome.href()) },
      },
    ],
  }),
})
