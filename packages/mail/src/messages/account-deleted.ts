import * as z from 'zod/mini'
import { message } from '../message.ts'
import { aside } from '../message-part.ts'
import { line } from '../values.ts'

/** The last letter. It goes to the outbox without a user id: otherwise it would be deleted with the account. */
export const accountDeleted = message({
  content: z.object({ firstName: line }),
  reason: 'You get this e-mail because this was the address of a Lilypad account.',
  compose: (_content, { publicUrl, contactAddress }) => ({
    subject: 'Your Lilypad account is deleted',
    preheader: 'Your data is gone, and nothing more will be charged.',
    heading: 'Your account is deleted',
    parts: [
      'We deleted your Lilypad account with your profile, saved searches, tracker and files. If you had a paid plan, it has ended: nothing more will be charged.',
      'Thank you for the time you spent here. We hope you landed well.',
      aside('If you did not delete it, tell us.', { label: 'Write to us', url: `mailto:${contactAddress}` }),
      aside('You are welcome back at any time.', { label: 'Go to Lilypad', url: `${publicUrl}/` }),
    ],
  }),
})
