import * as z from 'zod/mini'
import { message } from '../message.ts'
import { minuteInNewYork } from '../new-york.ts'
import { hello, instant, line } from '../values.ts'

/** To the former address of an account whose address was changed. */
export const emailChanged = message({
  kind: 'email-changed',
  content: z.object({ firstName: line, changedAt: instant }),
  reason: 'You get this e-mail because this was the address of your Lilypad account until now.',
  compose: ({ firstName, changedAt }, { contactAddress }) => ({
    subject: 'Your Lilypad e-mail address was changed',
    preheader: 'If that was you, all is well.',
    heading: 'Your e-mail address was changed',
    parts: [
      { is: 'text', text: hello(firstName) },
      {
        is: 'text',
        text: `Your Lilypad account got another e-mail address on ${minuteInNewYork(changedAt)}. From now on you log in with the new one, and our e-mails go there.`,
      },
      {
        is: 'text',
        text: 'If that was you, all is well. If it was not, tell us soon and we will help you to get your account back.',
      },
      {
        is: 'button',
        label: 'It was not me',
        url: `mailto:${contactAddress}?subject=${encodeURIComponent('My Lilypad e-mail address was changed')}`,
      },
    ],
  }),
})
