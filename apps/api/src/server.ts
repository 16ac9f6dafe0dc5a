import { fileURLToPath } from 'node:url'
import { type Config, ConfigError, readConfig } from '@lilypad/config'
import { openDatabase } from '@lilypad/db'
import { openFileStore } from '@lilypad/files'
import { openQueue } from '@lilypad/queue'
import { Redis } from 'ioredis'
import { buildApp } from './app.ts'
import type { Deps } from './deps.ts'
import { createLog } from './log.ts'
import { openPayments } from './payments/payments.ts'

/** Running requests may take this long when the process is told to stop. */
const STOP_PATIENCE_MS = 30_000

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const readConfigOrExit = (): Config => {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

const openDeps = async (config: Config, log: ReturnType<typeof createLog>): Promise<Deps> => {
  const redisUrl = config.redis.url ?? null
  const database = openDatabase(config.database.url, { name: 'lilypad-api' })
  const now = () => new Date()
  const ownOrigin = () => `http://127.0.0.1:${config.http.port}`
  return {
    config,
    database,
    files: openFileStore(config.files),
    payments: openPayments({ config, database, now, ownOrigin }),
    queue: await openQueue({ databaseUrl: config.database.url, redisUrl }, log),
    redis:
      redisUrl === null ? null : new Redis(redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false }),
    now,
    folders: { web: folder('../../web/dist'), assets: folder('../assets') },
  }
}

const closeDeps = async ({ queue, database, redis }: Deps) => {
  await queue.close()
  await database.close()
  redis?.disconnect()
}

/** Every address of the machine: IPv6 and IPv4 where both are there. */
const listen = async (app: Awaited<ReturnType<typeof buildApp>>, port: number) => {
  try {
    await app.listen({ port, host: '::' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAFNOSUPPORT') throw error
    await app.listen({ port, host: '0.0.0.0' })
  }
}

const main = async () => {
  const config = readConfigOrExit()
  const log = createLog(config.logLevel)
  const deps = await openDeps(config, log)
  deps.redis?.on('error', (error) => log.warn({ err: error }, 'Redis reports an error.'))
  const app = await buildApp(deps, log)

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref()
    await app.close()
    await closeDeps(deps)
    process.exit(0)
  }
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, () => void stop())

  await listen(app, config.http.port)
  process.send?.({ type: 'ready' })
}

await main()
