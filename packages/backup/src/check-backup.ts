import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { BackupError } from './backup-error.ts'
import { withConnection } from './connection.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

/** Arbitrary: of two who want a database beside the same one, the second waits. */
const LOCK = 5_117_321
const NOT_ALLOWED = '42501'

const MAY_NOT_CREATE =
  'The product’s role in PostgreSQL may not create the database in which a backup is checked: give it CREATEDB.'

const createEmpty = (client: pg.ClientBase, name: string) =>
  client.query(`create database ${name} template template0`).catch((error: unknown) => {
    const isRefused = error instanceof Error && 'code' in error && error.code === NOT_ALLOWED
    throw isRefused ? new BackupError(MAY_NOT_CREATE, { cause: error }) : error
  })

function toAddress(url: string, name: string) {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** An empty database beside that of `url`, for as long as the work takes; one left by a killed process goes first. */
const inSpareDatabase = <T>(url: string, work: (url: string) => Promise<T>): Promise<T> =>
  withConnection(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const { rows } = await client.query<{ name: string }>(
      `select 'lilypad_backup_check_' || oid as name from pg_database where datname = current_database()`,
    )
    const name = rows[0]?.name ?? ''
    const drop = () => client.query(`drop database if exists ${name} with (force)`)
    await drop()
    await createEmpty(client, name)
    try {
      return await work(toAddress(url, name))
    } finally {
      await drop()
    }
  })

type CheckOptions = { databaseUrl: string; archive: string; scratch: string }

/**
 * Restores an archive's rows into a database of its own, which then goes. What an earlier check left, since its process
 * was killed, goes first. Throws BackupError, which says why that is not possible: sums or numbers of rows that differ,
 * say.
 */
export const checkBackup = ({ databaseUrl, archive, scratch }: CheckOptions): Promise<Manifest> =>
  inSpareDatabase(databaseUrl, async (url) => {
    const own = join(scratch, 'backup-check')
    await rm(own, { recursive: true, force: true })
    return restoreBackup({ databaseUrl: url, from: archive, files: null, mayReplace: false, scratch: own })
  })
