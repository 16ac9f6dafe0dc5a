import type { CleanProfile, Standing } from '@lilypad/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { logIns, redemptions, subscriptions, users } from '../../schema/index.ts'
import { withDates } from '../revive-dates.ts'

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
export async function updateProfile(db: Executor, { id, profile }: { id: number; profile: CleanProfile }) {
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

export async function setPassword(db: Executor, { id, passwordHash }: { id: number; passwordHash: string }) {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id))
}

const asDate = (value: string) => new Date(value)
const asSubscriptions = (rows: object[]): Standing['subscriptions'] =>
  withDates<Standing['subscriptions'][number]>(rows, { pastDueSince: true, pausedFrom: true })

/** To select along with `users`: no subscription without access. */
export const standingColumns = {
  isAdmin: users.isAdmin,
  subscriptions: sql`(
    select coalesce(json_agg(json_build_object(
      'id', ${subscriptions.stripeSubscriptionId},
      'status', ${subscriptions.status},
      'pastDueSince', ${subscriptions.pastDueSince},
      'pausedFrom', ${subscriptions.pausedFrom}
    )), '[]') from ${subscriptions}
    where ${subscriptions.userId} = ${users.id} and ${subscriptions.accessEnd} is null)`.mapWith(
    asSubscriptions,
  ),
  redeemedUntil: sql`(
    select max(${redemptions.expiresAt}) from ${redemptions}
    where ${redemptions.userId} = ${users.id})`.mapWith(asDate) as ReturnType<typeof sql<Date | null>>,
}

/** The password hash must be selected explicitly. */
export const personColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  linkedin: users.linkedin,
  role: users.role,
  jobTitle: users.jobTitle,
  state: users.state,
  workplacePrefs: users.workplacePrefs,
  shouldDisplayWelcome: users.shouldDisplayWelcome,
  stripeClientReferenceId: users.stripeClientReferenceId,
}

/** With the facts that decide their tier. */
export type Person = Pick<typeof users.$inferSelect, keyof typeof personColumns> & { standing: Standing }

export async function findPerson(db: Executor, id: number): Promise<Person | null> {
  const [found] = await db
    .select({ person: personColumns, standing: standingColumns })
    .from(users)
    .where(eq(users.id, id))
  return found ? { ...found.person, standing: found.standing } : null
}

export const listAdmins = (db: Executor): Promise<Pick<Person, 'id' | 'email' | 'firstName'>[]> =>
  db
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.id)

/** Lower-cased the same way as for the rate limits, so that letters of another alphabet cannot bypass them. */
export async function findCredentials(db: Executor, email: string) {
  const [found] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`)
  return found ?? null
}

export async function recordLogIn(db: Executor, userId: number): Promise<void> {
  await db.insert(logIns).values({ userId })
}
