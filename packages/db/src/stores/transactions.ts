import { eq } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Executor } from '../database.ts'
import { users } from '../schema/index.ts'

/** Joins an open transaction: a savepoint would cost two more round trips. */
export const inTransaction = <T>(db: Executor, work: (tx: Executor) => Promise<T>): Promise<T> =>
  db instanceof PgTransaction ? work(db) : db.transaction(work)

/** Code that enforces a limit, toggles or uses something once does so under this lock. Null: the account is gone. */
export async function lockUser(tx: Executor, id: number) {
  const [found] = await tx
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update')
  return found ?? null
}
