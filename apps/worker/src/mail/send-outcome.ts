/** `dropped` has nothing left to tell, `refused` can never be sent, `later` not before `waitMs` milliseconds. */
export type SendOutcome =
  | { outcome: 'sent' }
  | { outcome: 'dropped' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'later'; reason: string; waitMs?: number }
