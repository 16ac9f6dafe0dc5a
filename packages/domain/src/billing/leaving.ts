/** Why somebody cancels their plan. */
export const LEAVING_REASONS = [
  'found_here',
  'found_elsewhere',
  'too_expensive',
  'too_few_jobs',
  'other',
] as const
export type LeavingReason = (typeof LEAVING_REASONS)[number]

export const LEAVING_REASON_WORDS: Readonly<Record<LeavingReason, string>> = {
  found_here: 'I found a job on Lilypad',
  found_elsewhere: 'I found a job elsewhere',
  too_expensive: 'It costs too much',
  too_few_jobs: 'Too few jobs suit me',
  other: 'Something else',
}
