import { serverPaths } from '@lilypad/contracts/addresses'
import { ACCOUNT_CHANGE_UNDO_MS, toHours } from '@lilypad/domain'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { button } from '../message-part.ts'
import { instant, line, minuteInNewYork } from '../values.ts'

/** To the former address of an account whose address was changed; without a token, the change cannot be undone. */
export const emailChanged = message({
  content: z.object({ firstName: line, changedAt: instant, token: z.optional(z.string()) }),
  reason: 'You get this e-mail because this was the address of your Lilypad account until now.',
  compose: ({ changedAt, token }, { publicUrl, contactAddress }) => ({
    subject: 'Your Lilypad e-mail address was changed',
    preheader: 'If that was you, all is well.',
    heading: 'Your e-mail address was changed',
    parts: [
      `Your Lilypad account got a new e-mail address on ${minuteInNewYork(changedAt)}. From now on you log in with the new one, and our e-mails go there.`,
      token
        ? `If that was you, all is well. If it was not, undo the change: your account gets this address back, everyone is logged out, and you choose a new password. The link works once, for ${toHours(ACCOUNT_CHANGE_UNDO_MS)}.`
        : 'If that was you, all is well. If it was not, tell us soon and we will help you get your account back.',
      button(
        'It was not me',
        token
          ? publicUrl + serverPaths.undoChange.href(token)
          : `mailto:${contactAddress}?subject=${encodeURIComponent('My Lilypad e-mail address was changed')}`,
      ),
    ],
  }),
})
