import { retentionWeeks } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { visitDays } from '../../schema/index.ts'

/** @param day in New York, `yyyy-mm-dd` */
export async function addVisits(db: Executor, day: string, visits: number): Promise<void> {
  await db
    .insert(visitDays)
    .values({ day, visits })
    .onConflictDoUpdate({
      target: visitDays.day,
      set: { visits: sql`${visitDays.visits} + excluded.visits` },
    })
}

/** By the first day of each week, a Sunday; the latest first, of the weeks that are shown one by one. */
export async function listVisitWeeks(db: Executor, now: Date): Promise<{ week: string; visits: number }[]> {
  const week = sql<string>`(${visitDays.day} - extract(dow from ${visitDays.day})::int)::text`
  return db
    .select({ week, visits: sql<number>`sum(${visitDays.visits})::int` })
    .from(visitDays)
    .where(sql`${visitDays.day} >= ${retentionWeeks(now).shownFrom}::date`)
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
}
