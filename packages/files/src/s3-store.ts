import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { checkKey, type FileStore, FileStoreError } from './file-store.ts'

export type S3Settings = {
  /** Without a slash at its end; the bucket is the first part of a path. */
  endpoint?: string | undefined
  region: string
  accessKeyId?: string | undefined
  secretAccessKey?: string | undefined
}

/** A busy store answers 503 for a moment. */
const RETRIES = 2

const toHash = (bytes: Uint8Array | undefined) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')

const toReason = (error: unknown) =>
  error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'it cannot be reached'

type Ask = { method: 'PUT' | 'GET' | 'DELETE'; body?: Uint8Array; contentType?: string }

function asker(url: string, settings: S3Settings, patienceMs: number) {
  const { region, endpoint = `https://s3.${region}.amazonaws.com`, accessKeyId, secretAccessKey } = settings
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new FileStoreError('The keys of the store of files are missing.')
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const { host: bucket, pathname } = new URL(url)
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  const toAddress = (key: string) => [endpoint, bucket, ...(prefix ? [prefix] : []), checkKey(key)].join('/')

  const send = (key: string, { method, body, contentType }: Ask, signal: AbortSignal) =>
    client.fetch(toAddress(key), {
      method,
      headers: {
        // The signature covers the content too, so nothing in between can change it.
        'x-amz-content-sha256': toHash(body),
        ...(contentType && { 'content-type': contentType }),
      },
      signal,
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    })

  /** The time limit is for what `take` reads of the answer. */
  return async <T>(key: string, asked: Ask, take: (answer: Response) => T | Promise<T>): Promise<T> => {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(new DOMException('', 'TimeoutError')), patienceMs)
    try {
      return await take(await send(key, asked, patience.signal))
    } catch (cause) {
      throw new FileStoreError(`The store of files: ${asked.method} failed, ${toReason(cause)}.`, { cause })
    } finally {
      clearTimeout(timer)
    }
  }
}

const toWhole = async (answer: Response) => ({
  status: answer.status,
  bytes: new Uint8Array(await answer.arrayBuffer()),
})

const refused = (method: string, status: number) =>
  new FileStoreError(`The store of files answered ${method} with ${status}.`)

export function s3Store(url: string, settings: S3Settings, patienceMs: number): FileStore {
  const ask = asker(url, settings, patienceMs)
  return {
    async put(key, body, contentType) {
      const { status } = await ask(key, { method: 'PUT', body, contentType }, toWhole)
      if (status !== 200) throw refused('PUT', status)
    },
    async get(key) {
      const { status, bytes } = await ask(key, { method: 'GET' }, toWhole)
      if (status === 404) return null
      if (status !== 200) throw refused('GET', status)
      return bytes
    },
    async open(key) {
      const { status, headers, body } = await ask(key, { method: 'GET' }, (answer) => answer)
      if (status !== 200 || !body) {
        await body?.cancel()
        if (status === 404) return null
        throw refused('GET', status)
      }
      const bytes = headers.get('content-length')
      return {
        bytes: bytes === null ? undefined : Number(bytes),
        body: Readable.fromWeb(body as ReadableStream),
      }
    },
    async delete(key) {
      const { status } = await ask(key, { method: 'DELETE' }, toWhole)
      if (status !== 204 && status !== 200 && status !== 404) throw refused('DELETE', status)
    },
  }
}
