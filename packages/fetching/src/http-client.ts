import { type Clock, REQUEST_TIMEOUT_MS, ScrapeError } from '@lilypad/domain'
import { Agent, type Dispatcher } from 'undici'
import type { Guard } from './address-guard.ts'
import { connectionFault, HostFault } from './host-fault.ts'
import { readBody, UnpackError } from './read-body.ts'

export type Exchange = {
  url: URL
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body: string | Uint8Array | null
  maxBytes: number
  signal: AbortSignal
  meter: Meter
  /** Called before the body is read. */
  onHead?: (head: { status: number; headers: Record<string, string> }) => void
}
export type Meter = { requests: number; bytes: number }

export type Answer = {
  status: number
  url: URL
  headers: Record<string, string>
  bytes: Uint8Array
  cut: boolean
  /** Set when the host asked us to wait longer than any caller does. */
  retryAt?: number
}

export type HttpClient = { send(exchange: Exchange): Promise<Answer>; close(): Promise<void> }
export type HttpClientOptions = { guard: Guard; userAgent: string; replayOrigin: string | null; clock: Clock }

const KIB = 1024
/** The beginning is enough of an unsuccessful answer. */
const OTHER_BODY = 256 * KIB
const OURS = ['user-agent', 'accept-encoding', 'host', 'connection', 'content-length', 'transfer-encoding']

/** The only place of the product that opens connections to boards. */
export function createHttpClient({ guard, userAgent, replayOrigin, clock }: HttpClientOptions): HttpClient {
  const agent = new Agent({
    connect: { timeout: REQUEST_TIMEOUT_MS, ...(replayOrigin === null && { lookup: guard.lookup }) },
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: 64 * KIB,
  })
  async function exchangeOnce(exchange: Exchange, signal: AbortSignal): Promise<Answer> {
    const target = replayOrigin === null ? exchange.url : replayAddress(exchange.url, replayOrigin)
    exchange.meter.requests += 1
    const reply = await agent.request({
      origin: target.origin,
      path: target.pathname + target.search,
      method: exchange.method,
      headers: {
        ...ownHeaders(exchange.headers),
        'user-agent': userAgent,
        'accept-encoding': 'gzip, deflate, br',
      },
      body: exchange.body,
      signal,
    })
    return readAnswer(exchange, reply, signal)
  }
  return {
    send: (exchange) => withinLimit(exchange, clock, (signal) => exchangeOnce(exchange, signal)),
    close: () => agent.destroy(),
  }
}

async function withinLimit(
  exchange: Exchange,
  { span }: Clock,
  work: (signal: AbortSignal) => Promise<Answer>,
) {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), span(REQUEST_TIMEOUT_MS))
  const { host } = exchange.url
  try {
    return await work(AbortSignal.any([exchange.signal, limit.signal]))
  } catch (error) {
    exchange.signal.throwIfAborted()
    if (error instanceof ScrapeError) throw error
    if (error instanceof UnpackError) {
      throw new ScrapeError('changed', `${host} sent an answer that could not be unpacked.`, { cause: error })
    }
    if (!limit.signal.aborted) throw connectionFault(error, host)
    const seconds = REQUEST_TIMEOUT_MS / 1_000
    throw new HostFault('unreachable', host, `${host} did not answer within ${seconds} seconds.`)
  } finally {
    clearTimeout(timer)
  }
}

async function readAnswer(
  exchange: Exchange,
  reply: Dispatcher.ResponseData,
  signal: AbortSignal,
): Promise<Answer> {
  const headers = flatHeaders(reply.headers)
  exchange.onHead?.({ status: reply.statusCode, headers })
  const isSuccess = reply.statusCode >= 200 && reply.statusCode < 300
  const encoding = headers['content-encoding'] ?? ''
  const maxBytes = isSuccess ? exchange.maxBytes : Math.min(exchange.maxBytes, OTHER_BODY)
  const body = await readBody(reply.body, { encoding, maxBytes, signal })
  exchange.meter.bytes += body.bytes.length
  return {
    status: reply.statusCode,
    url: exchange.url,
    headers,
    bytes: body.bytes,
    cut: isSuccess && body.cut,
  }
}

function ownHeaders(headers: Record<string, string>): Record<string, string> {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  return { accept: '*/*', ...Object.fromEntries(named.filter(([name]) => !OURS.includes(name))) }
}

function flatHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    // Cookies may contain commas (RFC 9110, 5.3).
    if (value !== undefined) flat[name] = [value].flat().join(name === 'set-cookie' ? '\n' : ', ')
  }
  return flat
}

/** `https://HOST/PATH?QUERY` becomes `ORIGIN/HOST/PATH?QUERY`. */
function replayAddress(url: URL, origin: string): URL {
  return new URL(`${origin.replace(/\/+$/, '')}/${url.hostname}${url.pathname}${url.search}`)
}
