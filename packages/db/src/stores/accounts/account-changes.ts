import { hashToken, newToken } from '@lilypad/crypto'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { accountChanges } from '../../schema/index.ts'
import { lockUser } from './accounts.ts'

/** How long a change can be undone. */
const UNDOABLE_MS = 72 * 60 * 60 * 1000

export type AccountChange = Pick<
  typeof accountChanges.$inferSelect,
  'userId' | 'changed' | 'formerEmail' | 'expiresAt' | 'undoneAt'
>

/**
 * Records that an account's address or password changes, and returns the token of the link that undoes it; only its
 * hash is stored. The caller has locked the account.
 *
 * @param formerEmail the account's address before the change: the link goes there
 */
export const recordAccountChange = async (
  tx: Executor,
  change: Pick<AccountChange, 'userId' | 'changed' | 'formerEmail'> & { now: Date },
): Promise<string> => {
  const { now, ...recorded } = change
  const token = newToken()
  const expiresAt = new Date(now.getTime() + UNDOABLE_MS)
  await tx.insert(accountChanges).values({ ...recorded, tokenHash: hashToken(token), expiresAt })
  return token
}

/** The change that a token can undo, or could; null for an unknown token, or once an earlier change was undone. */
export const findAccountChange = async (db: Executor, token: string): Promise<AccountChange | null> => {
  const [found] = await db
    .select()
    .from(accountChanges)
    .where(eq(accountChanges.tokenHash, hashToken(token)))
  return found ?? null
}

const isOpen = (now: Date) => and(isNull(accountChanges.undoneAt), gt(accountChanges.expiresAt, now))

/**
 * Uses up a token, and the tokens of all later changes of the account. Returns the address that the account had before
 * the change and the one that it has now; null when the token is not, or no longer, usable.
 */
export const useAccountChange = async (
  tx: Executor,
  { token, userId, now }: { token: string; userId: number; now: Date },
): Promise<{ formerEmail: string; email: string } | null> => {
  const account = await lockUser(tx, userId)
  const [used] = await tx
    .update(accountChanges)
    .set({ undoneAt: now })
    .where(and(eq(accountChanges.tokenHash, hashToken(token)), isOpen(now)))
    .returning({ id: accountChanges.id, formerEmail: accountChanges.formerEmail })
  if (!account || !used) return null
  await tx
    .delete(accountChanges)
    .where(and(eq(accountChanges.userId, userId), gt(accountChanges.id, used.id)))
  return { formerEmail: used.formerEmail, email: account.email }
}

/**
 * Whether an address may return to another account. Ask after taking it, in the same transaction: an account that
 * leaves the address meanwhile has then left it.
 */
export const isEmailReserved = async (
  tx: Executor,
  { email, userId, now }: { email: string; userId: number; now: Date },
): Promise<boolean> => {
  const isTheirs = sql`lower(${accountChanges.formerEmail}) = lower(${email})`
  const count = await tx.$count(accountChanges, and(isTheirs, ne(accountChanges.userId, userId), isOpen(now)))
  return count > 0
}
