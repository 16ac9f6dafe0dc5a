import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { addSalesLogo, type Db, migrate, openDatabase } from '@lilypad/db'
import { startTemporaryPostgres } from '@lilypad/embedded'
import { freePort, makers } from '@lilypad/testing'
import { LISTED_JOBS, makeJobs, toMadeJob } from './made-jobs.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

const TICKS_A_SECOND = 100

export type Process = {
  child: ChildProcess
  /** What it said first. */
  message: unknown
  /** What memory it holds, and the most that it ever held, in MB; NaN where the system does not tell. */
  memory(): number
  peakMemory(): number
  stop(): Promise<void>
}

function getMemory(pid: number | undefined, which: 'VmRSS' | 'VmHWM') {
  try {
    const line = new RegExp(`${which}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Math.round(Number(line?.[1]) / 1024)
  } catch {
    return Number.NaN
  }
}

function getUsage(pid: number) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND }
  } catch {
    return { parent: 0, seconds: 0 }
  }
}

/** Seconds of processor time that a process and its children have used, as far as they still live. */
export function getProcessorSeconds(pid: number): number {
  const others = readdirSync('/proc').map(Number).filter(Number.isInteger).map(getUsage)
  const children = others.filter(({ parent }) => parent === pid)
  return children.reduce((sum, { seconds }) => sum + seconds, getUsage(pid).seconds)
}

/** Starts a Node.js program (JavaScript, or TypeScript of `servers`) and waits for its first message. */
export async function startProcess(
  file: string,
  args: readonly unknown[] = [],
  env: Record<string, string> = {},
): Promise<Process> {
  const isSource = file.endsWith('.ts')
  const child = fork(join(root, isSource ? join('infra/bench/src/servers', file) : file), args.map(String), {
    env: { ...process.env, MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-semi-space-size=4', ...env },
    execArgv: isSource ? ['--conditions=source', '--import', 'tsx'] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const message = await new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it said anything`)))
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return {
    child,
    message,
    memory: () => getMemory(child.pid, 'VmRSS'),
    peakMemory: () => getMemory(child.pid, 'VmHWM'),
    stop,
  }
}

const SETTINGS = {
  SESSION_SECRET: 'a secret of the benchmark alone, and long enough',
  BOARDS: 'none',
  NODE_ENV: 'production',
}

/** The worker as it is shipped, on a database. */
export function startWorker(databaseUrl: string, env: Record<string, string> = {}): Promise<Process> {
  const own = { ...SETTINGS, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', ...env }
  return startProcess('apps/worker/dist/src/main.js', [], own)
}

/** Waits until something is so. */
export async function waitUntil(isSo: () => Promise<boolean>, minutes: number): Promise<void> {
  const end = performance.now() + minutes * 60_000
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${minutes} minutes were not enough.`)
    await sleep(20)
  }
}

/** Gives a new, migrated database to some work. */
export async function withNewDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startTemporaryPostgres()
  try {
    await migrate(postgres.url)
    return await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function makePeople(db: Db) {
  const make = makers(db)
  const cookie = async (user: { id: number }) => `lilypad_session=${await make.session(user)}`
  return {
    free: await cookie(await make.user()),
    member: await cookie(await make.subscriber()),
    admin: await cookie(await make.user({ isAdmin: true })),
  }
}

const LOGO = {
  contentType: 'image/svg+xml',
  extension: 'svg',
  content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"/>'),
}

/** As many logos as an operator adds: two rows of them on a phone. */
async function addLogos(db: Db) {
  for (let n = 1; n <= 8; n++) await addSalesLogo(db, { name: `Company ${n}`, ...LOGO }, new Date())
}

/** The API as it is shipped on a database of its own, and the cookies of people who ask it. */
export type FilledApi = Process & {
  origin: string
  databaseUrl: string
  cookies: Awaited<ReturnType<typeof makePeople>>
}

type Fill = { jobs?: number; toJob?: typeof toMadeJob; env?: Record<string, string> }

/** Runs some work on an API filled with made jobs, without limits that a benchmark would run into. */
export function withApi<T>(
  { jobs = LISTED_JOBS, toJob = toMadeJob, env = {} }: Fill,
  work: (api: FilledApi) => Promise<T>,
): Promise<T> {
  return withNewDatabase(async (databaseUrl) => {
    const { db, close } = openDatabase(databaseUrl, { max: 1 })
    await makeJobs(db, jobs, toJob)
    await addLogos(db)
    const cookies = await makePeople(db)
    await close()
    const port = await freePort()
    const own = { ...SETTINGS, DATABASE_URL: databaseUrl, PORT: String(port), RATE_LIMIT_SCALE: '100000' }
    const api = await startProcess('apps/api/dist/server.js', [], { ...own, LOG_LEVEL: 'warn', ...env })
    try {
      return await work({ ...api, origin: `http://127.0.0.1:${port}`, databaseUrl, cookies })
    } finally {
      await api.stop()
    }
  })
}
