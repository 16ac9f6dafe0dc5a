import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Database, migrate, openDatabase, openLoop, schema, seedBoards, seedSite } from '@lilypad/db'
import { startTemporaryPostgres } from '@lilypad/embedded/temporary-postgres'
import { openQueue, type WorkQueue } from '@lilypad/queue'
import { freePort } from '@lilypad/testing'
import { type Process, root, startProcess } from './process.ts'

export type Size = { boards: number; postings: number }

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

/** Opens the loop over all boards and waits until the worker has ended it; milliseconds. */
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

const expectAll = async ({ pool }: Database, { postings }: Size) => {
  const { rows } = await pool.query<{ found: number }>(
    `select count(*)::int as found from postings join boards on boards.id = board_id where source = 'demo'`,
  )
  if (rows[0]?.found !== postings)
    throw new Error(`the worker stored ${rows[0]?.found} postings of ${postings}`)
}

/** A day lies between two loops, in which PostgreSQL looks after its tables by itself. */
const letADayPass = async (url: string) => {
  const { db, close } = openDatabase(url, { max: 1 })
  await db.execute('set statement_timeout = 0')
  await db.execute('vacuum analyze')
  await close()
}

const runTwice = async (database: Database, queue: WorkQueue, origin: string, size: Size, url: string) => {
  const worker = await startWorker(url, origin)
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
    await letADayPass(url)
    const second = await scrapeAll(database, queue)
    return { first, second, memory: worker.peakMemory() ?? Number.NaN, origin }
  } finally {
    await worker.stop()
  }
}

/** Scrapes local boards twice with a real worker, and returns while the boards are still being served. */
export const scrapeTwice = async <T>(
  databaseUrl: string,
  size: Size,
  work: (run: ScrapeRun) => Promise<T>,
): Promise<T> => {
  const port = await freePort()
  const args = [port, size.boards, size.postings].map(String)
  const boards = await startProcess(join(root, 'infra/bench/src/servers/made-boards.ts'), {}, args)
  const database = openDatabase(databaseUrl)
  const quiet = { info: () => undefined, warn: () => undefined, error: console.error }
  const queue = await openQueue({ databaseUrl, redisUrl: null }, quiet)
  try {
    return await work(await runTwice(database, queue, `http://127.0.0.1:${port}`, size, databaseUrl))
  } finally {
    await queue.close()
    await database.close()
    await boards.stop()
  }
}

/** The same on a database of their own. */
export const withScrapeRun = async <T>(size: Size, work: (run: ScrapeRun) => Promise<T>): Promise<T> => {
  const postgres = await startTemporaryPostgres()
  try {
    await migrate(postgres.url)
    return await scrapeTwice(postgres.url, size, work)
  } finally {
    await postgres.stop()
  }
}
