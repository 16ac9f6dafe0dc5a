import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@lilypad/testing'
import { percentile } from '../answer-times.ts'
import { root, startProcess } from '../process.ts'
import { median, type Row, ratioRow } from '../table.ts'
import type { FilledProduct } from './filled-product.ts'
import { comeInTurn } from './open-loop.ts'
import { secondsWithChildren } from './processes.ts'

const VISITORS = 24
const SECONDS = Number(process.env.LOAD_SECONDS ?? 20) / 2
const ROUNDS = 3
const LEAST = 0.6

type Measured = { perSecond: number; p95: number; processorMs: number }

const measure = async (product: FilledProduct, pid: number): Promise<Measured> => {
  const before = secondsWithChildren(pid)
  const { times, failures } = await comeInTurn(product, VISITORS, SECONDS)
  if (failures.size > 0) throw new Error(`${product.origin}: ${[...failures.keys()].join(', ')}`)
  const processorMs = ((secondsWithChildren(pid) - before) * 1_000) / times.length
  return { perSecond: times.length / SECONDS, p95: percentile(times, 0.95), processorMs }
}

const wordsOf = (list: readonly Measured[]) => {
  const middle = (of: keyof Measured) => median(list.map((one) => one[of]))
  const words = [
    `${middle('perSecond').toFixed(0)}/s`,
    `p95 ${middle('p95').toFixed(0)} ms`,
    `${middle('processorMs').toFixed(2)} ms of processor each`,
  ]
  return { perSecond: middle('perSecond'), words: words.join(', ') }
}

/** One api beside a bare Fastify that runs the same queries on the same database, by turns. */
export const overBareRow = async (product: FilledProduct): Promise<Row> => {
  const [api] = product.topology.apis
  const databaseUrl = product.topology.database.pool.options.connectionString
  if (!api || databaseUrl === undefined) throw new Error('There is no api, or no database.')
  const folder = mkdtempSync(join(tmpdir(), 'lilypad-bare-'))
  const port = await freePort()
  const server = join(root, 'infra/bench/src/servers/bare-product.ts')
  const bare = await startProcess(server, {}, [`${port}`, databaseUrl, api.url, folder])
  try {
    const [ours, theirs]: [Measured[], Measured[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await measure({ ...product, origin: api.url }, api.pid()))
      theirs.push(await measure({ ...product, origin: `http://127.0.0.1:${port}` }, bare.child.pid ?? 0))
    }
    const [we, they] = [wordsOf(ours), wordsOf(theirs)]
    const what = 'the mix on one api, over the same queries on a bare Fastify'
    const row = ratioRow(what, we.perSecond / they.perSecond, LEAST, `${we.words} to ${they.words}`)
    console.log(`${row.what}: ${row.measured}`)
    return row
  } finally {
    await bare.stop()
    rmSync(folder, { recursive: true })
  }
}
