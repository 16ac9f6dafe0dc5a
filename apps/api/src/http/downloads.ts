import { addAbortSignal, Readable } from 'node:stream'
import { ApiError } from '@lilypad/contracts'
import { create as attachment } from 'content-disposition'
import type { FastifyReply } from 'fastify'

export type Download = { name: string; type: string; body: Uint8Array | string | Readable }

/** Sends a private file: saved under its name, never shown by the browser, and never cached. */
export const sendDownload = (reply: FastifyReply, { name, type, body }: Download): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', attachment(name))
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(body)

const BUSY = 'Your last download is still on its way. Please try again when it is done.'
const RETRY_AFTER_SECONDS = 10
/** A reader that takes longer has gone, or does not read. */
const LONGEST_MS = 10 * 60_000

/** One stream a person at a time, as fast as its reader takes it; throws `rate_limited` for a second one. */
export function createStreams(span: (ms: number) => number) {
  const busy = new Set<number>()
  return (userId: number, make: () => Readable): Readable => {
    if (busy.has(userId)) throw new ApiError('rate_limited', BUSY, { retryAfter: RETRY_AFTER_SECONDS })
    const stream = addAbortSignal(AbortSignal.timeout(span(LONGEST_MS)), make())
    busy.add(userId)
    return stream.once('close', () => busy.delete(userId))
  }
}

/** A JSON object with these fields; a field that comes in bundles of rows becomes one list. */
const writeJson = async function* (fields: Record<string, unknown>): AsyncGenerator<string> {
  let lead = '{"success":true,"data":{'
  for (const [name, value] of Object.entries(fields)) {
    yield `${lead}${JSON.stringify(name)}:`
    if (isBundled(value)) yield* writeList(value)
    else yield JSON.stringify(value)
    lead = ','
  }
  yield '}}'
}

const isBundled = (value: unknown): value is AsyncIterable<unknown[]> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

const writeList = async function* (bundles: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let lead = '['
  for await (const rows of bundles)
    for (const row of rows) {
      yield lead + JSON.stringify(row)
      lead = ','
    }
  yield lead === '[' ? '[]' : ']'
}

/** The reply of a call whose `data` is streamed. */
export const streamData = (data: Record<string, unknown>): Readable => Readable.from(writeJson(data))
