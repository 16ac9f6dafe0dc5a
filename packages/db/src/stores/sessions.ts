import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, lt, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../database.ts'
import { sessions, users } from '../schema/index.ts'
import { joinLookUps } from './look-up.ts'
import { standingColumns } from './premium.ts'
import { prepared } from './prepared.ts'
import { type Person, personColumns } from './users.ts'

/** How long a session lives after it was last renewed. */
export const SESSION_DAYS = 30
/** How long an admin stays logged in as somebody else; nothing renews it. */
const IMPERSONATION_HOURS = 1
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** Clocks of machines are no further apart, and jump no further in earnest. */
const CLOCKS_DIFFER_MS = HOUR

/** `id` is the hash of the token: the token itself is known to the browser alone. */
export type Session = { id: string; userId: number; impersonatorId: number | null; expiresAt: Date }

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
const expiryFrom = (now: Date, isImpersonated = false) =>
  new Date(now.getTime() + (isImpersonated ? IMPERSONATION_HOURS * HOUR : SESSION_DAYS * DAY))

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
    expiresAt: expiryFrom(opened.now, opened.impersonatorId !== undefined),
  })
  return token
}

type Found = { session: Session; person: Person }

const impersonators = alias(users, 'impersonators')

/** Only as long as the one is an admin, and the other is none. */
const mayBeUsed = or(
  isNull(sessions.impersonatorId),
  and(eq(impersonators.isAdmin, true), not(users.isAdmin)),
)

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
    .leftJoin(impersonators, eq(impersonators.id, sessions.impersonatorId))
    .where(and(sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')})`, mayBeUsed))
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

/**
 * The session of a token and its person, by one indexed query; null for a token that is unknown or expired, and for
 * an impersonated session whose admin is none any more.
 */
export const findSession = async (db: Executor, token: string, now: Date): Promise<Found | null> => {
  const found = await lookUp(db)(hashToken(token))
  return found && isAlive(found.session, now) ? found : null
}

/** One that ends later than any can was opened by a clock that ran ahead: it would live long after it should. */
const isAlive = ({ expiresAt, impersonatorId }: Session, now: Date) =>
  expiresAt > now &&
  expiresAt.getTime() <= expiryFrom(now, impersonatorId !== null).getTime() + CLOCKS_DIFFER_MS

/** Moves the end of a person's own session: 30 days from now. */
export const renewSession = async (db: Executor, id: string, now: Date): Promise<void> => {
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: expiryFrom(now) })
    .where(and(eq(sessions.tokenHash, id), isNull(sessions.impersonatorId)))
}

/** Ends the session of a token. False, and nothing happens, for one that has ended already. */
export const endSession = async (db: Executor, token: string): Promise<boolean> => {
  const { rowCount } = await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
  return rowCount === 1
}
