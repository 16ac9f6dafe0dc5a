import { randomBytes } from 'node:crypto'

/** Where people's documents lie. What a key stands for never changes: a new document gets a new key. */
export type FileStore = {
  /** Keeps bytes under a key of `newFileKey`; all of them or none. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** The bytes under a key; null when there are none. */
  get(key: string): Promise<Uint8Array | null>
  /** Erases what is under a key; nothing there is as good. */
  delete(key: string): Promise<void>
}

/** The store failed, or was asked for something that is no key. The message is for our log. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError'
}

const KEY_BYTES = 20
const KEY = /^[0-9a-f]{40}$/

/** A key that nobody can guess, spelled so that every file system keeps it apart from others. */
export const newFileKey = (): string => randomBytes(KEY_BYTES).toString('hex')

/** @throws FileStoreError for anything that `newFileKey` cannot have made, such as a path */
export const checkKey = (key: string): string => {
  if (!KEY.test(key)) throw new FileStoreError('This is not the key of a file.')
  return key
}
