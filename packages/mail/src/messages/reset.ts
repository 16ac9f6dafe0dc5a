import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { RESET_LIFE_MS, toHours } from '@lilypad/domain'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { aside, button } from '../message-part.ts'
import { line } from '../values.ts'

/** The link to a new password. It is built from the product's configured address, never from a request's. */
export const reset = message({
  content: z.object({ firstName: line, token: z.string().check(z.minLength(1)) }),
  reason: 'You get this e-mail because someone asked to reset the password of this account.',
  compose: ({ token }, { publicUrl }) => ({
    subject: 'Choose a new password for Lilypad',
    preheader: `The link works once, for ${toHours(RESET_LIFE_MS)}.`,
    heading: 'Choose a new password',
    parts: [
      `We received a request to reset your password. The link works once and expires in ${toHours(RESET_LIFE_MS)}.`,
      button('Choose a new password', clientAddress(publicUrl, paths.resetPassword.href(token))),
      aside('If this wasn’t you, ignore this e-mail. Your password stays the same.'),
    ],
  }),
})
