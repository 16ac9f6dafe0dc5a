import { ApiError } from '@lilypad/contracts'
import { type Executor, listRunningSubscriptions, type Subscription } from '@lilypad/db'
import { type PauseMonths, pausableFrom, pauseEnd } from '@lilypad/domain'
import { NOTHING_PAUSED, NOTHING_TO_PAUSE, PAUSE_HAS_BEGUN } from './payment-errors.ts'
import type { Pause } from './payments.ts'

/** The subscription that can be paused, and the pause. Throws `conflict` without one. */
export async function findPausable(
  db: Executor,
  userId: number,
  { months, now }: { months: PauseMonths; now: Date },
): Promise<Pause & { row: Subscription }> {
  for (const row of await listRunningSubscriptions(db, userId)) {
    const from = pausableFrom(row, now)
    if (from) return { row, from, until: pauseEnd(from, months) }
  }
  throw new ApiError('conflict', NOTHING_TO_PAUSE)
}

/** The paused subscription, and since when. Throws `conflict` without one, and when its charge is not due as said. */
export async function findPaused(
  db: Executor,
  userId: number,
  { chargeNow, now }: { chargeNow: boolean; now: Date },
): Promise<{ row: Subscription; from: Date }> {
  const running = await listRunningSubscriptions(db, userId)
  const row = running.find(({ pausedFrom, accessEnd }) => pausedFrom !== null && accessEnd === null)
  if (!row?.pausedFrom) throw new ApiError('conflict', NOTHING_PAUSED)
  const isOver = row.currentPeriodEnd !== null && row.currentPeriodEnd <= now
  if (isOver || row.pausedFrom <= now !== chargeNow) throw new ApiError('conflict', PAUSE_HAS_BEGUN)
  return { row, from: row.pausedFrom }
}
