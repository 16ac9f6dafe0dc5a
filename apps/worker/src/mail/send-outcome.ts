/** `dropped` has nothing left to tell, `refused` can never be sent, `later` not before `waitMs` milliseconds. */
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

/** Permanent is 5xx of the recipient or the letter. Source: RFC 5321. */
export const outcomeOfError = (error: unknown): SendOutcome => {
  if (!(error instanceof Error)) return { outcome: 'later', reason: 'unknown' }
  const { message, cause } = error
  // The time limit, or the worker's stop.
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message
  return { outcome: isOfTheLetter(error) ? 'refused' : 'later', reason }
}
