import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type Asker = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const digest = (text: string) => createHash('sha256').update(text).digest()

/** What proxies add, each its own selection. */
const OF_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Directly from this machine: a local proxy would make everybody local. */
const isLocal = ({ socket, headers }: Asker) =>
  LOOPBACK.test(socket.remoteAddress ?? '') && OF_PROXIES.every((name) => headers[name] === undefined)

const hasToken = ({ headers }: Asker, token: string | undefined) =>
  token !== undefined && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))

/**
 * Metrics are for this machine, and for requests with the token.
 *
 * @param token METRICS_TOKEN; if undefined, only this machine may read
 */
export const mayReadMetrics = (asker: Asker, token: string | undefined): boolean =>
  isLocal(asker) || hasToken(asker, token)
