import { type AppProcess, freePort, freshDatabase, startApp } from '@lilypad/testing'

type Env = Record<string, string>

/** The lines of its log. */
const linesOf = ({ output }: AppProcess) =>
  output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

/** An api and a worker as they really run, on their own database. */
export async function startProduct(more: Env = {}) {
  const database = await freshDatabase()
  const [port, watchPort] = [await freePort(), await freePort()]
  const env = {
    DATABASE_URL: database.url,
    PORT: String(port),
    METRICS_PORT: String(watchPort),
    LOG_LEVEL: 'info',
    BOARDS: 'none',
    SCRAPE_PACE_SCALE: '0',
    ...more,
  }
  const [api, worker] = [startApp('api', env), startApp('worker', env)]
  const end = () => Promise.all([api.end('SIGINT'), worker.end('SIGINT')])
  await Promise.all([api.untilReady(), worker.untilReady()]).catch(async (error: unknown) => {
    await end()
    throw error
  })
  return {
    api: { origin: `http://127.0.0.1:${port}`, lines: () => linesOf(api) },
    worker: { origin: `http://127.0.0.1:${watchPort}`, lines: () => linesOf(worker) },
    database,
    async close() {
      await end()
      await database.drop()
    },
  }
}

export type Product = Awaited<ReturnType<typeof startProduct>>
