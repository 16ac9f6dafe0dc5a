import { and, desc, eq, gt, ne, or } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { sessions } from '../../schema/index.ts'

export type OpenSession = {
  id: string
  userAgent: string | null
  impersonatorId: number | null
  createdAt: Date
  lastSeenAt: Date
}

/** Unexpired ones, newest first. */
export const listSessions = (db: Executor, userId: number, now: Date): Promise<OpenSession[]> =>
  db
    .select({
      id: sessions.tokenHash,
      userAgent: sessions.userAgent,
      impersonatorId: sessions.impersonatorId,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), sessions.tokenHash)

/** Those in which the person is logged in as someone else end too: each leads back to their account. */
export const endSessions = async (
  db: Executor,
  userId: number,
  { except }: { except?: string } = {},
): Promise<number> => {
  const others = except === undefined ? undefined : ne(sessions.tokenHash, except)
  const theirs = or(eq(sessions.userId, userId), eq(sessions.impersonatorId, userId))
  const { rowCount } = await db.delete(sessions).where(and(theirs, others))
  return rowCount ?? 0
}
