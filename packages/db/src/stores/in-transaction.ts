import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Executor } from '../database.ts'

/** Joins an open transaction: a savepoint would cost two more round trips. */
export const inTransaction = <T>(db: Executor, work: (tx: Executor) => Promise<T>): Promise<T> =>
  db instanceof PgTransaction ? work(db) : db.transaction(work)
