/** What may be wrong with a listed job. Source: what comes beyond the specification, section 6. */
export const REPORT_REASONS = ['not_remote', 'closed', 'scam', 'wrong_facts'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const REPORT_REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  not_remote: 'The job is not remote',
  closed: 'The job is closed',
  scam: 'It is a scam, or it asks for a fee',
  wrong_facts: 'Pay or other facts are wrong',
}

export const MAX_REPORT_LENGTH = 500

/** What an admin decides of the reports of a job. */
export const REPORT_DECISIONS = ['acted', 'dismissed'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]
