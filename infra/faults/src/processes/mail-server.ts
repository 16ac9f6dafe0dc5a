import { once } from 'node:events'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { lastingPort } from './ports.ts'

/** A letter that arrived: what tells it from others, and to whom it went. */
export type Arrival = { messageId: string; recipient: string }

/** It accepts a letter, refuses its recipient with a code, accepts the letter and hangs up, or stops answering. */
export type MailTreatment = 'take' | 'hang up' | 'say no more' | { refuse: number }

export type MailServer = {
  /** For SMTP_URL. */
  readonly url: string
  /** What it took, in order: letters whose sender never heard of it, too. */
  readonly arrived: readonly Arrival[]
  /** From now on it treats letters like this; `nth` counts the offers to a recipient. */
  treat(how: (recipient: string, nth: number) => MailTreatment): void
  /** Cuts all connections; from now on a new one waits this many milliseconds for its greeting. */
  greetAfter(ms: number): void
  /** Cuts all connections, even in the middle of a letter, and refuses new ones. */
  leave(): Promise<void>
  comeBack(): Promise<void>
}

const refusal = (responseCode: number) => Object.assign(new Error('Not now.'), { responseCode })
const messageIdOf = (raw: string) => /^Message-ID:\s*(\S+)/im.exec(raw)?.[1] ?? ''

/** A real SMTP server on loopback that a test can make refuse, slow down or disappear, always at the same port. */
export async function startMailServer(): Promise<MailServer> {
  const port = await lastingPort()
  const arrived: Arrival[] = []
  const offered = new Map<string, number>()
  const sockets = new Map<number, Socket>()
  let treat: (recipient: string, nth: number) => MailTreatment = () => 'take'
  let greetingMs = 0
  let server: SMTPServer | null = null

  const open = async () => {
    const opened = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onConnect: (_session, answer) => void sleep(greetingMs).then(() => answer()),
      onRcptTo({ address }, _session, answer) {
        const nth = (offered.get(address) ?? 0) + 1
        offered.set(address, nth)
        const treatment = treat(address, nth)
        answer(typeof treatment === 'object' ? refusal(treatment.refuse) : null)
      },
      onData(stream, { envelope, remotePort }, answer) {
        const take = (raw: string) => {
          const recipient = envelope.rcptTo[0]?.address ?? ''
          const treatment = treat(recipient, offered.get(recipient) ?? 0)
          arrived.push({ messageId: messageIdOf(raw), recipient })
          if (treatment === 'hang up') sockets.get(remotePort)?.destroy()
          else if (treatment !== 'say no more') answer()
        }
        // A sender that disconnected in the middle of its letter gets no answer.
        text(stream).then(take, () => undefined)
      },
    })
    opened.server.on('connection', (socket: Socket) => {
      sockets.set(socket.remotePort ?? 0, socket)
    })
    opened.on('error', () => undefined)
    opened.listen(port, '127.0.0.1')
    await once(opened.server, 'listening')
    server = opened
  }

  const hangUp = () => {
    for (const socket of sockets.values()) socket.destroy()
    sockets.clear()
  }

  const close = async () => {
    const closing = server
    server = null
    if (!closing) return
    hangUp()
    await new Promise<void>((resolve) => closing.close(() => resolve()))
  }

  await open()
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    treat: (how) => {
      treat = how
    },
    greetAfter: (ms) => {
      greetingMs = ms
      hangUp()
    },
    leave: close,
    comeBack: open,
  }
}
