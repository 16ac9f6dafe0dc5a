import type { Config } from '@lilypad/config'
import type { RenderedMail } from '@lilypad/mail'
import { createTransport } from 'nodemailer'
import { outcomeOfError, type SendOutcome } from './send-outcome.ts'

const SECOND = 1000
const CONNECT_MS = 10 * SECOND
const SILENCE_MS = 30 * SECOND
const WHOLE_MS = 60 * SECOND
/** As many as there are works inside our walls at a time. */
const CONNECTIONS = 4

export type Mailing = {
  recipient: string
  /** The same at every attempt. */
  messageId: string
  letter: RenderedMail
}

export type Mailer = {
  /** Sends once, within a minute. Aborted, the connection is cut, and the server may have taken it or not. */
  send(mailing: Mailing, signal: AbortSignal): Promise<SendOutcome>
  close(): void
}

/** The part of the sender's address behind its @. */
const domainOf = (from: string) => /@([^@\s<>]+)>?$/.exec(from)?.[1] ?? 'localhost'

/**
 * SMTP by the settings; null where no server is set. Nothing connects before the first e-mail.
 *
 * @param wholeMs milliseconds that one sending may take in all; a server that trickles its answers gets no more
 */
export const openMailer = (
  { smtpUrl, from, timeScale }: Config['mail'],
  wholeMs = WHOLE_MS * timeScale,
): Mailer | null => {
  if (smtpUrl === undefined) return null
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_MS * timeScale,
    greetingTimeout: CONNECT_MS * timeScale,
    dnsTimeout: CONNECT_MS * timeScale,
    socketTimeout: SILENCE_MS * timeScale,
    // A letter is what we wrote: it never names a file or an address to be read into it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // Each failure reaches its letter; the pool's own report of it must not end the process.
  transport.on('error', () => undefined)
  const domain = domainOf(from)

  const toMail = ({ recipient, messageId, letter }: Mailing) => ({
    from,
    // Not a list to be parsed: one address, whatever it looks like.
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
        return outcomeOfError(error)
      }
    },
    close: () => transport.close(),
  }
}
