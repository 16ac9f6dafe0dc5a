import { type Database, openDatabase, openLoop, schema, seedBoards, seedSite } from '@lilypad/db'
import { openQueue, type WorkQueue } from '@lilypad/queue'
import { freePort } from '@lilypad/testing'
import { startProcess, startWorker, waitUntil, withNewDatabase } from './process.ts'
import { atLeastRow, atMostRow, type Row } from './report.ts'

type Size = { boards: number; postings: number }

/** Milliseconds of two runs of the loop over all boards, from fetch to commit; 2 % changed in between. */
type ScrapeRun = { first: number; second: number; memory: number; origin: string }

const LOOP_MINUTES = 30

/** Opens the loop over all boards and waits until the worker has ended it; milliseconds. */
async function scrapeAll({ db }: Database, queue: WorkQueue): Promise<number> {
  const started = performance.now()
  const loopId = await openLoop(db)
  await queue.enqueue('scrape-all', { loopId })
  await waitUntil(async () => {
    const loops = await db.select().from(schema.scrapeLoops)
    return loops.some((loop) => loop.id === loopId && loop.finishedAt !== null)
  }, LOOP_MINUTES)
  return performance.now() - started
}

const toBoard = (n: number) => ({
  system: 'greenhouse',
  tenant: `bench${n}`,
  careersUrl: `https://job-boards.greenhouse.io/bench${n}`,
  companyName: `Company ${n}`,
  sector: null,
  logoUrl: null,
  featuredTitles: [],
})

async function expectAll({ pool }: Database, { postings }: Size) {
  const { rows } = await pool.query<{ found: number }>(
    `select count(*)::int as found from postings join boards on boards.id = board_id where source = 'demo'`,
  )
  const found = rows[0]?.found
  if (found !== postings) throw new Error(`the worker stored ${found} postings of ${postings}`)
}

/** A day lies between two loops, in which PostgreSQL looks after its tables by itself. */
async function letADayPass(url: string) {
  const { db, close } = openDatabase(url, { max: 1 })
  await db.execute('set statement_timeout = 0')
  await db.execute('vacuum analyze')
  await close()
}

async function runTwice(url: string, database: Database, queue: WorkQueue, origin: string, size: Size) {
  const worker = await startWorker(url, { SCRAPE_REPLAY_ORIGIN: origin, SCRAPE_PACE_SCALE: '0' })
  try {
    await seedSite(database.db)
    const boards = Array.from({ length: size.boards }, (_, n) => toBoard(n))
    await seedBoards(database.db, boards, 'demo')
    const first = await scrapeAll(database, queue)
    await expectAll(database, size)
    await fetch(`${origin}/evolve`)
    // A loop that opens while the last board's work is ending would join it, and wait for the minute's sweep.
    await waitUntil(async () => (await queue.inspect()).outside.active === 0, LOOP_MINUTES)
    await letADayPass(url)
    return { first, second: await scrapeAll(database, queue), memory: worker.peakMemory(), origin }
  } finally {
    await worker.stop()
  }
}

/** Scrapes local boards twice with a real worker, and goes on while the boards are still being served. */
export async function scrapeTwice<T>(
  url: string,
  size: Size,
  work: (run: ScrapeRun) => T,
): Promise<Awaited<T>> {
  const port = await freePort()
  const boards = await startProcess('made-boards.ts', [port, size.boards, size.postings])
  const database = openDatabase(url)
  const quiet = { info: () => undefined, warn: () => undefined, error: console.error }
  const queue = await openQueue({ databaseUrl: url, redisUrl: null }, quiet)
  try {
    return await work(await runTwice(url, database, queue, `http://127.0.0.1:${port}`, size))
  } finally {
    await queue.close()
    await database.close()
    await boards.stop()
  }
}

/** Runs the program that only reads all boards; milliseconds that it took. */
async function readOnly(origin: string, { boards, postings }: Size): Promise<number> {
  const { message: said } = await startProcess('plain-loop.ts', [origin, boards])
  const message = said as { found: number; milliseconds: number }
  if (message.found !== postings) throw new Error(`The bare loop found ${message.found} postings.`)
  return message.milliseconds
}

const toSeconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`

/** The scrape from fetch to commit, through the queue, against a program that only reads; `sizes` are boards. */
export function measureScrape([boards = 575]: readonly number[]): Promise<Row[]> {
  const size = { boards, postings: Math.round((boards * 20_000) / 575) }
  const what = `scrape of ${boards} boards, ${size.postings} postings, first time, over fetch + JSON + Markdown`
  return withNewDatabase((url) =>
    scrapeTwice(url, size, async ({ first, second, memory, origin }) => {
      const bare = await readOnly(origin, size)
      return [
        atLeastRow(what, bare / first, 0.5, `${toSeconds(first)} to ${toSeconds(bare)}`),
        atMostRow('the same, 2 % changed, a board', second / boards, { most: 8, unit: 'ms', digits: 1 }),
        atMostRow('memory of the worker', memory, { most: 400, unit: 'MB' }),
      ]
    }),
  )
}
