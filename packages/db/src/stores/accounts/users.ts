import type { Standing } from '@lilypad/domain'
import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { logIns, users } from '../../schema/index.ts'
import { standingColumns } from './standing.ts'

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

export const findPerson = async (db: Executor, id: number): Promise<Person | null> => {
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
export const findCredentials = async (
  db: Executor,
  email: string,
): Promise<{ id: number; passwordHash: string } | null> => {
  const [found] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`)
  return found ?? null
}

export const recordLogIn = async (db: Executor, userId: number): Promise<void> => {
  await db.insert(logIns).values({ userId })
}
