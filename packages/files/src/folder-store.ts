import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { checkKey, type FileStore, FileStoreError } from './file-store.ts'

const OWNER_ONLY = { folder: 0o700, file: 0o600 }

/** Two levels, so that no folder gets too many entries. */
function toPath(folder: string, key: string) {
  const name = checkKey(key)
  return join(folder, name.slice(0, 2), name.slice(2, 4), name.slice(4))
}

const getErrorCode = (error: unknown) => (error as NodeJS.ErrnoException).code
const isMissing = (error: unknown) => getErrorCode(error) === 'ENOENT'

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])

const failed = (what: string) => (cause: unknown) => {
  const kind = NO_ROOM.has(getErrorCode(cause) ?? '') ? 'full' : 'failed'
  throw new FileStoreError(`The folder of files: ${what} failed.`, { cause, kind })
}

async function writeThrough(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx', OWNER_ONLY.file)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Named once it is completely on disk, so a partial file never appears under its name. */
async function writeWhole(path: string, bytes: Uint8Array) {
  const unfinished = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY.folder })
  try {
    await writeThrough(unfinished, bytes)
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Left behind by a process that was killed while writing. */
async function listUnfinished(path: string): Promise<string[]> {
  const names = await readdir(dirname(path)).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return names
    .filter((name) => name.startsWith(`${basename(path)}.`))
    .map((name) => join(dirname(path), name))
}

async function eraseAll(path: string) {
  for (const one of [path, ...(await listUnfinished(path))]) await rm(one, { force: true })
}

export const folderStore = (folder: string): FileStore => ({
  async put(key, bytes) {
    await writeWhole(toPath(folder, key), bytes).catch(failed('writing'))
  },
  async get(key) {
    return readFile(toPath(folder, key)).catch((error: unknown) =>
      isMissing(error) ? null : failed('reading')(error),
    )
  },
  async open(key) {
    try {
      const file = await open(toPath(folder, key), 'r')
      return { bytes: (await file.stat()).size, body: file.createReadStream() }
    } catch (error) {
      return isMissing(error) ? null : failed('reading')(error)
    }
  },
  async delete(key) {
    await eraseAll(toPath(folder, key)).catch(failed('deleting'))
  },
})
