import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { getPlan } from '@lilypad/domain'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { aside, button, points } from '../message-part.ts'
import { line } from '../values.ts'

const PAID = [getPlan('skip'), getPlan('jump')].map(({ name }) => name).join(' and ')

/** To people who joined without a redemption code. Whether they will pay for a plan is not known yet. */
export const welcome = message({
  content: z.object({ firstName: line }),
  reason: 'You get this e-mail because you signed up for Lilypad with this address.',
  compose: (_content, { publicUrl }) => ({
    subject: 'Welcome to Lilypad',
    preheader: 'Your account was created. Here is what it brings you.',
    heading: 'Welcome to the pond',
    parts: [
      'It is good to have you here. Lilypad gathers remote jobs at mission-driven employers for people who work in education, or are leaving it. Your account was created. It comes with:',
      points(
        'one in ten of our remote jobs, updated every day',
        'stars for the jobs you like, and a tracker for the ones you apply to',
        'a weekly newsletter with the jobs worth a look, if you like',
      ),
      button('See the jobs', clientAddress(publicUrl, paths.dashboard.href())),
      aside(
        `Every job, every filter and your own alerts come with ${PAID}. If you chose one of them, it starts once your payment has gone through, and another e-mail tells you so.`,
        { label: `Look at ${PAID}`, url: clientAddress(publicUrl, paths.upgrade.href()) },
      ),
    ],
  }),
})
