import type { Standing } from '@lilypad/domain'
import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { logIns, redemptions, subscriptions, users } from '../../schema/index.ts'

type StoredSubscription = {
  id: string
  status: string
  pastDueSince: string | null
  pausedFrom: string | null
}

const asDate = (value: string) => new Date(value)
const asDateOrNull = (value: string | null) => (value === null ? null : asDate(value))
const asSubscriptions = (rows: StoredSubscription[]): Standing['subscriptions'] =>
  rows.map(({ pastDueSince, pausedFrom, ...row }) => ({
    ...row,
    pastDueSince: asDateOrNull(pastDueSince),
    pausedFrom: asDateOrNull(pausedFrom),
  }))

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
export async function findCredentials(
  db: Executor,
  email: string,
): Promise<{ id: number; passwordHash: string } | null> {
  const [found] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`)
  return found ?? null
}

export async function recordLogIn(db: Executor, userId: number): Promise<void> {
  await db.insert(logIns).values({ userId })
}
