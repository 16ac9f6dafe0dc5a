import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Database, migrate, openDatabase, openLoop, schema, seedBoards, seedSite } from '@lilypad/db'
import { startTemporaryPostgres } from '@lilypad/embedded/temporary-postgres'
import { openQueue, type WorkQueue } from '@lilypad/queue'
import { freePort } from '@lilypad/testing'
import { type Process, root, startProcess } from './process.ts'

export type Size = { boards: number; postings: number; workers: number }

/** Milliseconds of two runs of the loop over all boards, from fetch to commit; 2 % changed in between. */
export type ScrapeRun = { first: number; second: number; memory: number; origin: string }

const LOOP_LIMIT = 1_800_000

/** Runs a program that only reads all boards; milliseconds that it took. */
export const readOnly = async (program: string, origin: string, size: Size): Promise<number> => {
  const child = fork(join(root, 'infra/bench/src', program), [origin, String(size.boards)], {
    execArgv: ['--conditions=source', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [message] = (await once(child, 'message')) as [{ found: number; milliseconds: number }]
  if (message.found !== size.postings) throw new Error(`${program} found ${message.found} postings`)
  return message.milliseconds
}

/** A loop that opens while the last board's work is ending would join that work, and wait for the minute's sweep. */
const untilIdle = async (queue: WorkQueue): Promise<void> => {
  while ((await queue.inspect()).outside.active > 0) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Opens the loop over all boards and waits until the workers have ended it; milliseconds. */
const scrapeAll = async ({ db }: Database, queue: WorkQueue): Promise<number> => {
  const started = performance.now()
  const loopId = await openLoop(db)
  await queue.enqueue('scrape-all', { loopId })
  for (;;) {
    const loops = await db.select().from(schema.scrapeLoops)
    if (loops.some((loop) => loop.id === loopId && loop.finishedAt !== null))
      return performance.now() - started
    if (performance.now() - started > LOOP_LIMIT) throw new Error('the loop did not end')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const boardOf = (n: number) => ({
  system: 'greenhouse',
  tenant: `bench${n}`,
  careersUrl: `https://job-boards.greenhouse.io/bench${n}`,
  companyName: `Company ${n}`,
  sector: null,
  logoUrl: null,
  featuredTitles: [],
})

const startWorker = (databaseUrl: string, origin: string): Promise<Process> =>
  startProcess(join(root, 'apps/worker/dist/src/main.js'), {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret of the benchmark alone, and long enough',
    SCRAPE_REPLAY_ORIGIN: origin,
    SCRAPE_PACE_SCALE: '0',
    BOARDS: 'none',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  })

const expectAll = async ({ db }: Database, { postings }: Size) => {
  const found = await db.$count(schema.postings)
  if (found !== postings) throw new Error(`the workers stored ${found} postings of ${postings}`)
}

const runTwice = async (database: Database, queue: WorkQueue, origin: string, size: Size, url: string) => {
  const workers = await Promise.all(Array.from({ length: size.workers }, () => startWorker(url, origin)))
  try {
    await seedSite(database.db)
    await seedBoards(
      database.db,
      Array.from({ length: size.boards }, (_, n) => boardOf(n)),
      'demo',
    )
    const first = await scrapeAll(database, queue)
    await expectAll(database, size)
    await fetch(`${origin}/evolve`)
    await untilIdle(queue)
    // A day lies between two loops, in which PostgreSQL looks after its tables by itself.
    await database.db.execute('vacuum analyze')
    const second = await scrapeAll(database, queue)
    const memory = Math.max(...workers.map((worker) => worker.peakMemory() ?? Number.NaN))
    return { first, second, memory, origin }
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
  }
}

/**
 * Scrapes local boards twice with real workers on a real database, and returns while the boards are still being served.
 */
export const withScrapeRun = async <T>(size: Size, work: (run: ScrapeRun) => Promise<T>): Promise<T> => {
  const postgres = await startTemporaryPostgres()
  const port = await freePort()
  const args = [port, size.boards, size.postings].map(String)
  const boards = await startProcess(join(root, 'infra/bench/src/servers/made-boards.ts'), {}, args)
  await migrate(postgres.url)
  const database = openDatabase(postgres.url)
  const quiet = { info: () => undefined, warn: () => undefined, error: console.error }
  const queue = await openQueue({ databaseUrl: postgres.url, redisUrl: null }, quiet)
  try {
    return await work(await runTwice(database, queue, `http://127.0.0.1:${port}`, size, postgres.url))
  } finally {
    await queue.close()
    await database.close()
    await boards.stop()
    await postgres.stop()
  }
}
