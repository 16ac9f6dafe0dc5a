import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { type S3Settings, s3Store } from './s3-store.ts'

const TIMEOUT_MS = 20_000

type Settings = {
  folder: string
  /** `s3://bucket/prefix` in place of the folder. */
  url?: string | undefined
  s3: S3Settings
}

/** A bucket if there is an address, else the folder, created at the first write. Does not connect yet. */
export const openFileStore = ({ folder, url, s3 }: Settings, patienceMs = TIMEOUT_MS): FileStore =>
  url === undefined ? folderStore(folder) : s3Store(url, s3, patienceMs)
