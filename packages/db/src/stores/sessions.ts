import { createHash, randomBytes } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { sessions, users } from '../schema/index.ts'
import { joinLookUps } from './look-up.ts'
import { standingColumns } from './premium.ts'
import { prepared } from './prepared.ts'
import { type Person, personColumns } from './users.ts'

/** How long a session lives after it was last renewed. */
export const SESSION_DAYS = 30
const DAY = 24 * 60 * 60 * 1000

/** `id` is the hash of the token: the token itself is known to the browser alone. */
export type Session = { id: string; userId: number; impersonatorId: number | null; expiresAt: Date }

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
const expiryFrom = (now: Date) => new Date(now.getTime() + SESSION_DAYS * DAY)

/**
 * Opens a session and gives its token, 256 random bits in base64url, for the cookie; only its hash is stored.
 * The person's sessions that have run out are swept away on the way.
 */
export const openSession = async (
  db: Executor,
  opened: { userId: number; userAgent: string | null; impersonatorId?: number; now: Date },
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await db.delete(sessions).where(and(eq(sessions.userId, opened.userId), lt(sessions.expiresAt, opened.now)))
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: opened.userId,
    impersonatorId: opened.impersonatorId ?? null,
    userAgent: opened.userAgent?.slice(0, 500) ?? null,
    lastSeenAt: opened.now,
    expiresAt: expiryFrom(opened.now),
  })
  return token
}

type Found = { session: Session; person: Person }

const sessionsByHash = (db: Executor) =>
  db
    .select({
      session: {
        id: sessions.tokenHash,
        userId: sessions.userId,
        impersonatorId: sessions.impersonatorId,
        expiresAt: sessions.expiresAt,
      },
      person: personColumns,
      standing: standingColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')})`)
    .prepare('sessions_by_hash')

const lookUp = prepared((db) => {
  const query = sessionsByHash(db)
  return joinLookUps<Found>(async (hashes) => {
    const rows = await query.execute({ hashes })
    return new Map(
      rows.map(({ session, person, standing }) => [session.id, { session, person: { ...person, standing } }]),
    )
  })
})

/** The session of a token and its person, by one indexed query; null for a token that is unknown or expired. */
export const findSession = async (db: Executor, token: string, now: Date): Promise<Found | null> => {
  const found = await lookUp(db)(hashToken(token))
  return found && found.session.expiresAt > now ? found : null
}

/** Moves a session's end: 30 days from now. */
export const renewSession = async (db: Executor, id: string, now: Date): Promise<void> => {
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: expiryFrom(now) })
    .where(eq(sessions.tokenHash, id))
}

/** Ends the session of a token; one that has ended already stays so. */
export const endSession = async (db: Executor, token: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}
