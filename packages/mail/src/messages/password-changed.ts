import { clientAddress, paths } from '@lilypad/contracts/addresses'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { minuteInNewYork } from '../new-york.ts'
import { hello, instant, line } from '../values.ts'

/** Tells the owner of an account that its password was changed. */
export const passwordChanged = message({
  kind: 'password-changed',
  content: z.object({ firstName: line, changedAt: instant }),
  reason: 'You get this e-mail because it is about the safety of your Lilypad account.',
  compose: ({ firstName, changedAt }, { publicUrl }) => ({
    subject: 'Your Lilypad password was changed',
    preheader: 'If that was you, all is well.',
    heading: 'Your password was changed',
    parts: [
      { is: 'text', text: hello(firstName) },
      {
        is: 'text',
        text: `The password of your Lilypad account was changed on ${minuteInNewYork(changedAt)}, and every other device was logged out.`,
      },
      {
        is: 'text',
        text: 'If that was you, all is well. If it was not, choose a new password now: that locks out the person who changed it.',
      },
      { is: 'button', label: 'It was not me', url: clientAddress(publicUrl, paths.forgotPassword.href()) },
    ],
  }),
})
