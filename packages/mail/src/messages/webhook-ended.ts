import { clientAddress, paths } from '@lilypad/contracts/addresses'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { button, points } from '../message-part.ts'
import { line } from '../values.ts'

const WHY = {
  gone: 'It answered 410, which asks us to stop sending.',
  failing: 'It has accepted none of our messages for at least five days.',
}

/** Tells a person that one of their webhooks was turned off. */
export const webhookEnded = message({
  content: z.object({ firstName: line, search: line, url: line, reason: z.enum(['gone', 'failing']) }),
  reason: 'You get this e-mail because you created a webhook on Lilypad.',
  compose: ({ search, url, reason }, { publicUrl }) => ({
    subject: `Your webhook for “${search}” was turned off`,
    preheader: 'We no longer send new jobs to its address.',
    heading: 'Your webhook was turned off',
    parts: [
      `We no longer send new jobs of your search “${search}” to this address:`,
      points(url),
      `${WHY[reason]} To get new jobs again, create a new webhook.`,
      button('Open your connections', clientAddress(publicUrl, paths.connections.href())),
    ],
  }),
})
