import { type Database, findStoredValue, openDatabase, schema } from '@lilypad/db'
import { latestDue } from '@lilypad/domain'
import { openQueue, type WorkQueue } from '@lilypad/queue'
import { toMadeJob } from './made-jobs.ts'
import { makeSearches } from './made-searches.ts'
import { getProcessorSeconds, type Process, startWorker, waitUntil, withNewDatabase } from './process.ts'
import { atMostRow, infoRow, type Row, toText } from './report.ts'

const SEARCHES = 10_000
const JOBS = 2_000
/** Above that many searches a run may take that long a search; below, there is no need to be faster. */
const MAX_SECONDS = { aSearch: 30 / 100_000, few: 10 }
const HOUR = 60 * 60 * 1_000
const RUN_MINUTES = 40

/** How many times as many searches, and jobs. */
const GROWN = [
  { searches: 2, jobs: 1 },
  { searches: 1, jobs: 2 },
  { searches: 2, jobs: 2 },
]

type Size = { searches: number; jobs: number }
type Bench = { database: Database; queue: WorkQueue; worker: Process }

const untilRecorded = ({ db }: Database) =>
  waitUntil(async () => (await findStoredValue(db, 'alert_run_daily')) !== null, RUN_MINUTES)

/** What a run rang for must not fall into the next one: there is no mail server to bring it to. */
const untilIdle = (queue: WorkQueue) =>
  waitUntil(async () => {
    for (const lane of queue.queues()) await lane.drain()
    return (await queue.inspect()).inside.active === 0
  }, RUN_MINUTES)

async function refill({ db }: Database, { searches, jobs }: Size) {
  await db.execute('truncate users, subscriptions, jobs cascade')
  const { dueAt } = latestDue('daily', new Date())
  for (let start = 0; start < jobs; start += 500)
    await db.insert(schema.jobs).values(
      Array.from({ length: Math.min(500, jobs - start) }, (_, index) => ({
        ...toMadeJob(start + index, dueAt.getTime()),
        approvedAt: new Date(dueAt.getTime() - HOUR - (start + index)),
      })),
    )
  await makeSearches(db, searches, new Date(dueAt.getTime() - 24 * HOUR))
  await db.execute('analyze')
}

/** A run as the worker does it, from the queue to the last e-mail written. */
async function measure({ database, queue, worker }: Bench, size: Size) {
  await untilIdle(queue)
  await refill(database, size)
  await database.db.delete(schema.constants)
  const pid = worker.child.pid ?? 0
  const [before, started] = [getProcessorSeconds(pid), performance.now()]
  await queue.enqueue('send-alerts', { schedule: 'daily' })
  await untilRecorded(database)
  const seconds = (performance.now() - started) / 1_000
  const digests = await database.db.$count(schema.digests)
  if (digests !== size.searches / 2) throw new Error(`only ${digests} digests were recorded`)
  const what = `alerts: ${toText(size.searches)} saved searches over ${toText(size.jobs)} new jobs`
  const processor = (getProcessorSeconds(pid) - before).toFixed(1)
  return {
    what,
    seconds,
    detail: `${processor} s of the worker's processor, ${worker.peakMemory()} MB at most`,
  }
}

/** Runs of alerts by a real worker, on a database and a queue of their own. */
const withBench = (work: (bench: Bench) => Promise<Row[]>): Promise<Row[]> =>
  withNewDatabase(async (url) => {
    const database = openDatabase(url)
    const queue = await openQueue({ databaseUrl: url, redisUrl: null })
    const worker = await startWorker(url)
    try {
      // What a worker does at its start must not fall into what is measured.
      await untilRecorded(database)
      return await work({ database, queue, worker })
    } finally {
      await worker.stop()
      await queue.close()
      await database.close()
    }
  })

/** What a run of alerts takes, for that many saved searches. */
export function measureSearches(searches: number): Promise<Row[]> {
  const most = Math.max(MAX_SECONDS.few, searches * MAX_SECONDS.aSearch)
  return withBench(async (bench) => {
    const { what, seconds, detail } = await measure(bench, { searches, jobs: JOBS })
    return [atMostRow(what, seconds, { most, unit: 's', digits: 1, detail })]
  })
}

/** How the cost grows with searches, with jobs, and with both. */
async function measureCost(bench: Bench): Promise<Row[]> {
  const base = await measure(bench, { searches: SEARCHES, jobs: JOBS })
  const rows: Row[] = []
  for (const { searches, jobs } of GROWN) {
    const { what, seconds } = await measure(bench, { searches: SEARCHES * searches, jobs: JOBS * jobs })
    const times = (seconds / base.seconds).toFixed(2)
    rows.push(infoRow(what, `${seconds.toFixed(1)} s, ${times} times as long`))
  }
  return rows
}

/** At each size; without any, at the usual one, and how its cost grows. */
export async function measureAlerts(sizes: readonly number[]): Promise<Row[]> {
  if (sizes.length === 0) return [...(await measureSearches(SEARCHES)), ...(await withBench(measureCost))]
  const rows: Row[] = []
  for (const searches of sizes) rows.push(...(await measureSearches(searches)))
  return rows
}
