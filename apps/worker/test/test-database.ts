import { type Database, openDatabase } from '@lilypad/db'
import { freshDatabase, makers } from '@lilypad/testing'
import { afterAll, beforeAll } from 'vitest'

type TestDatabase = Database & { url: string; a: ReturnType<typeof makers> }

/** A separate database for the surrounding tests, with makers of rows. It is there when they begin. */
export function useDatabase(): TestDatabase {
  const tools = {} as TestDatabase
  beforeAll(async () => {
    const { url, drop } = await freshDatabase()
    const database = openDatabase(url)
    const close = () => database.close().then(drop)
    Object.assign(tools, database, { url, a: makers(database.db), close })
  })
  afterAll(() => tools.close())
  return tools
}
