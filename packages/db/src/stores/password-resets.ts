import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { passwordResets } from '../schema/index.ts'
import { lockUser } from './accounts.ts'

/** How long the link of a mail works. Source: the decisions, section 5. */
const RESET_LIFE_MS = 60 * 60 * 1000
/** One that ends later than any can was made by a clock that ran ahead; those of two machines differ a little. */
const CLOCKS_DIFFER_MS = 5 * 60 * 1000

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

const isUsable = (token: string, now: Date) =>
  and(
    eq(passwordResets.tokenHash, hashToken(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
    lte(passwordResets.expiresAt, new Date(now.getTime() + RESET_LIFE_MS + CLOCKS_DIFFER_MS)),
  )

/**
 * Makes the token of a reset link, 256 random bits in base64url; only its hash is stored. The person's earlier
 * ones stop working.
 */
export const openPasswordReset = async (
  tx: Executor,
  { userId, now }: { userId: number; now: Date },
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await lockUser(tx, userId)
  await voidPasswordResets(tx, userId)
  await tx
    .insert(passwordResets)
    .values({ tokenHash: hashToken(token), userId, expiresAt: new Date(now.getTime() + RESET_LIFE_MS) })
  return token
}

/** Whose token it is, as long as it can be used; null otherwise. */
export const findPasswordReset = async (db: Executor, token: string, now: Date): Promise<number | null> => {
  const [found] = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(isUsable(token, now))
  return found?.userId ?? null
}

/** Uses a person's token up. False when somebody was faster, or a newer one was asked for. */
export const usePasswordReset = async (
  tx: Executor,
  { token, userId, now }: { token: string; userId: number; now: Date },
): Promise<boolean> => {
  // The account first, as everywhere: two locks taken in two orders would wait for each other.
  await lockUser(tx, userId)
  const { rowCount } = await tx.update(passwordResets).set({ usedAt: now }).where(isUsable(token, now))
  return rowCount === 1
}

/** Makes a person's reset links stop working. */
export const voidPasswordResets = async (db: Executor, userId: number): Promise<void> => {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId))
}
