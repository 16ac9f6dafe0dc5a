import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileStore } from '@lilypad/files'
import { UnpackSync } from 'tar'
import { BackupError, UnsureError } from './backup-error.ts'
import { verifyChecksums } from './checksums.ts'
import { inOneTransaction, withConnection } from './connection.ts'
import { putDocuments, takeBack } from './documents.ts'
import { loadArchive, toMigrations } from './load-archive.ts'
import { type Manifest, parseManifest } from './manifest.ts'

const UNSURE =
  'The connection to the database was lost at the end: what was restored may be there. Compare, or restore again with --replace.'

export type RestoreOptions = {
  databaseUrl: string
  from: string
  /** Null restores the rows alone. */
  files: FileStore | null
  mayReplace: boolean
  /** Takes the archive's full size; by default the system's temporary folder. */
  scratch?: string
}

/** An operator who is out of disk space, or named the wrong file, must not think that the archive is lost. */
const isOfSystem = (error: unknown): error is Error => error instanceof Error && 'syscall' in error

/** Piece by piece, so that a worker does other things between; each in one step, so that nothing keeps writing after a failure. */
async function extractAll(from: string, folder: string) {
  try {
    const unpacker = new UnpackSync({ cwd: folder, strict: true })
    for await (const piece of createReadStream(from)) unpacker.write(piece)
    unpacker.end()
  } catch (cause) {
    if (isOfSystem(cause)) throw new BackupError(`${from} cannot be unpacked: ${cause.message}.`, { cause })
    throw new BackupError('This file is damaged, or is no archive.', { cause })
  }
}

async function unpack(from: string, folder: string) {
  await extractAll(from, folder)
  await verifyChecksums(folder)
  return parseManifest(await readFile(join(folder, 'manifest.json'), 'utf8'))
}

/** Fresh tables have no statistics, so PostgreSQL would plan queries as if they were empty. */
const analyze = (databaseUrl: string) => withConnection(databaseUrl, (client) => client.query('analyze'))

async function restoreFrom(folder: string, manifest: Manifest, options: RestoreOptions) {
  const { databaseUrl, files, mayReplace } = options
  const added: string[] = []
  try {
    await inOneTransaction(databaseUrl, 'begin', async (client) => {
      await loadArchive(client, { folder, manifest, mayReplace })
      if (files) await putDocuments(manifest.files ?? [], { files, folder, added })
    })
  } catch (error) {
    if (error instanceof UnsureError) throw new UnsureError(UNSURE, { cause: error })
    if (files) await takeBack(added, files)
    throw error
  }
  await analyze(databaseUrl)
}

/**
 * Either everything is restored, and migrated to the current schema, or nothing changes. Throws BackupError; UnsureError
 * where the database did not say which.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const scratch = options.scratch ?? tmpdir()
  await mkdir(scratch, { recursive: true })
  const folder = await mkdtemp(join(scratch, 'lilypad-restore-'))
  try {
    const manifest = await unpack(options.from, folder)
    toMigrations(manifest)
    await restoreFrom(folder, manifest, options)
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
