import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { redemptionCodes, redemptions } from '../../schema/index.ts'
import { inTransaction, lockUser } from '../transactions.ts'

export type UnusedCode = { id: number; code: string; source: string; durationDays: number }

const { id, code, source, durationDays } = redemptionCodes
const columns = { id, code, source, durationDays }
const isUnused = and(isNull(redemptions.codeId), isNull(redemptionCodes.deletedAt))

/** Neither redeemed nor deleted, latest first, with their total number. */
export async function listUnusedCodes(db: Executor, most: number) {
  const used = eq(redemptions.codeId, redemptionCodes.id)
  const [codes, [counted]] = await Promise.all([
    db
      .select(columns)
      .from(redemptionCodes)
      .leftJoin(redemptions, used)
      .where(isUnused)
      .orderBy(desc(id))
      .limit(most),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(redemptionCodes)
      .leftJoin(redemptions, used)
      .where(isUnused),
  ])
  return { codes, total: counted?.total ?? 0 }
}

/** Drawing an existing code is extremely unlikely: needing more rounds than this means that `make` is broken. */
const MAX_ROUNDS = 10

/** All of them or none. `make` returns a random code; an existing one is drawn again. */
export const addRedemptionCodes = (
  db: Executor,
  order: { source: string; durationDays: number; count: number; make: () => string },
): Promise<UnusedCode[]> =>
  inTransaction(db, async (tx) => {
    const made: UnusedCode[] = []
    for (let round = 0; made.length < order.count; round += 1) {
      if (round === MAX_ROUNDS) throw new Error('Random codes repeat themselves.')
      const values = Array.from({ length: order.count - made.length }, () => ({
        code: order.make(),
        source: order.source,
        durationDays: order.durationDays,
      }))
      made.push(...(await tx.insert(redemptionCodes).values(values).onConflictDoNothing().returning(columns)))
    }
    return made.sort((one, other) => other.id - one.id)
  })

export type CodeDeletion =
  | { outcome: 'unknown' }
  | { outcome: 'redeemed' }
  | { outcome: 'deleted'; source: string }

/** Deleting it again changes nothing. A concurrent redemption either comes first or fails. */
export const deleteRedemptionCode = (
  db: Executor,
  { id: codeId, now }: { id: number; now: Date },
): Promise<CodeDeletion> =>
  inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ source, deletedAt: redemptionCodes.deletedAt })
      .from(redemptionCodes)
      .where(eq(id, codeId))
      .for('update')
    if (!found) return { outcome: 'unknown' }
    if ((await tx.$count(redemptions, eq(redemptions.codeId, codeId))) > 0) return { outcome: 'redeemed' }
    const deletedAt = found.deletedAt ?? now
    await tx.update(redemptionCodes).set({ deletedAt }).where(eq(id, codeId))
    return { outcome: 'deleted', source: found.source }
  })

/** While redeemed, adds the days to the end, also for two codes at the same moment. False for a code not usable. */
export async function redeemCode(
  db: Executor,
  { code, userId, now }: { code: string; userId: number; now: Date },
): Promise<boolean> {
  await lockUser(db, userId)
  const { rowCount } = await db.execute(sql`
    insert into ${redemptions} (code_id, user_id, starts_at, expires_at)
    select codes.id, ${userId}, start.at, start.at + codes.duration_days * interval '1 day'
    from ${redemptionCodes} codes, (
      select greatest(${now.toISOString()}::timestamptz, max(expires_at)) as at
      from ${redemptions} where user_id = ${userId}) start
    where codes.code = ${code} and codes.deleted_at is null
    for share of codes
    on conflict do nothing`)
  return rowCount === 1
}
