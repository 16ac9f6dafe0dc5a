import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { planOf } from '@lilypad/domain'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { hello, line } from '../values.ts'

/** To people who joined on the free plan. */
export const welcome = message({
  kind: 'welcome',
  content: z.object({ firstName: line }),
  reason: 'You get this e-mail because you signed up for Lilypad with this address.',
  compose: ({ firstName }, { publicUrl }) => ({
    subject: 'Welcome to Lilypad',
    preheader: `Your account is ready. Here is what the ${planOf('hop').name} plan brings you.`,
    heading: 'Welcome to the pond',
    parts: [
      { is: 'text', text: hello(firstName) },
      {
        is: 'text',
        text: `It is good to have you here. Lilypad gathers remote jobs at mission-driven employers for people who work in education, or are leaving it. Your account starts on the ${planOf('hop').name} plan, which is free and stays free:`,
      },
      {
        is: 'points',
        points: [
          'a selection of our remote jobs, fresh every day',
          'stars for the jobs you like, and a tracker for the ones you apply to',
          'a newsletter once a week with the jobs worth a look, if you like',
        ],
      },
      { is: 'button', label: 'See the jobs', url: clientAddress(publicUrl, paths.dashboard.href()) },
      {
        is: 'aside',
        text: 'Want every job, all the filters and alerts of your own?',
        link: {
          label: `Look at ${planOf('skip').name} and ${planOf('jump').name}`,
          url: clientAddress(publicUrl, paths.upgrade.href()),
        },
      },
    ],
  }),
})
