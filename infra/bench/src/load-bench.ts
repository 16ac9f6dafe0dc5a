import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTopology, type Topology } from '@lilypad/faults'
import { freePort } from '@lilypad/testing'
import { makeJobs } from './made-jobs.ts'
import { getProcessorSeconds, startProcess } from './process.ts'
import { atLeastRow, atMostRow, infoRow, median, percentile, type Row } from './report.ts'
import { getListEtag, type Member, type Product, visit } from './visit.ts'

const JOBS = 10_000
const MEMBERS = 100
const VISITORS = 24
const SECONDS = Number(process.env.LOAD_SECONDS ?? 20)
const ROUNDS = 3
/** The longest wait for what was asked, in milliseconds. */
const PATIENCE_MS = 20_000

/** How long requests took, in milliseconds, and what went wrong how often. */
type Answers = { times: number[]; failures: Map<string, number> }

const fail = ({ failures }: Answers, words: string, count = 1) =>
  failures.set(words, (failures.get(words) ?? 0) + count)

async function ask(product: Product, answers: Answers, begin = performance.now()) {
  try {
    await visit(product)
    answers.times.push(performance.now() - begin)
  } catch (error) {
    fail(answers, error instanceof Error ? error.message : String(error))
  }
}

/** Each visitor asks again as soon as the last request was answered: as many as the product can answer. */
async function askInTurn(product: Product, visitors: number, seconds: number): Promise<Answers> {
  const answers: Answers = { times: [], failures: new Map() }
  const end = performance.now() + seconds * 1_000
  const stay = async () => {
    while (performance.now() < end) await ask(product, answers)
  }
  await Promise.all(Array.from({ length: visitors }, stay))
  return answers
}

/**
 * Sends requests at a fixed rate a second, whether earlier ones were answered or not, as people do. Times count from the
 * planned start of each.
 */
async function askAtRate(product: Product, rate: number): Promise<Answers> {
  const answers: Answers = { times: [], failures: new Map() }
  const begin = performance.now()
  const open = new Set<Promise<void>>()
  for (let n = 0; n < rate * SECONDS; n++) {
    const due = begin + (n / rate) * 1_000
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    const asked = ask(product, answers, due).finally(() => open.delete(asked))
    open.add(asked)
  }
  await Promise.race([Promise.all(open), sleep(PATIENCE_MS)])
  if (open.size > 0) fail(answers, 'unanswered', open.size)
  return answers
}

function toWords({ times, failures }: Answers): string {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(0))
  const failed = [...failures].map(([what, count]) => `${count}× ${what}`).join('; ')
  return `p50 ${p50}, p95 ${p95}, p99 ${p99} ms; failed: ${failed || 'none'}`
}

type Turn = { perSecond: number; p95: number; processorMs: number }

async function takeTurn(product: Product, pid: number): Promise<Turn> {
  const before = getProcessorSeconds(pid)
  const { times, failures } = await askInTurn(product, VISITORS, SECONDS / 2)
  if (failures.size > 0) throw new Error(`${product.origin}: ${[...failures.keys()].join(', ')}`)
  const processorMs = ((getProcessorSeconds(pid) - before) * 1_000) / times.length
  return { perSecond: times.length / (SECONDS / 2), p95: percentile(times, 0.95), processorMs }
}

function toMedian(turns: readonly Turn[]) {
  const middle = (figure: keyof Turn) => median(turns.map((turn) => turn[figure]))
  const [perSecond, p95, processorMs] = [middle('perSecond'), middle('p95'), middle('processorMs')]
  const words = `${perSecond.toFixed(0)}/s, p95 ${p95.toFixed(0)} ms, ${processorMs.toFixed(2)} ms of processor each`
  return { perSecond, p95, words }
}

/** One api beside a bare Fastify that runs the same queries on the same database, by turns. */
async function measureOverBare(product: Product, { apis, database }: Topology): Promise<Row[]> {
  const [api] = apis
  if (!api) throw new Error('There is no api.')
  const folder = mkdtempSync(join(tmpdir(), 'lilypad-bare-'))
  const port = await freePort()
  const bare = await startProcess('bare-product.ts', [
    port,
    database.pool.options.connectionString,
    api.url,
    folder,
  ])
  const [ours, theirs]: [Turn[], Turn[]] = [[], []]
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await takeTurn({ ...product, origin: api.url }, api.pid()))
      theirs.push(await takeTurn({ ...product, origin: `http://127.0.0.1:${port}` }, bare.child.pid ?? 0))
    }
  } finally {
    await bare.stop()
    rmSync(folder, { recursive: true })
  }
  const [we, they] = [toMedian(ours), toMedian(theirs)]
  const what = 'the mix on one api, over the same queries on a bare Fastify'
  return [
    atLeastRow(what, we.perSecond / they.perSecond, 0.6, `${we.words} to ${they.words}`),
    atMostRow('its 95th percentile', we.p95, { most: 100, unit: 'ms' }),
  ]
}

/** What is still answered when twice as much is asked as is answered at best. */
async function measureOverLimit(product: Product): Promise<Row> {
  const best = (await askInTurn(product, 4 * VISITORS, SECONDS)).times.length / SECONDS
  const begin = performance.now()
  const answers = await askAtRate(product, Math.round(2 * best))
  const perSecond = (answers.times.length * 1_000) / (performance.now() - begin)
  const detail = `${perSecond.toFixed(0)}/s of ${best.toFixed(0)}/s; ${toWords(answers)}`
  return atLeastRow('twice the limit: of the best throughput', perSecond / best, 0.85, detail)
}

async function makeMember({ a, as }: Topology): Promise<Member> {
  const user = await a.subscriber()
  const browser = await as(user)
  const { job } = await browser.addTrackedJob({ job_title: 'Coach', company_name: 'Pond School' })
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  return { email: user.email, cookie, application: job.id }
}

async function fill(topology: Topology): Promise<Product> {
  await makeJobs(topology.database.db, JOBS)
  const members: Member[] = []
  while (members.length < MEMBERS) members.push(await makeMember(topology))
  await topology.database.pool.query('vacuum analyze')
  const product = { origin: topology.proxy.url, members, jobs: JOBS, etag: undefined }
  return { ...product, etag: await getListEtag(product) }
}

/**
 * A mix of what people do on two api, three workers and the visitors of one machine: over a bare server, and over its
 * limit; with numbers, at these rates a second alone.
 */
export async function measureLoad(rates: readonly number[]): Promise<Row[]> {
  const env = { LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '100000' }
  const topology = await startTopology({ ownPostgres: true, env })
  try {
    const product = await fill(topology)
    await askInTurn(product, 4, SECONDS / 2)
    if (rates.length === 0)
      return [...(await measureOverBare(product, topology)), await measureOverLimit(product)]
    const rows: Row[] = []
    for (const rate of rates) rows.push(infoRow(`${rate} a second`, toWords(await askAtRate(product, rate))))
    return rows
  } finally {
    await topology.stop()
  }
}
