import type { Database } from './database.ts'

/** The one time that all processes go by. */
export type Clock = {
  now(): Date
  /** Compares no more. */
  close(): void
}

const COMPARED_EVERY_MS = 30_000

/** The milliseconds that the database's clock is ahead of ours, as far as one question can tell. */
const measure = async ({ pool }: Pick<Database, 'pool'>, own: () => number): Promise<number> => {
  const asked = own()
  const { rows } = await pool.query<{ ms: string }>(
    'select extract(epoch from clock_timestamp()) * 1000 as ms',
  )
  return Number(rows[0]?.ms) - (asked + own()) / 2
}

/**
 * The clock of the database's machine, which all processes share, carried on by this process's own stopwatch: what
 * this machine's clock says, and that it may jump, matters to nothing. Compared twice a minute; while the database
 * cannot be asked, the last comparison holds, and before the first this machine's clock.
 */
export const openClock = async (database: Pick<Database, 'pool'>): Promise<Clock> => {
  const own = () => performance.timeOrigin + performance.now()
  let ahead = Date.now() - own()
  const compare = async () => {
    ahead = await measure(database, own).catch(() => ahead)
  }
  await compare()
  const timer = setInterval(() => void compare(), COMPARED_EVERY_MS).unref()
  return { now: () => new Date(own() + ahead), close: () => clearInterval(timer) }
}
