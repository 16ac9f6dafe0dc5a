import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { plural } from '@lilypad/domain'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { aside, button, points } from '../message-part.ts'
import { line } from '../values.ts'

/** Sent on the morning that a person chose to be reminded of an application; `more` are those that wait for a letter. */
export const reminder = message({
  content: z.object({
    firstName: line,
    title: line,
    companyName: line,
    status: line,
    more: z.optional(z.int()),
  }),
  reason: 'You get this e-mail because you set a reminder in your Lilypad job tracker.',
  compose: ({ title, companyName, status, more = 0 }, { publicUrl }) => ({
    subject: `Reminder: ${title} at ${companyName}`,
    preheader: 'You asked us to remind you of this application.',
    heading: 'Your reminder',
    parts: [
      'You asked us to remind you of this application:',
      points(`${title} at ${companyName}`, `Status: ${status}`),
      ...(more > 0
        ? [
            `${plural(more, 'more application is', 'more applications are')} due. At most ten reminders a day come by e-mail: your tracker shows them all.`,
          ]
        : []),
      button('Open your tracker', clientAddress(publicUrl, paths.tracker.href())),
      aside('Your notes and documents are there, and you can set another reminder.'),
    ],
  }),
})
