import type { CleanProfile } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { users } from '../schema/index.ts'

export type NewAccount = CleanProfile & {
  passwordHash: string
  shouldDisplayWelcome: boolean
  referral: string | null
  affiliate: string | null
}

/** Makes an account and gives its id; null, and nothing is made, when the e-mail address has one already. */
export const createUser = async (db: Executor, account: NewAccount): Promise<number | null> => {
  const [made] = await db.insert(users).values(account).onConflictDoNothing().returning({ id: users.id })
  return made?.id ?? null
}

/**
 * Holds an account until the transaction ends: whoever else changes it waits. What is bounded, toggled or used
 * once is decided under this lock. Gives its address and hash; null when the account is gone.
 */
export const lockUser = async (
  tx: Executor,
  id: number,
): Promise<{ email: string; passwordHash: string } | null> => {
  const [found] = await tx
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update')
  return found ?? null
}

/** The hash that a person's password is checked against; null when the account is gone. */
export const findPasswordHash = async (db: Executor, id: number): Promise<string | null> => {
  const [found] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id))
  return found?.hash ?? null
}

/**
 * Sets what a person tells of themselves and ends their welcome. Throws what `isDuplicate` knows when the
 * e-mail address is somebody else's.
 */
export const updateProfile = async (
  db: Executor,
  { id, profile }: { id: number; profile: CleanProfile },
): Promise<void> => {
  await db
    .update(users)
    .set({ ...profile, shouldDisplayWelcome: false })
    .where(eq(users.id, id))
}

export const setPassword = async (
  db: Executor,
  { id, passwordHash }: { id: number; passwordHash: string },
): Promise<void> => {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id))
}
