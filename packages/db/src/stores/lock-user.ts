import { eq } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { users } from '../schema/index.ts'

/** Code that enforces a limit, toggles or uses something once does so under this lock. Null: the account is gone. */
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
