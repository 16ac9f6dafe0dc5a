import { type Clock, createClock, type Scales } from '@lilypad/domain'
import type { Database } from './database.ts'

export type SharedClock = Clock & {
  close(): void
}

const COMPARED_EVERY_MS = 30_000

/** The first query of a connection takes long on its way there alone, which would look like a clock ahead of ours. */
const TRIES = 3

/** How many milliseconds the database's clock is ahead of ours, by the quickest of a few queries. */
async function measure({ pool }: Pick<Database, 'pool'>, own: () => number): Promise<number> {
  let best = { took: Number.POSITIVE_INFINITY, ahead: 0 }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const asked = own()
    const { rows } = await pool.query<{ ms: string }>(
      'select extract(epoch from clock_timestamp()) * 1000 as ms',
    )
    const answered = own()
    const took = answered - asked
    if (took < best.took) best = { took, ahead: Number(rows[0]?.ms) - (asked + answered) / 2 }
  }
  return best.ahead
}

/**
 * Shared by all processes, compared twice a minute; in between a monotonic timer carries it on, so that jumps of this
 * machine's clock do not matter. While the database is unreachable, the last comparison holds.
 */
export async function openClock(database: Pick<Database, 'pool'>, scales?: Scales): Promise<SharedClock> {
  const own = () => performance.timeOrigin + performance.now()
  let ahead = Date.now() - own()
  const compare = async () => {
    ahead = await measure(database, own).catch(() => ahead)
  }
  await compare()
  const timer = setInterval(() => void compare(), COMPARED_EVERY_MS).unref()
  const now = () => new Date(own() + ahead)
  return { ...createClock(scales, now), close: () => clearInterval(timer) }
}
