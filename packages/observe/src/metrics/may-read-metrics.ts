import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type Asker = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const digest = (text: string) => createHash('sha256').update(text).digest()

/** From this machine itself: not through a proxy on this machine, which would make everybody local. */
const isLocal = ({ socket, headers }: Asker) =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined

const hasToken = ({ headers }: Asker, token: string | undefined) =>
  token !== undefined && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))

/**
 * Who may read the numbers: this machine, and whoever has the token.
 *
 * @param token METRICS_TOKEN; undefined lets nobody else in
 */
export const mayReadMetrics = (asker: Asker, token: string | undefined): boolean =>
  isLocal(asker) || hasToken(asker, token)
