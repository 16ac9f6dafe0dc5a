import { freshDatabase } from '@lilypad/testing'

/** A queue's place in a database of its own. */
export async function onPostgres() {
  const database = await freshDatabase()
  return { settings: { databaseUrl: database.url, redisUrl: null }, close: database.drop }
}
