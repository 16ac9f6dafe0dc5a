import type { Config } from '@lilypad/config'
import type { RenderedMail } from '@lilypad/mail'
import { createTransport } from 'nodemailer'

/** `dropped` has nothing left to tell, `refused` can never be sent, `later` not before `waitMs` milliseconds. */
export type SendOutcome =
  | { outcome: 'sent' }
  | { outcome: 'dropped' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'later'; reason: string; waitMs?: number }

const SECOND = 1000
const CONNECT_MS = 10 * SECOND
const SILENCE_MS = 30 * SECOND
const WHOLE_MS = 60 * SECOND
/** As many as internal works run at a time. */
const CONNECTIONS = 4

export type Mailing = {
  recipient: string
  /** The same at every attempt. */
  messageId: string
  letter: RenderedMail
}

export type Mailer = {
  /** Within a minute. Aborting cuts the connection; the server may or may not have accepted the letter. */
  send(mailing: Mailing, signal: AbortSignal): Promise<SendOutcome>
  close(): void
}

/** Null without a server. `wholeMs` is for one sending, even if the server keeps answering slowly. */
export function openMailer({ smtpUrl, from }: Config['mail'], wholeMs = WHOLE_MS): Mailer | null {
  if (smtpUrl === undefined) return null
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A letter never names a file or an address to be read into it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // Each failure reaches its letter; the pool's error event must not end the process.
  transport.on('error', () => undefined)
  const domain = /@([^@\s<>]+)>?$/.exec(from)?.[1] ?? 'localhost'

  const toMail = ({ recipient, messageId, letter }: Mailing) => ({
    from,
    // One address, never parsed as a list.
    to: { name: '', address: recipient },
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    headers: letter.headers,
    messageId: `<${messageId}@${domain}>`,
  })

  return {
    async send(mailing, signal) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(wholeMs)])
      try {
        await transport.sendMail({ ...toMail(mailing), signal: limit })
        return { outcome: 'sent' }
      } catch (error) {
        return toOutcome(error)
      }
    },
    close: () => transport.close(),
  }
}

/** The parts of a mail library's error that we use. */
type SmtpError = Error & { code?: string; command?: string; responseCode?: number; permanent?: boolean }

/** Steps at which a server judges this letter; problems with our log-in or sender are not the letter's fault. */
const OF_THE_LETTER = ['RCPT TO', 'DATA']

const isOfTheLetter = ({ code, command = '', permanent }: SmtpError) =>
  (permanent === true && OF_THE_LETTER.includes(command)) ||
  // An invalid address was never sent to a server.
  (code === 'EENVELOPE' && command === 'API')

/** Permanent is 5xx of the recipient or the letter. Source: RFC 5321. */
function toOutcome(error: unknown): SendOutcome {
  if (!(error instanceof Error)) return { outcome: 'later', reason: 'unknown' }
  const { message, cause } = error
  // The time limit, or the worker's stop.
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message
  return { outcome: isOfTheLetter(error) ? 'refused' : 'later', reason }
}
