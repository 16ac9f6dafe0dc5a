/** Why somebody cancels their plan. */
export const LEAVING_REASON_WORDS = {
  found_here: 'I found a job on Lilypad',
  found_elsewhere: 'I found a job elsewhere',
  too_expensive: 'It costs too much',
  too_few_jobs: 'Too few jobs suit me',
  other: 'Something else',
}
export type LeavingReason = keyof typeof LEAVING_REASON_WORDS
export const LEAVING_REASONS = Object.keys(LEAVING_REASON_WORDS) as LeavingReason[]
