import { desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../database.ts'
import { auditLog, users } from '../schema/index.ts'
import { containing } from './like.ts'

/** What an admin did, to what, and with which particulars; without any secret. */
export type AuditEntry = {
  at: Date
  actorId: number
  action: string
  subject: string
  details: Record<string, unknown>
}

export type ListedAuditEntry = Omit<AuditEntry, 'actorId' | 'details'> & {
  id: number
  /** Null where the account is no more. */
  actorEmail: string | null
  details: unknown
}

export const addAuditEntry = async (db: Executor, entry: AuditEntry): Promise<void> => {
  await db.insert(auditLog).values(entry)
}

/** What stands for a person in the log whose account is no more. */
export const deletedPerson = (userId: number): string => `Deleted user #${userId}`

/** Takes a person's e-mail address, and those they had before, out of what was done to them; what was done stays. */
export const forgetInAudit = async (
  db: Executor,
  { userId, email }: { userId: number; email: string },
): Promise<void> => {
  await db
    .update(auditLog)
    .set({ subject: deletedPerson(userId) })
    .where(
      sql`lower(${auditLog.subject}) = ${email.toLowerCase()} or ${auditLog.details}->>'user_id' = ${String(userId)}`,
    )
}

const finds = (search: string): SQL | undefined => {
  if (search === '') return undefined
  const pattern = containing(search.toLowerCase())
  const contains = (column: AnyPgColumn) => sql`lower(${column}) like ${pattern}`
  return or(
    contains(auditLog.action),
    contains(auditLog.subject),
    sql`${auditLog.actorId} in (select ${users.id} from ${users} where ${contains(users.email)})`,
  )
}

/**
 * A page of what admins did, the latest first, and how many entries there are in all.
 *
 * @param asked `search` looks into actor, action and subject, without regard to case; `page` counts from 1
 */
export const listAuditEntries = async (
  db: Executor,
  { search, page, pageLength }: { search: string; page: number; pageLength: number },
): Promise<{ entries: ListedAuditEntry[]; total: number }> => {
  const found = finds(search)
  const { id, at, action, subject, details } = auditLog
  const [entries, total] = await Promise.all([
    db
      .select({ id, at, action, subject, details, actorEmail: users.email })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(found)
      // As its index is ordered.
      .orderBy(sql`${at} desc nulls last`, desc(id))
      .limit(pageLength)
      .offset((page - 1) * pageLength),
    db.$count(auditLog, found),
  ])
  return { entries, total }
}
