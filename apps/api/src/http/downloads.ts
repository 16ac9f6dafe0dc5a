import { addAbortSignal, Readable } from 'node:stream'
import { ApiError } from '@lilypad/contracts'
import { create as attachment } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import { DOWNLOAD_POLICY } from './headers.ts'

export type Download = {
  name: string
  type: string
  body: Uint8Array | string | Readable
  bytes?: number | undefined
}

/** Sends a private file: saved under its name, never shown by the browser, and never cached. */
export const sendDownload = (reply: FastifyReply, { name, type, body, bytes }: Download): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', attachment(name))
    .header('cache-control', 'no-store')
    .header('content-security-policy', DOWNLOAD_POLICY)
    .headers(bytes === undefined ? {} : { 'content-length': bytes })
    .send(body)

const BUSY = 'Your last download is still on its way. Please try again when it is done.'
const RETRY_AFTER_SECONDS = 10
/** A reader that takes longer has gone, or does not read. */
const LONGEST_MS = 10 * 60_000

/** So many streams of a person at a time, as fast as their reader takes them; throws `rate_limited` for one more. */
export function createStreams(span: (ms: number) => number, most = 1) {
  const open = new Map<number, number>()
  return async (userId: number, make: () => Readable | Promise<Readable>): Promise<Readable> => {
    const count = open.get(userId) ?? 0
    if (count >= most) throw new ApiError('rate_limited', BUSY, { retryAfter: RETRY_AFTER_SECONDS })
    open.set(userId, count + 1)
    const leave = () => {
      const left = (open.get(userId) ?? 1) - 1
      if (left === 0) open.delete(userId)
      else open.set(userId, left)
    }
    try {
      return addAbortSignal(AbortSignal.timeout(span(LONGEST_MS)), await make()).once('close', leave)
    } catch (error) {
      leave()
      throw error
    }
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
