import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listAppliedMigrations, listPendingMigrations } from '@lilypad/db'
import type { FileStore } from '@lilypad/files'
import type pg from 'pg'
import { create } from 'tar'
import { BackupError } from './backup-error.ts'
import { writeChecksums } from './checksums.ts'
import { inOneTransaction } from './connection.ts'
import { copyOut } from './copy-rows.ts'
import { listDocuments, saveDocuments } from './documents.ts'
import { FORMAT, type Manifest } from './manifest.ts'
import { listSequences, listTables } from './tables.ts'

/** Everything is read as it was at one moment, even while others write. */
const SNAPSHOT = 'begin isolation level repeatable read read only'

export type BackupOptions = {
  databaseUrl: string
  /** A missing folder is created. */
  to: string
  /** Null leaves people's documents out. */
  files: FileStore | null
  now: Date
}

async function saveTables(client: pg.Client, folder: string): Promise<Manifest['tables']> {
  const saved: Manifest['tables'] = []
  await mkdir(join(folder, 'tables'), { mode: 0o700 })
  for (const table of await listTables(client)) {
    const rows = await copyOut(client, table, join(folder, 'tables', `${table.name}.gz`))
    saved.push({ ...table, rows })
  }
  return saved
}

async function saveAll(client: pg.Client, folder: string, { files, now }: BackupOptions) {
  // Throws for a newer version's data, which may hold things that this version does not know to back up.
  await listPendingMigrations(client)
  const migrations = await listAppliedMigrations(client)
  if (migrations.length === 0) throw new BackupError('There is nothing to back up: the database is empty.')
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  const manifest: Manifest = {
    format: FORMAT,
    madeAt: now.toISOString(),
    postgres: rows[0]?.server_version ?? '',
    migrations,
    tables: await saveTables(client, folder),
    sequences: await listSequences(client),
    files: files && (await saveDocuments(await listDocuments(client), files, folder)),
  }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  return manifest
}

async function sync(path: string) {
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}

/**
 * Everything in PostgreSQL at one moment, and people's documents, under its name only once complete; the product may
 * keep running. Node.js alone writes and reads it, without PostgreSQL's tools. Throws BackupError when there is nothing
 * to back up, NewerSchemaError.
 */
export async function makeBackup(options: BackupOptions): Promise<Manifest & { bytes: number }> {
  const { databaseUrl, to } = options
  const folder = `${to}.unfinished`
  const archive = `${to}.unfinished.tar`
  await mkdir(dirname(to), { recursive: true })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  try {
    const manifest = await inOneTransaction(databaseUrl, SNAPSHOT, (client) =>
      saveAll(client, folder, options),
    )
    const names = await writeChecksums(folder)
    await create({ file: archive, cwd: folder, portable: true, mode: 0o600 }, names)
    await sync(archive)
    await rename(archive, to)
    return { ...manifest, bytes: (await stat(to)).size }
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(archive, { force: true })
  }
}
