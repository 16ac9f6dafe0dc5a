import { once } from 'node:events'
import { addAbortSignal, pipeline, Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

/** More nested encodings than this are an attack. */
const MAX_LAYERS = 3

export type Body = { bytes: Uint8Array /** True when there was more than was read. */; cut: boolean }

export class UnpackError extends Error {}

class TooMuch extends Error {}

/**
 * Unpacks gzip, deflate and br, and stops at `maxBytes` (before, between and after layers): even what unpacks to
 * gigabytes takes no more memory, what unpacks to nothing no more time. `cut` says that it stopped. Throws for damaged
 * bytes and at the signal.
 */
export async function readBody(
  source: Readable,
  { encoding, maxBytes, signal }: { encoding: string; maxBytes: number; signal: AbortSignal },
): Promise<Body> {
  try {
    const unpacked = await unpack(source, encoding, maxBytes)
    return await collect(addAbortSignal(signal, unpacked), maxBytes)
  } catch (error) {
    if (error instanceof TooMuch) return { bytes: new Uint8Array(), cut: true }
    if (error instanceof Error && 'code' in error && /^(Z_|ERR__)/.test(String(error.code))) {
      throw new UnpackError('broken compression', { cause: error })
    }
    throw error
  }
}

async function unpack(source: Readable, encoding: string, maxBytes: number): Promise<Readable> {
  const layers = encoding
    .toLowerCase()
    .split(',')
    .map((layer) => layer.trim())
  const packed = layers.filter((layer) => layer !== '' && layer !== 'identity').reverse()
  let stream = source
  if (packed.length > MAX_LAYERS) throw new UnpackError('too many layers of compression')
  for (const layer of packed) {
    if ((await peek(stream)) === null) return Readable.from([])
    const decoder = await createDecoder(layer, stream)
    stream = pipeline(stream, atMost(maxBytes), decoder, () => {})
  }
  return stream
}

/** What compression makes of bytes is at most a tenth larger than they are. */
function atMost(maxBytes: number): Transform {
  let room = maxBytes * 1.1 + 1024
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      room -= chunk.length
      if (room < 0) done(new TooMuch())
      else done(null, chunk)
    },
  })
}

async function createDecoder(encoding: string, source: Readable) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip()
  if (encoding === 'br') return createBrotliDecompress()
  if (encoding !== 'deflate') throw new UnpackError(`unknown encoding ${encoding}`)
  // With a zlib header (RFC 9110) or without: the first byte decides.
  return ((await peek(source))?.[0] ?? 0) % 16 === 8 ? createInflate() : createInflateRaw()
}

async function peek(source: Readable): Promise<Uint8Array | null> {
  // An empty body never becomes readable, it only ends.
  if (source.readableLength === 0) await Promise.race([once(source, 'readable'), once(source, 'end')])
  const head: Uint8Array | null = source.read()
  if (head) source.unshift(head)
  return head
}

async function collect(source: Readable, maxBytes: number): Promise<Body> {
  const chunks: Uint8Array[] = []
  let room = maxBytes
  for await (const chunk of source as AsyncIterable<Uint8Array>) {
    chunks.push(chunk.subarray(0, room))
    if (chunk.length > room) return { bytes: Buffer.concat(chunks), cut: true }
    room -= chunk.length
  }
  return { bytes: Buffer.concat(chunks), cut: false }
}
