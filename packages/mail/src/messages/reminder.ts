import { clientAddress, paths } from '@lilypad/contracts/addresses'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { aside, button, points } from '../part.ts'
import { line } from '../values.ts'

/** Sent on the morning that a person chose to be reminded of an application. */
export const reminder = message({
  content: z.object({ firstName: line, title: line, companyName: line, status: line }),
  reason: 'You get this e-mail because you set a reminder for this day in your Lilypad job tracker.',
  compose: ({ title, companyName, status }, { publicUrl }) => ({
    subject: `Reminder: ${title} at ${companyName}`,
    preheader: 'You asked us to remind you of this application today.',
    heading: 'Your reminder for today',
    parts: [
      'You asked us to remind you of this application:',
      points(`${title} at ${companyName}`, `Status: ${status}`),
      button('Open your tracker', clientAddress(publicUrl, paths.tracker.href())),
      aside('Your notes and documents are there, and you can set another reminder.'),
    ],
  }),
})
