import { ApiError } from '@lilypad/contracts'
import { type Executor, listRunningSubscriptions, type Subscription } from '@lilypad/db'
import { type PauseMonths, pausableFrom, pauseEnd } from '@lilypad/domain'
import type { Pause } from './payments.ts'
import { NOTHING_PAUSED, NOTHING_TO_PAUSE } from './sentences.ts'

/** The subscription that can be paused, and the pause. Throws `conflict` without one. */
export const findPause = async (
  db: Executor,
  userId: number,
  { months, now }: { months: PauseMonths; now: Date },
): Promise<Pause & { row: Subscription }> => {
  for (const row of await listRunningSubscriptions(db, userId)) {
    const from = pausableFrom(row, now)
    if (from) return { row, from, until: pauseEnd(from, months) }
  }
  throw new ApiError('conflict', NOTHING_TO_PAUSE)
}

/** The paused subscription, and since when. Throws `conflict` without one. */
export const findPaused = async (
  db: Executor,
  userId: number,
): Promise<{ row: Subscription; from: Date }> => {
  const row = (await listRunningSubscriptions(db, userId)).find(({ pausedFrom }) => pausedFrom !== null)
  if (!row?.pausedFrom) throw new ApiError('conflict', NOTHING_PAUSED)
  return { row, from: row.pausedFrom }
}
