import { brotliDecompressSync } from 'node:zlib'
import { migrate, openDatabase } from '@lilypad/db'
import { type JobFilter, type JobSort, NO_FILTER, writeSavedState } from '@lilypad/domain'
import { startTemporaryPostgres } from '@lilypad/embedded/temporary-postgres'
import { freePort, makers } from '@lilypad/testing'
import { request } from 'undici'
import { percentile } from './answer-times.ts'
import { startApi } from './api-process.ts'
import { keystrokeRows } from './keystroke-bench.ts'
import { makeJobs } from './made-jobs.ts'
import type { Process } from './process.ts'
import type { Row } from './table.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const ROUNDS = 12
const WARM_UP_ROUNDS = 3
const MOST_KB = 100
const MOST_MEMORY = 400

type Kind = { filter: Partial<JobFilter>; sort?: JobSort; isDeep?: boolean }

/** What people ask for, all kinds mixed. */
const KINDS: readonly Kind[] = [
  { filter: {} },
  { filter: {}, sort: 'relevance' },
  { filter: { searchField: 'cu' } },
  { filter: { searchField: 'st' } },
  { filter: { searchField: 'literacy coach' } },
  { filter: { searchField: 'engineer' } },
  { filter: { searchField: 'company 17 sales' } },
  { filter: { searchField: 'team 123' } },
  { filter: { categories: ['Sales'], types: ['Full-Time'], travel: ['No Travel'] } },
  { filter: { locations: ['Oregon'], salaryFrom: 90_000, searchField: 'lead' } },
  { filter: { salaryFrom: 60_000 } },
  { filter: {}, isDeep: true },
  { filter: { searchField: 'de' }, sort: 'relevance', isDeep: true },
]

type Bench = { origin: string; cookie: string }

const ask = async ({ origin, cookie }: Bench, { filter, sort = 'date' }: Kind, after: string | null) => {
  const started = performance.now()
  const answer = await request(`${origin}/api/search_jobs`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'accept-encoding': 'br' },
    body: JSON.stringify({ state: writeSavedState({ ...NO_FILTER, ...filter }, null), sort, after }),
  })
  const body = Buffer.from(await answer.body.arrayBuffer())
  const ms = performance.now() - started
  if (answer.statusCode !== 200) throw new Error(`search_jobs answered ${answer.statusCode}: ${body}`)
  const reply = JSON.parse(brotliDecompressSync(body).toString()) as { after: string | null }
  return { ms, bytes: body.length, after: reply.after }
}

/** The times of all kinds; those that go deep ask for one page after the other. */
const measureCalls = async (bench: Bench): Promise<number[]> => {
  const times: number[] = []
  const places = new Map<Kind, string | null>()
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1)
    for (const kind of KINDS) {
      const { ms, after } = await ask(bench, kind, places.get(kind) ?? null)
      if (kind.isDeep) places.set(kind, after)
      if (round >= WARM_UP_ROUNDS) times.push(ms)
    }
  return times
}

const callRow = (size: string, jobs: number, times: readonly number[]): Row => {
  const most = jobs > 100_000 ? 150 : 30
  const worst = percentile(times, 0.95)
  return {
    what: `search call, ${size} jobs, p95`,
    measured: `${worst.toFixed(0)} ms (median ${percentile(times, 0.5).toFixed(0)} of ${times.length})`,
    toReach: `below ${most} ms`,
    isReached: worst < most,
  }
}

const sizeRow = async (size: string, bench: Bench): Promise<Row> => {
  const headers = { cookie: bench.cookie, 'accept-encoding': 'br' }
  const list = await request(`${bench.origin}/api/load_front_end_jobs`, { headers })
  const bytes = (await list.body.arrayBuffer()).byteLength + (await ask(bench, { filter: {} }, null)).bytes
  return {
    what: `the first answers, ${size} jobs`,
    measured: `${(bytes / 1_000).toFixed(1)} KB`,
    toReach: `below ${MOST_KB} KB`,
    isReached: bytes < MOST_KB * 1_000,
  }
}

const memoryRow = (size: string, api: Process): Row => {
  const memory = api.memory() ?? Number.NaN
  return {
    what: `memory of an api, ${size} jobs`,
    measured: `${memory} MB (at most ${api.peakMemory()} MB)`,
    toReach: `below ${MOST_MEMORY} MB`,
    isReached: memory < MOST_MEMORY,
  }
}

const forInformation = (what: string, measured: string): Row => ({
  what,
  measured,
  toReach: '',
  isReached: null,
})

const fill = async (url: string, jobs: number) => {
  await migrate(url)
  const database = openDatabase(url)
  await makeJobs(database.db, jobs)
  await database.pool.query('vacuum analyze jobs')
  const { rows } = await database.pool.query('select pg_database_size(current_database()) as bytes')
  const token = await makers(database.db).session(await makers(database.db).subscriber())
  await database.close()
  return { cookie: `lilypad_session=${token}`, megabytes: Math.round(Number(rows[0]?.bytes) / 1_000_000) }
}

const rowsOf = async (jobs: number): Promise<Row[]> => {
  const size = jobs.toLocaleString('en-US')
  const postgres = await startTemporaryPostgres()
  let api: Process | undefined
  try {
    const { cookie, megabytes } = await fill(postgres.url, jobs)
    const port = await freePort()
    const started = performance.now()
    api = await startApi(postgres.url, port, { LIST_IN_BROWSER_MAX: '0' })
    const bench = { origin: `http://127.0.0.1:${port}`, cookie }
    await ask(bench, { filter: {} }, null)
    const seconds = (performance.now() - started) / 1_000
    const times = await measureCalls(bench)
    return [
      callRow(size, jobs, times),
      await sizeRow(size, bench),
      ...(await keystrokeRows({ ...bench, jobs })),
      memoryRow(size, api),
      forInformation(`start of an api until it searches ${size} jobs`, `${seconds.toFixed(1)} s`),
      forInformation(`database, ${size} jobs`, `${megabytes} MB`),
    ]
  } finally {
    await api?.stop()
    await postgres.stop()
  }
}

/** The search of lists too long for the browser, at several sizes. */
export const listGrowthRows = async (sizes: readonly number[]): Promise<Row[]> => {
  const rows: Row[] = []
  for (const jobs of sizes.length > 0 ? sizes : SIZES) rows.push(...(await rowsOf(jobs)))
  return rows
}
