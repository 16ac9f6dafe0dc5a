import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { getPlan } from '@lilypad/domain'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { hello, line } from '../values.ts'

/** To people who joined without a redemption code. Whether they will pay for a plan is not known yet. */
export const welcome = message({
  kind: 'welcome',
  content: z.object({ firstName: line }),
  reason: 'You get this e-mail because you signed up for Lilypad with this address.',
  compose: ({ firstName }, { publicUrl }) => ({
    subject: 'Welcome to Lilypad',
    preheader: 'Your account was created. Here is what it brings you.',
    heading: 'Welcome to the pond',
    parts: [
      { is: 'text', text: hello(firstName) },
      {
        is: 'text',
        text: 'It is good to have you here. Lilypad gathers remote jobs at mission-driven employers for people who work in education, or are leaving it. Your account was created. It comes with:',
      },
      {
        is: 'points',
        points: [
          'one in ten of our remote jobs, updated every day',
          'stars for the jobs you like, and a tracker for the ones you apply to',
          'a weekly newsletter with the jobs worth a look, if you like',
        ],
      },
      { is: 'button', label: 'See the jobs', url: clientAddress(publicUrl, paths.dashboard.href()) },
      {
        is: 'aside',
        text: `Every job, every filter and your own alerts come with ${getPlan('skip').name} and ${getPlan('jump').name}. If you chose one of them, it starts once your payment has gone through, and another e-mail tells you so.`,
        link: {
          label: `Look at ${getPlan('skip').name} and ${getPlan('jump').name}`,
          url: clientAddress(publicUrl, paths.upgrade.href()),
        },
      },
    ],
  }),
})
