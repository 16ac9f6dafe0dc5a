import { answersOk } from '@lilypad/faults'
import { percentile } from '../answer-times.ts'
import type { Row } from '../table.ts'
import { type FilledProduct, openFilledProduct } from './filled-product.ts'
import { type Answers, comeAtRate } from './open-loop.ts'
import { overBareRow } from './over-bare.ts'
import { timesOf } from './processes.ts'
import { etagOfList } from './visit.ts'

/** Requests per second; each rate runs for a fixed number of seconds. */
const RATES = [50, 100, 200, 400, 600, 800, 1_000, 1_200, 1_500]
const SECONDS = Number(process.env.LOAD_SECONDS ?? 20)
/** Of its best, what the product still answers where twice as much is asked. */
const LEAST_OVER_LIMIT = 0.85
/** From here on the product is saturated: more people would only wait longer. */
const BENT = { p95: 1_000, failing: 0.01 }

const failed = ({ failures, unanswered }: Answers) =>
  [...failures.values()].reduce((sum, count) => sum + count, unanswered)

const busiest = (before: Record<string, number>, after: Record<string, number>, seconds: number) =>
  Object.entries(after)
    .map(([who, used]) => ({ who, share: (used - (before[who] ?? 0)) / seconds }))
    .sort((one, other) => other.share - one.share)
    .slice(0, 4)
    .map(({ who, share }) => `${who} ${share.toFixed(2)}`)
    .join(', ')

type Step = { row: Row; isBent: boolean; perSecond: number }

const step = async (product: FilledProduct, rate: number): Promise<Step> => {
  const before = timesOf(product)
  const begin = performance.now()
  const answers = await comeAtRate(product, rate, SECONDS)
  const seconds = (performance.now() - begin) / 1_000
  const asked = rate * SECONDS
  const failing = failed(answers) / asked
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => percentile(answers.times, part))
  const words = [...answers.failures].map(([what, count]) => `${count}× ${what}`).join('; ')
  const measured = [
    `p50 ${p50?.toFixed(0)}, p95 ${p95?.toFixed(0)}, p99 ${p99?.toFixed(0)} ms`,
    `${(failing * 100).toFixed(2)} % failed${words && ` (${words})`}`,
    `cores: ${busiest(before, timesOf(product), seconds)}`,
  ]
  return {
    row: { what: `${rate} requests a second`, measured: measured.join('; '), toReach: '', isReached: null },
    isBent: (p95 ?? 0) > BENT.p95 || failing > BENT.failing,
    perSecond: answers.times.length / seconds,
  }
}

/** Asks whether the apis live, until told otherwise; how often, and how often they said so. */
const probe = ({ topology: { apis } }: FilledProduct) => {
  const asked = { times: 0, ok: 0 }
  const timer = setInterval(() => {
    for (const { url } of apis) {
      asked.times += 1
      answersOk(`${url}/healthz`).then((isOk) => {
        asked.ok += Number(isOk)
      })
    }
  }, 250)
  return () => {
    clearInterval(timer)
    return asked
  }
}

/** What happens at twice the rate that the product answers at best. */
const overLimitRow = async (product: FilledProduct, best: number): Promise<Row> => {
  const stop = probe(product)
  const { row, perSecond } = await step(product, Math.round(best * 2))
  const { times, ok } = stop()
  const share = perSecond / best
  return {
    what: `twice the limit: ${row.what}`,
    measured: `${perSecond.toFixed(0)}/s answered, ${share.toFixed(2)} of the best; ${row.measured}; probes ${ok} of ${times}`,
    toReach: `at least ${LEAST_OVER_LIMIT} of the best`,
    isReached: share >= LEAST_OVER_LIMIT,
  }
}

/**
 * A mix of what people do, at rising rates until saturation: two api, three workers and the visitors on one machine.
 */
export const loadRows = async (): Promise<Row[]> => {
  const opened = await openFilledProduct()
  try {
    const product = { ...opened, etag: await etagOfList(opened) }
    await comeAtRate(product, 20, 10)
    const rows: Row[] = [await overBareRow(product)]
    let best = 0
    for (const rate of RATES) {
      const { row, isBent, perSecond } = await step(product, rate)
      console.log(`${row.what}: ${row.measured}`)
      rows.push(row)
      best = Math.max(best, perSecond)
      if (isBent) break
    }
    return [...rows, await overLimitRow(product, best)]
  } finally {
    await opened.topology.stop()
  }
}
