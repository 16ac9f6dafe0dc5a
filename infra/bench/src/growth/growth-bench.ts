import { openDatabase } from '@lilypad/db'
import { startTemporaryPostgres } from '@lilypad/embedded/temporary-postgres'
import { freePort } from '@lilypad/testing'
import { request } from 'undici'
import { alertRows } from '../alerts-bench.ts'
import { percentile } from '../answer-times.ts'
import { startApi } from '../api-process.ts'
import { fillWithJobs } from '../fill.ts'
import type { Process } from '../process.ts'
import type { Row } from '../table.ts'
import { keystrokeRows } from './keystroke-bench.ts'
import { makePeople, type People } from './people.ts'
import { scrapeCommitRow } from './scrape-commit.ts'
import { type Asked, ask, measureCalls, measureReload, untilAnswered } from './search-calls.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const MOST_KB = 100
const MOST_MEMORY = 400

const forInformation = (what: string, measured: string): Row => ({
  what,
  measured,
  toReach: '',
  isReached: null,
})

const timesText = (times: readonly number[]) =>
  `${percentile(times, 0.95).toFixed(0)} ms (median ${percentile(times, 0.5).toFixed(0)} of ${times.length})`

const callRow = (size: string, jobs: number, times: readonly number[]): Row => {
  const most = jobs > 100_000 ? 150 : 30
  return {
    what: `search call, ${size} jobs, p95`,
    measured: timesText(times),
    toReach: `below ${most} ms`,
    isReached: percentile(times, 0.95) < most,
  }
}

const reloadRow = async (size: string, asked: Asked): Promise<Row> => {
  const { times, seconds } = await measureReload(asked, 1)
  return forInformation(
    `the same while its index is loaded again`,
    `${timesText(times)}; after ${seconds.toFixed(1)} s ${size} jobs are without the deleted one`,
  )
}

const sizeRow = async (size: string, asked: Asked): Promise<Row> => {
  const headers = { cookie: asked.people.plain, 'accept-encoding': 'br' }
  const list = await request(`${asked.origin}/api/load_front_end_jobs`, { headers })
  const bytes = (await list.body.arrayBuffer()).byteLength + (await ask(asked, { filter: {} }, null)).bytes
  return {
    what: `the first answers, ${size} jobs`,
    measured: `${(bytes / 1_000).toFixed(1)} KB`,
    toReach: `below ${MOST_KB} KB`,
    isReached: bytes < MOST_KB * 1_000,
  }
}

const memoryRow = (size: string, api: Process): Row => {
  const peak = api.peakMemory() ?? Number.NaN
  return {
    what: `memory of an api, ${size} jobs`,
    measured: `at most ${peak} MB (${api.memory()} MB at the end)`,
    toReach: `below ${MOST_MEMORY} MB`,
    isReached: peak < MOST_MEMORY,
  }
}

const fill = async (url: string, jobs: number): Promise<{ people: People; megabytes: number }> => {
  await fillWithJobs(url, jobs)
  const { db, pool, close } = openDatabase(url)
  try {
    const { rows } = await pool.query('select pg_database_size(current_database()) as bytes')
    return { people: await makePeople(db), megabytes: Math.round(Number(rows[0]?.bytes) / 1_000_000) }
  } finally {
    await close()
  }
}

/** The rows in the order in which they are measured, each printed at once: all of them take many minutes. */
type Measured = AsyncGenerator<Row>

async function* searchRows(url: string, jobs: number, people: People): Measured {
  const size = jobs.toLocaleString('en-US')
  const port = await freePort()
  const started = performance.now()
  const api = await startApi(url, port, { LIST_IN_BROWSER_MAX: '0' })
  try {
    const asked = { origin: `http://127.0.0.1:${port}`, people }
    await untilAnswered(asked)
    const seconds = (performance.now() - started) / 1_000
    yield forInformation(`start of an api until it searches ${size} jobs`, `${seconds.toFixed(1)} s`)
    yield* await keystrokeRows({ origin: asked.origin, cookie: people.plain, jobs })
    yield callRow(size, jobs, await measureCalls(asked))
    yield await reloadRow(size, asked)
    yield await sizeRow(size, asked)
    yield memoryRow(size, api)
  } finally {
    await api.stop()
  }
}

async function* rowsOf(jobs: number): Measured {
  const size = jobs.toLocaleString('en-US')
  const started = performance.now()
  const postgres = await startTemporaryPostgres()
  try {
    const { people, megabytes } = await fill(postgres.url, jobs)
    yield forInformation(`database, ${size} jobs`, `${megabytes} MB`)
    yield* searchRows(postgres.url, jobs, people)
    yield await scrapeCommitRow(postgres.url, size)
  } finally {
    await postgres.stop()
  }
  yield* await alertRows(jobs)
  const minutes = (performance.now() - started) / 60_000
  yield forInformation(`all of this at ${size}`, `${minutes.toFixed(1)} minutes`)
}

/** What grows with the number of jobs, and of saved searches, at several sizes. */
export const listGrowthRows = async (sizes: readonly number[]): Promise<Row[]> => {
  const rows: Row[] = []
  for (const jobs of sizes.length > 0 ? sizes : SIZES)
    for await (const row of rowsOf(jobs)) {
      console.log(`${row.what}: ${row.measured}`)
      rows.push(row)
    }
  return rows
}
