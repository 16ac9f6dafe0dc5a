import autocannon from 'autocannon'
import { median } from './table.ts'

export type Target = { url: string; headers?: Record<string, string> }

const SECONDS = 4
const ROUNDS = 3

const throughput = async ({ url, headers = {} }: Target): Promise<number> => {
  const result = await autocannon({ url, headers, connections: 10, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}

/** Throughput of both, in requests a second: medians of rounds that take turns, so that noise hits both alike. */
export const compare = async (
  ours: Target,
  bare: Target,
): Promise<{ ours: number; bare: number; ratio: number }> => {
  const rounds: { ours: number; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ ours: await throughput(ours), bare: await throughput(bare) })
  const result = { ours: median(rounds.map((one) => one.ours)), bare: median(rounds.map((one) => one.bare)) }
  return { ...result, ratio: result.ours / result.bare }
}
