/** What became of an attempt: `refused` will never go, `later` may. */
export type SendOutcome = { outcome: 'sent' } | { outcome: 'refused' | 'later'; reason: string }

/** As much of a mail library's error as we look at. */
type SmtpError = Error & { code?: string; command?: string; responseCode?: number; permanent?: boolean }

/** Steps at which a server speaks of this very letter; what it says of our log-in or sender is not the letter's fault. */
const OF_THE_LETTER = ['RCPT TO', 'DATA']

const isOfTheLetter = ({ code, command = '', permanent }: SmtpError) =>
  (permanent === true && OF_THE_LETTER.includes(command)) ||
  // An address that no server would take was never given to one.
  (code === 'EENVELOPE' && command === 'API')

/** Tells a refusal for good (5xx of the recipient or the letter, RFC 5321) from everything that may pass. */
export const outcomeOfError = (error: unknown): SendOutcome => {
  if (!(error instanceof Error)) return { outcome: 'later', reason: 'unknown' }
  const { message, cause } = error
  // What was aborted says why in its cause: the time limit, or the worker's stop.
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message
  return { outcome: isOfTheLetter(error) ? 'refused' : 'later', reason }
}
