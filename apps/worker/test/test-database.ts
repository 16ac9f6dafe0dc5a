import { type Database, openDatabase } from '@lilypad/db'
import { freshDatabase, makers } from '@lilypad/testing'
import { afterAll, beforeAll } from 'vitest'

type TestDatabase = { db: Database['db']; a: ReturnType<typeof makers> }

/** A separate database for the surrounding tests, with makers of rows. */
export const useDatabase = (): TestDatabase => {
  const opened: { tools?: TestDatabase; close?: () => Promise<void> } = {}
  beforeAll(async () => {
    const fresh = await freshDatabase()
    const { db, close } = openDatabase(fresh.url)
    opened.tools = { db, a: makers(db) }
    opened.close = async () => {
      await close()
      await fresh.drop()
    }
  })
  afterAll(() => opened.close?.())
  const tools = (): TestDatabase => {
    if (!opened.tools) throw new Error('The database is opened before the first test.')
    return opened.tools
  }
  return {
    get db() {
      return tools().db
    },
    get a() {
      return tools().a
    },
  }
}
