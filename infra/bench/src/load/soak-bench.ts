import { percentile } from '../answer-times.ts'
import type { Row } from '../table.ts'
import { type FilledProduct, openFilledProduct } from './filled-product.ts'
import { comeAtRate } from './open-loop.ts'
import { memoryOf } from './processes.ts'
import { etagOfList } from './visit.ts'

const MINUTES = Number(process.env.SOAK_MINUTES ?? 20)
const RATE = Number(process.env.SOAK_RATE ?? 50)
/** The allowed growth of memory from the second quarter, when everything has been used once, to the end. */
const GROWTH = 1.1

const median = (values: readonly number[]) => percentile(values, 0.5)
const part = (values: readonly number[], from: number, to: number) =>
  values.slice(Math.floor(values.length * from), Math.ceil(values.length * to))

const memoryRow = (name: string, held: readonly number[]): Row => {
  const early = median(part(held, 0.25, 0.5))
  const late = median(part(held, 0.75, 1))
  return {
    what: `memory of ${name} in the second and in the last quarter`,
    measured: `${early} MB, ${late} MB, at most ${Math.max(...held)} MB`,
    toReach: `at most ${GROWTH} of the second quarter's`,
    isReached: late <= early * GROWTH,
  }
}

const soak = async (product: FilledProduct): Promise<Row[]> => {
  const { apis, workers } = product.topology
  const processes = [...apis, ...workers]
  const held = processes.map((): number[] => [])
  const times: number[] = []
  let failed = 0
  for (let minute = 0; minute < MINUTES; minute++) {
    const answers = await comeAtRate(product, RATE, 60)
    times.push(...answers.times)
    failed += answers.unanswered + [...answers.failures.values()].reduce((sum, count) => sum + count, 0)
    memoryOf(processes).forEach((megabytes, at) => void held[at]?.push(megabytes))
    console.log(`minute ${minute + 1}: ${held.map((one) => one.at(-1)).join(', ')} MB, ${failed} failed`)
  }
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(0))
  const answered: Row = {
    what: `${MINUTES} minutes at ${RATE} requests a second`,
    measured: `p50 ${p50}, p95 ${p95}, p99 ${p99} ms; ${failed} of ${RATE * 60 * MINUTES} failed`,
    toReach: 'none fails',
    isReached: failed === 0,
  }
  return [answered, ...processes.map(({ name }, at) => memoryRow(name, held[at] ?? []))]
}

/** The same mix for long: memory stays flat, and nothing fails. */
export const soakRows = async (): Promise<Row[]> => {
  const product = await openFilledProduct()
  try {
    return await soak({ ...product, etag: await etagOfList(product) })
  } finally {
    await product.topology.stop()
  }
}
