import { addAbortSignal, Readable } from 'node:stream'
import { ApiError } from '@lilypad/contracts'

const BUSY = 'Your last download is still on its way. Please try again when it is done.'
const RETRY_AFTER_SECONDS = 10
/** A reader that takes longer has gone, or does not read. */
const LONGEST_MS = 10 * 60_000

/**
 * Streams what is written for a person, one stream at a time for each: it is read from the database as fast as its
 * reader takes it. The function that comes back throws `rate_limited` while an earlier stream of the person is open.
 */
export const createStreams = (span: (ms: number) => number) => {
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
