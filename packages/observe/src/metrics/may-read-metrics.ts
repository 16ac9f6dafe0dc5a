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

const OWN_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d*)?$/i

/** Directly from this machine, and under a name that only this machine has: pages of other sites have other ones. */
const isLocal = ({ socket, headers }: Asker) =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  OWN_NAME.test(headers.host ?? '') &&
  OF_PROXIES.every((name) => headers[name] === undefined)

const hasToken = ({ headers }: Asker, token: string | undefined) =>
  token !== undefined && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))

/** Who may read the metrics of a process. */
export type MetricsReaders = {
  /** METRICS_TOKEN, with which any machine may. */
  token: string | undefined
  /** Whether this machine may without it: not where a proxy of this machine could make everybody local. */
  isOpenHere: boolean
}

/** Whether somebody is among the readers. A forwarding header never makes anybody local. */
export const mayReadMetrics = (asker: Asker, { token, isOpenHere }: MetricsReaders): boolean =>
  (isOpenHere && isLocal(asker)) || hasToken(asker, token)
