import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

/** A key's content never changes: a new document gets a new key. */
export type FileStore = {
  /** Completely or not at all. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Null for an unused key. */
  get(key: string): Promise<Uint8Array | null>
  /** To be sent piece by piece. Who reads it bounds how long that takes. Null for an unused key. */
  open(key: string): Promise<{ bytes: number | undefined; body: Readable } | null>
  /** An unused key is not an error. */
  delete(key: string): Promise<void>
}

type FileStoreFailure = 'full' | 'failed'

/** The message is for our log; `full`: the disk or bucket has no room left. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError'
  readonly kind: FileStoreFailure

  constructor(
    message: string,
    { kind = 'failed', ...options }: ErrorOptions & { kind?: FileStoreFailure } = {},
  ) {
    super(message, options)
    this.kind = kind
  }
}

const KEY_BYTES = 20
const KEY = /^[0-9a-f]{40}$/

/** In characters that every file system keeps distinct. */
export const newFileKey = (): string => randomBytes(KEY_BYTES).toString('hex')

/** @throws FileStoreError for anything that `newFileKey` cannot have made, such as a path */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new FileStoreError('This is not the key of a file.')
  return key
}
