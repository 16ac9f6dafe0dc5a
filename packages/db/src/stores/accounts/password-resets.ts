import { hashToken, newToken } from '@lilypad/crypto'
import { HOUR_MS, MINUTE_MS, RESET_LIFE_MS } from '@lilypad/domain'
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { outbox, passwordResets } from '../../schema/index.ts'
import { lockUser } from '../transactions.ts'

/** A token that expires later than possible was made by a fast clock; a small difference between machines is normal. */
const CLOCKS_DIFFER_MS = 5 * MINUTE_MS

const isUsable = (token: string, now: Date) =>
  and(
    eq(passwordResets.tokenHash, hashToken(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
    lte(passwordResets.expiresAt, new Date(now.getTime() + RESET_LIFE_MS + CLOCKS_DIFFER_MS)),
  )

/** Only the token's hash is stored. Invalidates the person's earlier ones. */
export async function openPasswordReset(tx: Executor, { userId, now }: { userId: number; now: Date }) {
  const token = newToken()
  await lockUser(tx, userId)
  await voidPasswordResets(tx, userId)
  await tx
    .insert(passwordResets)
    .values({ tokenHash: hashToken(token), userId, expiresAt: new Date(now.getTime() + RESET_LIFE_MS) })
  return token
}

/** How many reset links an address gets in an hour. Anybody who knows it may ask for them. */
const MAX_MAILED = 3

/** The last link works on otherwise. Lock the account, and write the e-mail in the same transaction. */
export async function mayMailReset(
  tx: Executor,
  { userId, recipient, now }: { userId: number; recipient: string; now: Date },
): Promise<boolean> {
  const { template, createdAt } = outbox
  const isTheirs = and(eq(outbox.userId, userId), sql`lower(${outbox.recipient}) = lower(${recipient})`)
  const isRecent = gt(createdAt, new Date(now.getTime() - HOUR_MS))
  return (await tx.$count(outbox, and(isTheirs, eq(template, 'reset'), isRecent))) < MAX_MAILED
}

export async function findPasswordReset(db: Executor, token: string, now: Date): Promise<number | null> {
  const [found] = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(isUsable(token, now))
  return found?.userId ?? null
}

/** False when the token was already used, or replaced by a newer one. */
export async function usePasswordReset(
  tx: Executor,
  { token, userId, now }: { token: string; userId: number; now: Date },
): Promise<boolean> {
  // Locks the account first, as everywhere: locks in different orders could deadlock.
  await lockUser(tx, userId)
  const { rowCount } = await tx.update(passwordResets).set({ usedAt: now }).where(isUsable(token, now))
  return rowCount === 1
}

export async function voidPasswordResets(db: Executor, userId: number): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId))
}
