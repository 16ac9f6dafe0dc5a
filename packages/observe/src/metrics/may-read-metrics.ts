import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type Asker = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const digest = (text: string) => createHash('sha256').update(text).digest()

/** What proxies add, each its own selection: whose request it is, for which host, or their own name. */
const OF_PROXY = /^(via|cdn-loop|forwarded|.*-forwarded(-.*)?|.*-(ip|address|addr))$/

const OWN_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d*)?$/i

/** Under a name that only this machine has: pages of other sites have other ones. */
const isLocal = ({ socket, headers }: Asker) =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  OWN_NAME.test(headers.host ?? '') &&
  !Object.keys(headers).some((name) => OF_PROXY.test(name))

const hasToken = ({ headers }: Asker, token: string | undefined) =>
  token !== undefined && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))

export type MetricsReaders = {
  /** METRICS_TOKEN, with which any machine may. */
  token: string | undefined
  /** Not where a proxy of this machine could make everybody local. */
  isOpenHere: boolean
}

/** A forwarding header never makes anybody local. */
export const mayReadMetrics = (asker: Asker, { token, isOpenHere }: MetricsReaders): boolean =>
  (isOpenHere && isLocal(asker)) || hasToken(asker, token)
