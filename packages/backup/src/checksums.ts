import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupError } from './backup-error.ts'

/** Written last, so an incomplete archive has none. `sha256sum --check` can read it. */
const SUMS = 'SHA256SUMS'

async function hashFile(path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

async function computeSums(folder: string, names: readonly string[]) {
  const lines: string[] = []
  for (const name of names) lines.push(`${await hashFile(join(folder, name))}  ${name}\n`)
  return lines.join('')
}

/** Adds the checksums of all files in a folder. Returns names in archive order, checksums last. */
export async function writeChecksums(folder: string): Promise<string[]> {
  const names = await listFiles(folder)
  await writeFile(join(folder, SUMS), await computeSums(folder, names), { mode: 0o600 })
  return [...names, SUMS]
}

/** @throws BackupError when a file of an unpacked archive was changed, removed or added */
export async function verifyChecksums(folder: string): Promise<void> {
  const written = await readFile(join(folder, SUMS), 'utf8').catch(() => null)
  if (written === null)
    throw new BackupError('This archive is incomplete, or not a Lilypad backup: it has no checksums.')
  const names = (await listFiles(folder)).filter((name) => name !== SUMS)
  if ((await computeSums(folder, names)) !== written)
    throw new BackupError('This archive is damaged: its checksums do not agree with what is in it.')
}
