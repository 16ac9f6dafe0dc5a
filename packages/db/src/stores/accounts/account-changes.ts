import { hashToken, newToken } from '@lilypad/crypto'
import { ACCOUNT_CHANGE_UNDO_MS, DAY_MS } from '@lilypad/domain'
import { and, eq, gt, isNull, ne, type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { accountChanges, outbox } from '../../schema/index.ts'
import { lockUser } from '../transactions.ts'

export type AccountChange = Pick<
  typeof accountChanges.$inferSelect,
  'userId' | 'changed' | 'formerEmail' | 'expiresAt' | 'undoneAt'
>

/** Returns the token of the link that undoes it, of which only the hash is stored. Lock the account before. */
export async function recordAccountChange(
  tx: Executor,
  change: Pick<AccountChange, 'userId' | 'changed' | 'formerEmail'> & { now: Date },
): Promise<string> {
  const { now, ...recorded } = change
  const token = newToken()
  const expiresAt = new Date(now.getTime() + ACCOUNT_CHANGE_UNDO_MS)
  await tx.insert(accountChanges).values({ ...recorded, tokenHash: hashToken(token), expiresAt })
  return token
}

/** Of a kind in a day. Each writes to an address, which may be a stranger's that was never confirmed. */
const MAX_CHANGES = 5

/** Whether the account may change this once more, or be written to about it. Lock it before. */
export async function mayChangeAgain(
  tx: Executor,
  { userId, changed, now }: Pick<AccountChange, 'userId' | 'changed'> & { now: Date },
) {
  const dayAgo = new Date(now.getTime() - DAY_MS + ACCOUNT_CHANGE_UNDO_MS)
  const ofKind = and(eq(accountChanges.userId, userId), eq(accountChanges.changed, changed))
  return (await tx.$count(accountChanges, and(ofKind, gt(accountChanges.expiresAt, dayAgo)))) < MAX_CHANGES
}

/** Used or not; null for an unknown token, or once an earlier change was undone. */
export async function findAccountChange(db: Executor, token: string): Promise<AccountChange | null> {
  const [found] = await db
    .select()
    .from(accountChanges)
    .where(eq(accountChanges.tokenHash, hashToken(token)))
  return found ?? null
}

const isOpen = (now: Date) => and(isNull(accountChanges.undoneAt), gt(accountChanges.expiresAt, now))

/** Also uses up the tokens of all later changes of the account; null for a token that is not usable. */
export async function useAccountChange(
  tx: Executor,
  { token, userId, now }: { token: string; userId: number; now: Date },
): Promise<{ formerEmail: string; email: string } | null> {
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

/** In a day, so that nobody makes and deletes accounts to write to a stranger. */
const MAX_FAREWELLS = 3

export const mayBeWrittenTo = (email: SQLWrapper | string) => sql<boolean>`lower(${email}) not in (
  select lower(${outbox.recipient}) from ${outbox}
  where ${outbox.userId} is null and ${outbox.template} = 'account-deleted'
    and ${outbox.createdAt} > now() - interval '1 day' group by 1 having count(*) >= ${MAX_FAREWELLS})`

/** Whether an address may be written to without a wish of its own, after the farewells to accounts that it had. */
export async function mayWriteTo(tx: Executor, recipient: string): Promise<boolean> {
  const { rows } = await tx.execute<{ greeted: boolean }>(sql`select ${mayBeWrittenTo(recipient)} as greeted`)
  return rows[0]?.greeted ?? false
}

/** Ask after taking the address, in that transaction: an account that leaves it meanwhile has then left it. */
export async function isEmailReserved(
  tx: Executor,
  { email, userId, now }: { email: string; userId: number; now: Date },
): Promise<boolean> {
  const isTheirs = sql`lower(${accountChanges.formerEmail}) = lower(${email})`
  const count = await tx.$count(accountChanges, and(isTheirs, ne(accountChanges.userId, userId), isOpen(now)))
  return count > 0
}
