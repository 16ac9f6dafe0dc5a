import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { Config } from '@lilypad/config'
import { MAX_MAIL_BYTES, readMailHead, toSenderHash } from '@lilypad/crypto'
import { findByInboundToken, storeMail } from '@lilypad/db'
import { MINUTE_MS } from '@lilypad/domain'
import { networkOf } from '@lilypad/fetching/address-check'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Deps } from '../deps.ts'

export type InboundSmtp = { port: number; close(): Promise<void> }

type Needs = Pick<Deps, 'db' | 'queue' | 'logger' | 'now' | 'span'>

const MAX_CONNECTIONS = 50
/** The operator's mail server relays all mail, over up to 20 connections. */
const MAX_CONNECTIONS_BY_ADDRESS = 20
const MAX_RECIPIENTS = 10
const IDLE_MS = 30_000
/** From the first byte to the last, so that nobody holds a connection for long. */
const MESSAGE_MS = 120_000
/** Of a connection, also one that only says that it is there; a message that has begun may end. */
const LONGEST_MS = 2.5 * MINUTE_MS
const CLOSE_MS = 5_000

/** Programs may read `responseCode` of an error alone. */
const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })
/** The same for an address that never was, one that ended and one of another domain. */
const unknownAddress = () => refusal(550, '5.1.1 No such address here.')
const notNow = () => refusal(451, '4.3.0 Please try again later.')

async function collect(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  const timer = setTimeout(() => stream.destroy(new Error('The message came too slowly.')), MESSAGE_MS)
  let length = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length <= MAX_MAIL_BYTES) chunks.push(chunk)
    }
  } finally {
    clearTimeout(timer)
  }
  return length > MAX_MAIL_BYTES ? null : Buffer.concat(chunks)
}

/** At most so many connections of one address, or of one network of IPv6. */
function createDoor() {
  const open = new Map<string, number>()
  return {
    enter(address: string): boolean {
      const count = (open.get(address) ?? 0) + 1
      open.set(address, count)
      return count <= MAX_CONNECTIONS_BY_ADDRESS
    },
    leave(address: string) {
      const count = (open.get(address) ?? 1) - 1
      if (count === 0) open.delete(address)
      else open.set(address, count)
    },
  }
}

/** Each recipient's mail is stored before the sender is told that we have it. */
async function take({ db, queue, now }: Needs, domain: string, raw: Buffer, { envelope }: SMTPServerSession) {
  const { messageHash } = readMailHead(raw, domain)
  const senderHash = toSenderHash(envelope.mailFrom ? envelope.mailFrom.address : '')
  for (const { address } of envelope.rcptTo) {
    const userId = await findByInboundToken(db, address.split('@')[0] ?? '')
    // Its person changed it in between.
    if (userId === null) continue
    const kept = await storeMail(db, { userId, messageHash, senderHash, raw, now: now() })
    if (kept.outcome === 'too many') throw refusal(452, '4.7.1 Too many messages. Please try again later.')
    if (kept.outcome !== 'kept') continue
    const { id, isOneOfMany } = kept
    await queue.enqueue('read-mail', { mailId: id }, { background: isOneOfMany }).catch(() => undefined)
  }
}

/** Takes mails to people's private addresses. Null where no port is set. */
export async function openInboundSmtp(
  settings: Config['inboundMail'],
  needs: Needs,
): Promise<InboundSmtp | null> {
  if (!settings || settings.smtpPort === null) return null
  const { domain, smtpPort, isLoopback } = settings
  const { db, logger, span } = needs
  const door = createDoor()
  const fail = (error: unknown) => {
    if (error instanceof Error && 'responseCode' in error) return error
    logger.warn({ err: error }, 'A mail could not be taken.')
    return notNow()
  }
  const late = new WeakSet<SMTPServerSession>()
  function endConnection(session: SMTPServerSession) {
    for (const connection of server.connections) if (connection.session === session) connection.close()
  }
  const server = new SMTPServer({
    name: domain,
    banner: '',
    size: MAX_MAIL_BYTES,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    maxClients: MAX_CONNECTIONS,
    socketTimeout: IDLE_MS,
    closeTimeout: CLOSE_MS,
    onConnect(session, done) {
      if (!door.enter(networkOf(session.remoteAddress)))
        return done(refusal(421, '4.7.0 Too many connections from your address.'))
      const end = () => (session.envelope.mailFrom ? late.add(session) : endConnection(session))
      setTimeout(end, span(LONGEST_MS)).unref()
      done()
    },
    onClose: ({ remoteAddress }) => door.leave(networkOf(remoteAddress)),
    onRcptTo({ address }, { envelope }, done) {
      const [token = '', host = ''] = address.toLowerCase().split('@')
      if (envelope.rcptTo.length >= MAX_RECIPIENTS) return done(refusal(452, '4.5.3 Too many recipients.'))
      if (host !== domain) return done(unknownAddress())
      findByInboundToken(db, token).then(
        (userId) => done(userId === null ? unknownAddress() : null),
        (error) => done(fail(error)),
      )
    },
    onData(stream, session, done) {
      collect(stream)
        .then((raw) => {
          if (raw === null) throw refusal(552, '5.3.4 The message is larger than 5 MiB.')
          return take(needs, domain, raw, session)
        })
        .then(
          () => done(null, 'Received.'),
          (error) => done(fail(error)),
        )
        .then(() => late.has(session) && endConnection(session))
    },
  })
  // A sender that breaks off is no fault of ours.
  server.on('error', (error) => logger.debug({ err: error }, 'A connection of the mail server failed.'))
  const listener = server.listen(smtpPort, isLoopback ? '127.0.0.1' : undefined)
  listener.on('connection', (socket: Socket) => {
    const timer = setTimeout(() => socket.destroy(), span(LONGEST_MS + MESSAGE_MS))
    socket.once('close', () => clearTimeout(timer))
  })
  await once(listener, 'listening')
  const address = listener.address()
  const port = typeof address === 'object' && address ? address.port : smtpPort
  logger.info({ port }, 'Mail into the tracker is taken.')
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
