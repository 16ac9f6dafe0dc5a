import type { AddressInfo, Socket } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

/** An e-mail as received: parsed, with its envelope recipients. */
export type CaughtMail = ParsedMail & { recipients: string[]; raw: string }

/** How the server treats a letter; `cut` accepts it and drops the connection before the reply. */
export type Treatment =
  | 'take'
  | 'cut'
  | { refuse: number; at: 'recipient' | 'letter' }
  | { takeAfter: Promise<void> }

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

const refusal = (responseCode: number) => Object.assign(new Error('Not here.'), { responseCode })

/** The treatment of each session, decided at its recipient. */
type Sessions = Map<string, Treatment>

/** Reads a letter, applies the session's treatment, and returns the server's answer. */
async function receive(
  stream: SMTPServerDataStream,
  recipients: string[],
  treatment: Treatment,
  mails: CaughtMail[],
): Promise<Error | null> {
  const raw = await readAll(stream)
  if (typeof treatment === 'object' && 'refuse' in treatment) return refusal(treatment.refuse)
  if (typeof treatment === 'object') await treatment.takeAfter
  mails.push({ ...(await simpleParser(raw)), recipients, raw })
  return null
}

/** Sockets by the client's port, which identifies them. */
function trackSockets(server: SMTPServer) {
  const sockets = new Map<number, Socket>()
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0
    sockets.set(port, socket)
    socket.once('close', () => sockets.delete(port))
  })
  return sockets
}

/**
 * A real SMTP server on loopback that keeps the letters it receives.
 *
 * @param treat how to treat a letter, by its number (from 1); accepts all by default
 */
export async function startMailCatcher(treat: (nth: number) => Treatment = () => 'take') {
  const mails: CaughtMail[] = []
  const sessions: Sessions = new Map()
  let offered = 0
  const server: SMTPServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, { id }, answer) {
      offered += 1
      const treatment = treat(offered)
      sessions.set(id, treatment)
      const isRefused = typeof treatment === 'object' && 'refuse' in treatment && treatment.at === 'recipient'
      answer(isRefused ? refusal(treatment.refuse) : null)
    },
    onData(stream, { id, envelope, remotePort }, answer) {
      const treatment = sessions.get(id) ?? 'take'
      const recipients = envelope.rcptTo.map(({ address }) => address)
      receive(stream, recipients, treatment, mails).then(
        (error) => (treatment === 'cut' ? sockets.get(remotePort)?.destroy() : answer(error)),
        // The sender disconnected in the middle of its letter: no reply is possible.
        () => undefined,
      )
    },
  })
  const sockets = trackSockets(server)
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The accepted letters, in order. */
    mails,
    /** The number of letters offered, including refused ones. */
    offered: () => offered,
    close: async () => {
      for (const socket of sockets.values()) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
