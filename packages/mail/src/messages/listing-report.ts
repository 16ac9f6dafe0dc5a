import { REPORT_DECISIONS, REPORT_REASON_WORDS, REPORT_REASONS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { line } from '../values.ts'

const OUTCOME = {
  acted: 'You were right: we put it right or took the job off the list. Others are spared it now.',
  dismissed: 'We looked at the employer’s own posting and found it as we list it, so the job stays.',
  gone: 'The job has left our list since, so it is shown to nobody any more.',
}

const AGAIN = 'We looked at it once more, and what we wrote before no longer holds.'

/** Tells a member what came of their report of a job. */
export const listingReport = message({
  content: z.object({
    firstName: line,
    title: line,
    companyName: line,
    reason: z.enum(REPORT_REASONS),
    decision: z.enum([...REPORT_DECISIONS, 'gone']),
    /** Whether the opposite was told before. */
    isAnother: z.optional(z.boolean()),
  }),
  reason: 'You get this e-mail because you reported a job on Lilypad.',
  compose: ({ title, companyName, reason, decision, isAnother }) => ({
    subject: `Your report of “${title}”`,
    preheader: 'What came of it.',
    heading: 'Thank you for your report',
    parts: [
      `You reported “${title}” at ${companyName}: ${REPORT_REASON_WORDS[reason].toLowerCase()}.`,
      ...(isAnother ? [AGAIN] : []),
      OUTCOME[decision],
    ],
  }),
})
