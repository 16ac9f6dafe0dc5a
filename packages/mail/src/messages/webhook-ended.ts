import { clientAddress, paths } from '@lilypad/contracts/addresses'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { hello, line } from '../values.ts'

const WHY = {
  gone: 'It answered 410, which means that it wants nothing any more.',
  failing: 'For days it took none of our messages.',
}

/** Tells a person that one of their webhooks is told nothing any more. */
export const webhookEnded = message({
  kind: 'webhook-ended',
  content: z.object({ firstName: line, search: line, url: line, reason: z.enum(['gone', 'failing']) }),
  reason: 'You get this e-mail because you made a webhook on Lilypad.',
  compose: ({ firstName, search, url, reason }, { publicUrl }) => ({
    subject: `Your webhook of “${search}” has ended`,
    preheader: 'Its address hears of no new jobs any more.',
    heading: 'Your webhook has ended',
    parts: [
      { is: 'text', text: hello(firstName) },
      { is: 'text', text: `We no longer send new jobs of your search “${search}” to this address:` },
      { is: 'points', points: [url] },
      { is: 'text', text: `${WHY[reason]} To hear of new jobs again, make the webhook again.` },
      {
        is: 'button',
        label: 'Open your connections',
        url: clientAddress(publicUrl, paths.connections.href()),
      },
    ],
  }),
})
