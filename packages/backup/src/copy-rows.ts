import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { Table } from './tables.ts'

const OWNER_ONLY = 0o600

const named = (client: pg.ClientBase, { name, columns }: Table) =>
  `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`

/** As gzipped `COPY` text. Returns the number of rows. */
export async function copyOut(client: pg.Client, table: Table, path: string): Promise<number> {
  const rows = client.query(to(`copy ${named(client, table)} to stdout`))
  await pipeline(rows, createGzip(), createWriteStream(path, { flags: 'wx', mode: OWNER_ONLY }))
  return rows.rowCount
}

export async function copyIn(client: pg.Client, table: Table, path: string): Promise<number> {
  const rows = client.query(from(`copy ${named(client, table)} from stdin`))
  await pipeline(createReadStream(path), createGunzip(), rows)
  return rows.rowCount
}
