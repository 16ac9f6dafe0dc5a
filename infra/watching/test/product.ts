import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort, freshDatabase } from '@lilypad/testing'

const root = fileURLToPath(new URL('../../..', import.meta.url))

type Env = Record<string, string>
type Process = { child: ChildProcess; lines(): Record<string, unknown>[] }

const start = async (script: string, env: Env): Promise<Process> => {
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', script], {
    cwd: root,
    env: { PATH: process.env.PATH, SESSION_SECRET: 'a secret for tests only', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let written = ''
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', (chunk: string) => {
      written += chunk
    })
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (JSON.stringify(message) !== '{"type":"ready"}') throw new Error(`${script} did not start: ${written}`)
  return {
    child,
    lines: () =>
      written
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  }
}

const end = async ({ child }: Process) => {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  await ended
}

/** An api and a worker as they really run, on their own database. */
export const startProduct = async (more: Env = {}) => {
  const database = await freshDatabase()
  const [port, watchPort] = [await freePort(), await freePort()]
  const env = {
    DATABASE_URL: database.url,
    PORT: String(port),
    METRICS_PORT: String(watchPort),
    BOARDS: 'none',
    SCRAPE_PACE_SCALE: '0',
    ...more,
  }
  const api = await start('apps/api/src/server.ts', env)
  const worker = await start('apps/worker/src/main.ts', env).catch(async (error: unknown) => {
    await end(api)
    throw error
  })
  return {
    api: { origin: `http://127.0.0.1:${port}`, lines: api.lines },
    worker: { origin: `http://127.0.0.1:${watchPort}`, lines: worker.lines },
    database,
    async close() {
      await Promise.all([api, worker].map(end))
      await database.drop()
    },
  }
}

export type Product = Awaited<ReturnType<typeof startProduct>>
