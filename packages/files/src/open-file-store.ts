import { type FileStore, FileStoreError } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

const TIMEOUT_MS = 20_000

type Settings = {
  folder: string
  /** `s3://bucket/prefix` in place of the folder. */
  url?: string | undefined
  s3: {
    endpoint?: string | undefined
    region: string
    accessKeyId?: string | undefined
    secretAccessKey?: string | undefined
  }
}

const placeOf = (url: string) => {
  const { host, pathname } = new URL(url)
  return { bucket: host, prefix: pathname.replace(/^\/+|\/+$/g, '') }
}

/** A bucket if there is an address, else the folder, created at the first write. Does not connect yet. */
export const openFileStore = ({ folder, url, s3 }: Settings, patienceMs = TIMEOUT_MS): FileStore => {
  if (url === undefined) return folderStore(folder)
  const { endpoint, region, accessKeyId, secretAccessKey } = s3
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new FileStoreError('The keys of the store of files are missing.')
  return s3Store({
    ...placeOf(url),
    endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
    region,
    accessKeyId,
    secretAccessKey,
    patienceMs,
  })
}
