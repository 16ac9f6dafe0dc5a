import { clientAddress, paths, serverPaths } from '@lilypad/contracts/addresses'
import { ACCOUNT_CHANGE_UNDO_MS, describeEndedAccess, toHours } from '@lilypad/domain'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { button } from '../message-part.ts'
import { instant, line, minuteInNewYork } from '../values.ts'

const ended = z.object({
  keys: z.number(),
  webhooks: z.number(),
  feeds: z.number(),
  calendars: z.optional(z.number()),
})

/** A former version's has no token to undo it, or does not say what ended. */
export const passwordChanged = message({
  content: z.object({
    firstName: line,
    changedAt: instant,
    token: z.optional(z.string()),
    ended: z.optional(ended),
  }),
  reason: 'You get this e-mail because it is about the safety of your Lilypad account.',
  compose: ({ changedAt, token, ended }, { publicUrl }) => {
    const whatEnded = ended ? describeEndedAccess(ended) : ''
    return {
      subject: 'Your Lilypad password was changed',
      preheader: 'If that was you, all is well.',
      heading: 'Your password was changed',
      parts: [
        `The password of your Lilypad account was changed on ${minuteInNewYork(changedAt)}, and every other device was logged out.`,
        ...(whatEnded === '' ? [] : [whatEnded]),
        token
          ? `If that was you, all is well. If it was not, undo the change: everyone is logged out, and you choose a new password. The link works once, for ${toHours(ACCOUNT_CHANGE_UNDO_MS)}.`
          : 'If that was you, all is well. If it was not, choose a new password now: that locks out the person who changed it.',
        button(
          'It was not me',
          token
            ? publicUrl + serverPaths.undoChange.href(token)
            : clientAddress(publicUrl, paths.forgotPassword.href()),
        ),
      ],
    }
  },
})
