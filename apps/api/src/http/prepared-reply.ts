import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Call } from '@lilypad/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'

/** Goes on with a value now, if it is there: a promise takes longer than most steps of a call. */
export const after = <T, R>(value: T | Promise<T>, next: (value: T) => R | Promise<R>): R | Promise<R> =>
  value instanceof Promise ? value.then(next) : next(value)

/** What stands at a secret address, for programs that ask again and again: 304 while it stays the same. */
export function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body }: { type: string; body: string },
): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex')
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(type).send(body)
}

export const HTML = 'text/html; charset=utf-8'

export type Encoding = 'br' | 'gzip' | 'identity'

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 } }
const compress: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body) => promisify(gzip)(body),
}

/** A reply for one person is compressed for a single use: below this size, a thread would take longer to get going. */
const SMALL = 64 * 1024
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }
const compressQuickly: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, QUICK_BROTLI),
  gzip: (body) => gzipSync(body, { level: 3 }),
}

type PreparedOptions = {
  /** Belongs to one person: no cache keeps it. */
  isPersonal?: boolean
  /** Whether a client that has it may ask if it changed; what belongs to one person has no tag unless told so. */
  hasTag?: boolean
}

/** Each encoding is compressed at its first use, off the event loop, and kept; a small one for one person quickly. */
export class PreparedReply {
  readonly isPersonal: boolean
  readonly hasTag: boolean
  readonly #body: Buffer
  #hash: string | null = null
  readonly #encoded = new Map<Encoding, Buffer | Promise<Buffer>>()

  constructor(json: string | Buffer, { isPersonal = false, hasTag = !isPersonal }: PreparedOptions = {}) {
    this.isPersonal = isPersonal
    this.hasTag = hasTag
    this.#body = typeof json === 'string' ? Buffer.from(json) : json
  }

  /** A strong ETag, so each encoding has its own. */
  etag(encoding: Encoding): string {
    this.#hash ??= createHash('sha256').update(this.#body).digest('base64url')
    return `"${this.#hash}-${encoding}"`
  }

  encoded(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.#body
    if (this.isPersonal && this.#body.length < SMALL) return compressQuickly[encoding](this.#body)
    const known = this.#encoded.get(encoding)
    if (known) return known
    const made = compress[encoding](this.#body).then((body) => {
      this.#encoded.set(encoding, body)
      return body
    })
    this.#encoded.set(encoding, made)
    return made
  }
}

/** The same data gives the same reply, drawn and compressed once; those asked for last are kept. */
export function createReplyCache<T>(max: number, draw: (data: T) => string): (data: T) => PreparedReply {
  const replies = new Map<string, PreparedReply>()
  return (data) => {
    const key = JSON.stringify(data)
    const reply = replies.get(key) ?? new PreparedReply(draw(data))
    replies.delete(key)
    replies.set(key, reply)
    const [oldest] = replies.keys()
    if (replies.size > max && oldest !== undefined) replies.delete(oldest)
    return reply
  }
}

/** The number of public pages of a kind that an api keeps drawn: some 60 KB each. */
export const MAX_DRAWN_PAGES = 100

export const prepareReply = <C extends Call>(
  call: C,
  fields: z.input<C['reply']>,
  options: PreparedOptions = {},
): PreparedReply =>
  new PreparedReply(JSON.stringify({ success: true, ...(call.reply.parse(fields) as object) }), options)

const accepts = (header: string, encoding: Encoding) =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().toLowerCase().split(';')
    return name?.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
  })

export function chooseEncoding(header = ''): Encoding {
  if (header === '') return 'identity'
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
}

/** Whether a client with this `If-None-Match` already has the reply. */
export const matches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ??
  false

export const encodingFor = (request: FastifyRequest): Encoding =>
  chooseEncoding(request.headers['accept-encoding']?.toString())

/** Sends a prepared body in that encoding; `type` is its content type. */
export function sendEncoded(
  reply: FastifyReply,
  prepared: PreparedReply,
  { encoding, type }: { encoding: Encoding; type: string },
): FastifyReply | Promise<FastifyReply> {
  const send = (body: Buffer) => {
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type(type).send(body)
  }
  const body = prepared.encoded(encoding)
  return body instanceof Promise ? body.then(send) : send(body)
}

/** Sends a prepared reply in the client's preferred encoding, or 304 when the client already has it. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: PreparedReply,
  /** What the reply depends on, beside the encoding. */
  varies = 'Cookie',
): FastifyReply | Promise<FastifyReply> {
  const encoding = encodingFor(request)
  const form = { encoding, type: 'application/json; charset=utf-8' }
  reply.header('vary', `Accept-Encoding, ${varies}`)
  reply.header('cache-control', prepared.isPersonal ? 'no-store' : 'private, no-cache')
  if (!prepared.hasTag) return sendEncoded(reply, prepared, form)
  const etag = prepared.etag(encoding)
  reply.header('etag', etag)
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return sendEncoded(reply, prepared, form)
}

/** How long caches may use it without asking; short, so that removed content soon disappears from them. */
const KEPT = 'public, max-age=300'
const ASKED_FOR = 'public, no-cache'

type Content = {
  body: PreparedReply
  type: string
  /** Caches ask before each use, since its readers are told of news. */
  mustAsk?: boolean
}

/** The same for everybody, in the client's encoding, or 304. Keeps the status of `reply`. */
export async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, mustAsk = false }: Content,
): Promise<FastifyReply> {
  const encoding = encodingFor(request)
  const etag = body.etag(encoding)
  reply
    .header('vary', 'Accept-Encoding')
    .header('cache-control', mustAsk ? ASKED_FOR : KEPT)
    .header('etag', etag)
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], etag))
    return reply.code(304).send()
  return sendEncoded(reply, body, { encoding, type })
}

/** Sends a page for the person who holds its link: caches do not store it, and search engines do not list it. */
export const sendLinkPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type(HTML)
    .send(page)
