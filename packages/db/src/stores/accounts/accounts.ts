import type { CleanProfile } from '@lilypad/domain'
import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { users } from '../../schema/index.ts'

export type NewAccount = CleanProfile & {
  passwordHash: string
  shouldDisplayWelcome: boolean
  referral: string | null
  affiliate: string | null
}

/** Null when the e-mail address already has an account. */
export async function createUser(db: Executor, account: NewAccount): Promise<number | null> {
  const [made] = await db.insert(users).values(account).onConflictDoNothing().returning({ id: users.id })
  return made?.id ?? null
}

export async function findPasswordHash(db: Executor, id: number): Promise<string | null> {
  const [found] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id))
  return found?.hash ?? null
}

/** Throws an error that `isDuplicate` recognizes when another account has the e-mail address. */
export async function updateProfile(
  db: Executor,
  { id, profile }: { id: number; profile: CleanProfile },
): Promise<void> {
  await db
    .update(users)
    .set({ ...profile, shouldDisplayWelcome: false, hasSavedProfile: true })
    .where(eq(users.id, id))
}

/** Paying completed the account: welcomed until the profile is saved, and never again. */
export async function markToBeWelcomed(db: Executor, id: number): Promise<void> {
  await db
    .update(users)
    .set({ shouldDisplayWelcome: true })
    .where(and(eq(users.id, id), eq(users.hasSavedProfile, false)))
}

export async function setEmail(db: Executor, { id, email }: { id: number; email: string }): Promise<void> {
  await db.update(users).set({ email }).where(eq(users.id, id))
}

export async function setPassword(
  db: Executor,
  { id, passwordHash }: { id: number; passwordHash: string },
): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id))
}
