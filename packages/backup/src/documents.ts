import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '@lilypad/files'
import type pg from 'pg'

const AT_ONCE = 8
/** Nothing reads a stored document's type: downloads take it from the file name. */
const CONTENT_TYPE = 'application/octet-stream'

const toPath = (folder: string, key: string) => join(folder, 'files', key)

/** Several at a time. After a failure no further item begins, and it rejects once all have stopped. */
async function forEach(items: readonly string[], work: (item: string) => Promise<void>) {
  const waiting = [...items]
  const failures: unknown[] = []
  const walk = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      await work(item).catch((error: unknown) => {
        failures.push(error)
        waiting.length = 0
      })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  if (failures.length > 0) throw failures[0]
}

export async function listDocuments(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(`
    select resume_key as key from tracked_jobs where resume_key is not null
    union select cover_letter_key from tracked_jobs where cover_letter_key is not null
    order by key`)
  return rows.map(({ key }) => key)
}

/** Returns the keys of those written: some may have been deleted meanwhile. */
export async function saveDocuments(keys: readonly string[], files: FileStore, folder: string) {
  await mkdir(join(folder, 'files'), { mode: 0o700 })
  const saved: string[] = []
  await forEach(keys, async (key) => {
    const bytes = await files.get(key)
    if (bytes === null) return
    await writeFile(toPath(folder, key), bytes, { mode: 0o600 })
    saved.push(key)
  })
  return saved.sort()
}

/** Skips keys that exist: a key's content never changes. `added` collects the others. */
export const putDocuments = (
  keys: readonly string[],
  { files, folder, added }: { files: FileStore; folder: string; added: string[] },
): Promise<void> =>
  forEach(keys, async (key) => {
    if ((await files.get(key)) !== null) return
    added.push(key)
    await files.put(key, await readFile(toPath(folder, key)), CONTENT_TYPE)
  })

/** One that cannot be removed stays, owned by no one. */
export const takeBack = (keys: readonly string[], files: FileStore): Promise<void> =>
  forEach(keys, (key) => files.delete(key).catch(() => undefined))
