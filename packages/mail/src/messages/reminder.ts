import { clientAddress, paths } from '@lilypad/contracts/addresses'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { hello, line } from '../values.ts'

/** Sent on the morning that a person chose to be reminded of an application. */
export const reminder = message({
  kind: 'reminder',
  content: z.object({ firstName: line, title: line, companyName: line, status: line }),
  reason: 'You get this e-mail because you set a reminder for this day in your Lilypad job tracker.',
  compose: ({ firstName, title, companyName, status }, { publicUrl }) => ({
    subject: `Reminder: ${title} at ${companyName}`,
    preheader: 'You asked us to remind you of this application today.',
    heading: 'Your reminder for today',
    parts: [
      { is: 'text', text: hello(firstName) },
      {
        is: 'text',
        text: 'You asked us to remind you of this application:',
      },
      { is: 'points', points: [`${title} at ${companyName}`, `Status: ${status}`] },
      { is: 'button', label: 'Open your tracker', url: clientAddress(publicUrl, paths.tracker.href()) },
      {
        is: 'aside',
        text: 'Your notes and documents are there, and you can set another reminder.',
        link: null,
      },
    ],
  }),
})
