/**
 * The outcome of an attempt: `dropped` has nothing left to tell, `refused` can never be sent, `later` may work, not
 * before `waitMs` milliseconds.
 */
export type SendOutcome =
  | { outcome: 'sent' }
  | { outcome: 'dropped' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'later'; reason: string; waitMs?: number }

/** The parts of a mail library's error that we use. */
type SmtpError = Error & { code?: string; command?: string; responseCode?: number; permanent?: boolean }

/** Steps at which a server judges this letter; problems with our log-in or sender are not the letter's fault. */
const OF_THE_LETTER = ['RCPT TO', 'DATA']

const isOfTheLetter = ({ code, command = '', permanent }: SmtpError) =>
  (permanent === true && OF_THE_LETTER.includes(command)) ||
  // An invalid address was never sent to a server.
  (code === 'EENVELOPE' && command === 'API')

/** Distinguishes a permanent refusal (5xx of the recipient or the letter, RFC 5321) from temporary failures. */
export const outcomeOfError = (error: unknown): SendOutcome => {
  if (!(error instanceof Error)) return { outcome: 'later', reason: 'unknown' }
  const { message, cause } = error
  // An abort gives its reason in the cause: the time limit, or the worker's stop.
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message
  return { outcome: isOfTheLetter(error) ? 'refused' : 'later', reason }
}
