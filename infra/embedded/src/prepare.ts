import { type Config, readConfig } from '@lilypad/config'
import { type Db, hasDemoAccounts, migrate, openDatabase, seedDemoAccounts, seedSite } from '@lilypad/db'
import { seedDemoBoards, seedDemoHistory, seedDemoMember } from '@lilypad/demo/seed'
import { openFileStore } from '@lilypad/files'
import { migrateQueue } from '@lilypad/queue'
import { isNamed } from '../bootstrap/main.mjs'

async function seedDemo(db: Db, { scrape, files, hasDemoAccounts }: Config) {
  await seedDemoBoards(db)
  const isFirst = await seedDemoHistory(db, { applyOrigin: scrape.replayOrigin })
  if (isFirst && hasDemoAccounts) await seedDemoMember(db, openFileStore(files))
}

async function seed(db: Db, config: Config) {
  await seedSite(db)
  if (config.hasDemoAccounts) await seedDemoAccounts(db)
  if (config.boards === 'demo') await seedDemo(db, config)
}

/** What is there already stays. Tells the parent whether demo accounts are there, also those of an earlier start. */
async function prepare() {
  const config = readConfig(process.env)
  const databaseUrl = config.database.url
  await migrate(databaseUrl)
  await migrateQueue({ databaseUrl, redisUrl: config.redis.url ?? null })
  const { db, close } = openDatabase(databaseUrl, { name: 'lilypad-prepare', max: 1 })
  try {
    await seed(db, config)
    process.send?.({ type: 'ready', hasDemoAccounts: await hasDemoAccounts(db) })
  } finally {
    await close()
  }
}

try {
  await prepare()
} catch (error) {
  console.error(isNamed(error, ['ConfigError', 'NewerSchemaError']) ? error.message : error)
  process.exitCode = 1
}
