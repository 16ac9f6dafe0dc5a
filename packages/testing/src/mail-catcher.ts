import type { AddressInfo, Socket } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

/** An e-mail as it arrived: parsed, and to whom the server was asked to bring it. */
export type CaughtMail = ParsedMail & { recipients: string[]; raw: string }

/** How the server treats a letter; `cut` takes it and breaks the connection before it says so. */
export type Treatment =
  | 'take'
  | 'cut'
  | { refuse: number; at: 'recipient' | 'letter' }
  | { takeAfter: Promise<void> }

const readAll = async (stream: SMTPServerDataStream): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

const refusal = (responseCode: number) => Object.assign(new Error('Not here.'), { responseCode })

/** What each session was told to expect, from its recipient on. */
type Sessions = Map<string, Treatment>

/** Reads a letter and treats it as its session was told; gives the server's answer. */
const receive = async (
  stream: SMTPServerDataStream,
  recipients: string[],
  treatment: Treatment,
  mails: CaughtMail[],
): Promise<Error | null> => {
  const raw = await readAll(stream)
  if (typeof treatment === 'object' && 'refuse' in treatment) return refusal(treatment.refuse)
  if (typeof treatment === 'object') await treatment.takeAfter
  mails.push({ ...(await simpleParser(raw)), recipients, raw })
  return null
}

/** Sockets by the client's port, which tells them apart. */
const trackSockets = (server: SMTPServer) => {
  const sockets = new Map<number, Socket>()
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0
    sockets.set(port, socket)
    socket.once('close', () => sockets.delete(port))
  })
  return sockets
}

/**
 * A real SMTP server on loopback that keeps what it is sent.
 *
 * @param treat how it treats a letter, by the how-manieth it is (from 1); it takes all, unless told otherwise
 */
export const startMailCatcher = async (treat: (nth: number) => Treatment = () => 'take') => {
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
        // The sender left in the middle of its letter: there is nobody to answer.
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
    /** What it took, in order. */
    mails,
    /** How many letters it was offered, those that it refused included. */
    offered: () => offered,
    close: async () => {
      for (const socket of sockets.values()) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
