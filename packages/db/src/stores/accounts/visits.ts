import { type Visit, visitAfter } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { visits } from '../../schema/index.ts'
import { inTransaction, lockUser } from '../transactions.ts'

export const noteVisit = (db: Executor, { userId, now }: { userId: number; now: Date }): Promise<Visit> =>
  inTransaction(db, async (tx) => {
    // Two tabs at once are one visit.
    await lockUser(tx, userId)
    const [before = null] = await tx.select().from(visits).where(eq(visits.userId, userId))
    const { lastActive, newSince } = visitAfter(before, now)
    const visit = { lastActive, newSince }
    await tx
      .insert(visits)
      .values({ userId, ...visit })
      .onConflictDoUpdate({ target: visits.userId, set: visit })
    return visit
  })
