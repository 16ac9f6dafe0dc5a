import { join } from 'node:path'
import { type Database, findConstant, migrate, openDatabase, schema } from '@lilypad/db'
import { latestDue } from '@lilypad/domain'
import { startTemporaryPostgres } from '@lilypad/embedded/temporary-postgres'
import { openQueue, type WorkQueue } from '@lilypad/queue'
import { madeJob } from './made-jobs.ts'
import { makeSearches } from './made-searches.ts'
import { type Process, root, startProcess } from './process.ts'
import type { Row } from './table.ts'

const SEARCHES = 10_000
const JOBS = 2_000
/** Above that many searches a run may take that long a search; below, there is no need to be faster. */
const MOST_SECONDS = { aSearch: 30 / 100_000, few: 10 }
const MOST_MEMORY = 400
const HOUR = 60 * 60 * 1_000
const LIMIT_MS = 2_400_000

type Size = { searches: number; jobs: number }
/** The shares of the jobs that a median search and the broadest one find. */
type Measured = { seconds: number; processor: number; median: number; broadest: number; memory: number }
type Bench = { database: Database; queue: WorkQueue; worker: Process }

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
const measure = async ({ database, queue, worker }: Bench, size: Size): Promise<Measured> => {
  await untilIdle(queue)
  await refill(database, size)
  await database.db.delete(schema.constants)
  const before = worker.processorSeconds()
  await queue.enqueue('send-alerts', { schedule: 'daily' })
  const seconds = (await untilRecorded(database)) / 1_000
  const processor = worker.processorSeconds() - before
  const digests = await database.db.$count(schema.digests)
  if (digests !== size.searches / 2) throw new Error(`only ${digests} digests were recorded`)
  const { rows } = await database.pool.query<{ median: number; broadest: number }>(
    `select percentile_disc(0.5) within group (order by jobs)::int as median, max(jobs)::int as broadest
      from (select jsonb_array_length(new_jobs) as jobs from saved_searches) as found`,
  )
  const { median = 0, broadest = 0 } = rows[0] ?? {}
  return {
    seconds,
    processor,
    median: median / size.jobs,
    broadest: broadest / size.jobs,
    memory: worker.peakMemory() ?? Number.NaN,
  }
}

const sizeOf = ({ searches, jobs }: Size) =>
  `${searches.toLocaleString('en-US')} saved searches over ${jobs.toLocaleString('en-US')} new jobs`

const shareOf = (share: number) => `${(100 * share).toFixed(1)} %`

const rowsOf = async (bench: Bench, searches: number): Promise<Row[]> => {
  const size = { searches, jobs: JOBS }
  const { seconds, processor, median, broadest, memory } = await measure(bench, size)
  const most = Math.max(MOST_SECONDS.few, searches * MOST_SECONDS.aSearch)
  return [
    {
      what: `alerts: ${sizeOf(size)}`,
      measured: `${seconds.toFixed(1)} s, ${processor.toFixed(1)} of them the worker's processor (a median search finds ${shareOf(median)}, the broadest ${shareOf(broadest)})`,
      toReach: `below ${most.toFixed(0)} s`,
      isReached: seconds < most,
    },
    {
      what: `memory of the worker meanwhile, ${searches.toLocaleString('en-US')} saved searches`,
      measured: `at most ${memory} MB`,
      toReach: `below ${MOST_MEMORY} MB`,
      isReached: memory < MOST_MEMORY,
    },
  ]
}

const growthRows = async (bench: Bench): Promise<Row[]> => {
  const { seconds } = await measure(bench, { searches: SEARCHES, jobs: JOBS })
  const rows: Row[] = []
  for (const [more, other] of [
    [2, 1],
    [1, 2],
    [2, 2],
  ] as const) {
    const size = { searches: SEARCHES * more, jobs: JOBS * other }
    const grown = await measure(bench, size)
    rows.push({
      what: `alerts: ${sizeOf(size)}`,
      measured: `${grown.seconds.toFixed(1)} s, ${(grown.seconds / seconds).toFixed(2)} times as long`,
      toReach: '',
      isReached: null,
    })
  }
  return rows
}

/** Runs of alerts by a real worker, on a database and a queue of their own. */
const withBench = async (work: (bench: Bench) => Promise<Row[]>): Promise<Row[]> => {
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
    return await work({ database, queue, worker })
  } finally {
    await worker.stop()
    await queue.close()
    await database.close()
    await postgres.stop()
  }
}

/** What a run of alerts takes and holds, for that many saved searches. */
export const alertRows = (searches: number): Promise<Row[]> => withBench((bench) => rowsOf(bench, searches))

/** The same at each size; without any, at the usual one, and how its cost grows. */
export const alertsRows = async (sizes: readonly number[]): Promise<Row[]> => {
  if (sizes.length === 0) return [...(await alertRows(SEARCHES)), ...(await withBench(growthRows))]
  const rows: Row[] = []
  for (const searches of sizes) rows.push(...(await alertRows(searches)))
  return rows
}
