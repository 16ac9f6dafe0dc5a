import { join } from 'node:path'
import { type Database, findConstant, migrate, openDatabase, schema } from '@lilypad/db'
import { latestDue } from '@lilypad/domain'
import { startTemporaryPostgres } from '@lilypad/embedded/temporary-postgres'
import { openQueue, type WorkQueue } from '@lilypad/queue'
import { madeJob } from './made-jobs.ts'
import { makeSearches } from './made-searches.ts'
import { root, startProcess } from './process.ts'
import { median, type Row } from './table.ts'

const SEARCHES = 10_000
const JOBS = 2_000
const MOST_SECONDS = 10
const HOUR = 60 * 60 * 1_000
const LIMIT_MS = 300_000

type Size = { searches: number; jobs: number }
type Measured = { seconds: number; matches: number[] }
type Bench = { database: Database; queue: WorkQueue }

/** Waits until the run is noted as over; milliseconds. */
const untilRecorded = async ({ db }: Database): Promise<number> => {
  const started = performance.now()
  while ((await findConstant(db, 'alert_run_daily')) === null) {
    if (performance.now() - started > LIMIT_MS) throw new Error('the run did not end')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return performance.now() - started
}

/** What a run rang for must not fall into the next one: there is no mail server to bring it to. */
const untilIdle = async (queue: WorkQueue) => {
  const started = performance.now()
  do {
    for (const lane of queue.queues()) await lane.drain()
    if (performance.now() - started > LIMIT_MS) throw new Error('the queue does not come to rest')
    await new Promise((resolve) => setTimeout(resolve, 100))
  } while ((await queue.inspect()).inside.active > 0)
}

const refill = async ({ db }: Database, { searches, jobs }: Size) => {
  await db.execute('truncate users, subscriptions, jobs cascade')
  const { dueAt } = latestDue('daily', new Date())
  const marker = new Date(dueAt.getTime() - 24 * HOUR)
  for (let start = 0; start < jobs; start += 500)
    await db.insert(schema.jobs).values(
      Array.from({ length: Math.min(500, jobs - start) }, (_, index) => ({
        ...madeJob(start + index, dueAt.getTime()),
        approvedAt: new Date(dueAt.getTime() - HOUR - (start + index)),
      })),
    )
  await makeSearches(db, searches, marker)
  await db.execute('analyze')
}

/** A run as the worker does it, from the queue to the last e-mail written; then what each search found. */
const measure = async ({ database, queue }: Bench, size: Size): Promise<Measured> => {
  await untilIdle(queue)
  await refill(database, size)
  await database.db.delete(schema.constants)
  await queue.enqueue('send-alerts', { schedule: 'daily' })
  const seconds = (await untilRecorded(database)) / 1_000
  const rows = await database.db.select({ newJobs: schema.savedSearches.newJobs }).from(schema.savedSearches)
  const digests = await database.db.$count(schema.digests)
  if (digests !== size.searches / 2) throw new Error(`only ${digests} digests were recorded`)
  return { seconds, matches: rows.map(({ newJobs }) => newJobs.length) }
}

const sizeOf = ({ searches, jobs }: Size) =>
  `${searches.toLocaleString('en-US')} saved searches over ${jobs.toLocaleString('en-US')} new jobs`

const growthRow = (size: Size, measured: Measured, base: Measured): Row => ({
  what: `alerts: ${sizeOf(size)}`,
  measured: `${measured.seconds.toFixed(1)} s, ${(measured.seconds / base.seconds).toFixed(2)} times as long`,
  toReach: '',
  isReached: null,
})

const rowsOf = async (bench: Bench): Promise<Row[]> => {
  const size = { searches: SEARCHES, jobs: JOBS }
  const base = await measure(bench, size)
  const share = (count: number) => `${((100 * count) / JOBS).toFixed(1)} %`
  const found = `a median search finds ${share(median(base.matches))}, the broadest ${share(Math.max(...base.matches))}`
  const rows: Row[] = [
    {
      what: `alerts: ${sizeOf(size)} (${found})`,
      measured: `${base.seconds.toFixed(1)} s`,
      toReach: `below ${MOST_SECONDS} s`,
      isReached: base.seconds < MOST_SECONDS,
    },
  ]
  for (const [more, other] of [
    [2, 1],
    [1, 2],
    [2, 2],
  ] as const) {
    const grown = { searches: SEARCHES * more, jobs: JOBS * other }
    rows.push(growthRow(grown, await measure(bench, grown), base))
  }
  return rows
}

/** A run of alerts by a real worker, on a database and a queue of its own; how its cost grows. */
export const alertsRows = async (): Promise<Row[]> => {
  const postgres = await startTemporaryPostgres()
  await migrate(postgres.url)
  const database = openDatabase(postgres.url)
  const queue = await openQueue({ databaseUrl: postgres.url, redisUrl: null })
  const worker = await startProcess(join(root, 'apps/worker/dist/src/main.js'), {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: 'a secret of the benchmark alone, and long enough',
    BOARDS: 'none',
    LOG_LEVEL: 'error',
  })
  try {
    // What a worker does at its start must not fall into what is measured.
    await untilRecorded(database)
    return await rowsOf({ database, queue })
  } finally {
    await worker.stop()
    await queue.close()
    await database.close()
    await postgres.stop()
  }
}
