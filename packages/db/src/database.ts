import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema/index.ts'

export type Db = NodePgDatabase<typeof schema>
/** The argument of stores: the database, or a transaction on it. */
export type Executor = Pick<
  Db,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
  | '$count'
  | '$with'
  | 'with'
>

export type Database = {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/** A query fails after 30 s, a wait for a connection after 10 s, a connection lost without a word after some 20 s. */
export function openDatabase(url: string, options: { max?: number; name?: string } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.name ?? 'lilypad',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // An idle connection that breaks (the server restarts) is replaced at the next query.
  pool.on('error', () => undefined)
  // One that breaks in use fails its query. It also emits an error, which would end the process without a listener.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() }
}
