/** What may be wrong with a listed job. Source: what comes beyond the specification, section 6. */
export const REPORT_REASON_WORDS = {
  not_remote: 'The job is not remote',
  closed: 'The job is closed',
  scam: 'It is a scam, or it asks for a fee',
  wrong_facts: 'Pay or other facts are wrong',
}
export type ReportReason = keyof typeof REPORT_REASON_WORDS
export const REPORT_REASONS = Object.keys(REPORT_REASON_WORDS) as ReportReason[]

export const MAX_REPORT_LENGTH = 500

export const REPORT_DECISIONS = ['acted', 'dismissed'] as const
export type ReportDecision = (typeof REPORT_DECISIONS)[number]
