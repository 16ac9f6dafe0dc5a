import { assertSchemaCompatibility, runMigrations, SchemaMigrationRequiredError } from 'bullmq'
import pg from 'pg'
import type { QueueSettings } from './backend.ts'

/** Schema `bullmq`, where PostgreSQL carries the queue. Any number of processes may call it at once: one creates it. */
export async function migrateQueue({ databaseUrl, redisUrl }: QueueSettings): Promise<void> {
  if (redisUrl !== null) return
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await assertSchemaCompatibility(client)
  } catch (error) {
    if (!(error instanceof SchemaMigrationRequiredError)) throw error
    await runMigrations(client)
  } finally {
    await client.end()
  }
}
