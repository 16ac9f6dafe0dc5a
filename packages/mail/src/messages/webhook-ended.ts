import { clientAddress, paths } from '@lilypad/contracts/addresses'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { hello, line } from '../values.ts'

const WHY = {
  gone: 'It answered 410, which asks us to stop sending.',
  failing: 'It has accepted none of our messages for at least five days.',
}

/** Tells a person that one of their webhooks was turned off. */
export const webhookEnded = message({
  kind: 'webhook-ended',
  content: z.object({ firstName: line, search: line, url: line, reason: z.enum(['gone', 'failing']) }),
  reason: 'You get this e-mail because you created a webhook on Lilypad.',
  compose: ({ firstName, search, url, reason }, { publicUrl }) => ({
    subject: `Your webhook for “${search}” was turned off`,
    preheader: 'We no longer send new jobs to its address.',
    heading: 'Your webhook was turned off',
    parts: [
      { is: 'text', text: hello(firstName) },
      { is: 'text', text: `We no longer send new jobs of your search “${search}” to this address:` },
      { is: 'points', points: [url] },
      { is: 'text', text: `${WHY[reason]} To get new jobs again, create a new webhook.` },
      {
        is: 'button',
        label: 'Open your connections',
        url: clientAddress(publicUrl, paths.connections.href()),
      },
    ],
  }),
})
