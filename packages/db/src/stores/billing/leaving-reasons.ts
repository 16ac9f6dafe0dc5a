import { DAY_MS, type LeavingReason } from '@lilypad/domain'
import { and, eq, gt } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { leavingAnswers } from '../../schema/index.ts'
import { inTransaction, lockUser } from '../transactions.ts'

/** In place of the answer of the past day: that was about the same cancellation. */
export const saveLeavingReason = (
  db: Executor,
  { userId, reason, now }: { userId: number; reason: LeavingReason; now: Date },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    const dayAgo = new Date(now.getTime() - DAY_MS)
    await tx
      .delete(leavingAnswers)
      .where(and(eq(leavingAnswers.userId, userId), gt(leavingAnswers.createdAt, dayAgo)))
    await tx.insert(leavingAnswers).values({ userId, reason, createdAt: now })
  })
