import { desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../../database.ts'
import { auditLog, users } from '../../schema/index.ts'
import { containing } from '../like-patterns.ts'

/** The details hold no secrets. */
export async function addAuditEntry(db: Executor, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry)
}

export const deletedPerson = (userId: number): string => `Deleted user #${userId}`

/** Removes the address, and earlier ones, from the entries about the person; the entries stay. */
export async function forgetInAudit(db: Executor, { userId, email }: { userId: number; email: string }) {
  await db
    .update(auditLog)
    .set({ subject: deletedPerson(userId) })
    .where(
      sql`lower(${auditLog.subject}) = ${email.toLowerCase()} or ${auditLog.details}->>'user_id' = ${String(userId)}`,
    )
}

function finds(search: string): SQL | undefined {
  if (search === '') return undefined
  const pattern = containing(search.toLowerCase())
  const contains = (column: AnyPgColumn) => sql`lower(${column}) like ${pattern}`
  return or(
    contains(auditLog.action),
    contains(auditLog.subject),
    sql`${auditLog.actorId} in (select ${users.id} from ${users} where ${contains(users.email)})`,
  )
}

/** `search` looks in actor, action and subject, ignoring case; `page` counts from 1. Latest first. */
export async function listAuditEntries(
  db: Executor,
  { search, page, pageLength }: { search: string; page: number; pageLength: number },
) {
  const found = finds(search)
  const { id, at, action, subject, details } = auditLog
  const [entries, total] = await Promise.all([
    db
      // The address is null when the account no longer exists.
      .select({ id, at, action, subject, details, actorEmail: users.email })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(found)
      // In the order of its index.
      .orderBy(sql`${at} desc nulls last`, desc(id))
      .limit(pageLength)
      .offset((page - 1) * pageLength),
    db.$count(auditLog, found),
  ])
  return { entries, total }
}
