import { hashToken, newToken } from '@lilypad/crypto'
import { HOUR_MS, IMPERSONATION_LIFE_MS, SESSION_LIFE_MS, type Visit, visitAfter } from '@lilypad/domain'
import { and, desc, eq, gt, inArray, isNull, lt, ne, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../database.ts'
import { sessions, users, visits } from '../../schema/index.ts'
import { askedValues, joinLookUps, prepared } from '../prepared-queries.ts'
import { inTransaction, lockUser } from '../transactions.ts'
import { type Person, personColumns, standingColumns } from './users.ts'

export const noteVisit = (db: Executor, { userId, now }: { userId: number; now: Date }): Promise<Visit> =>
  inTransaction(db, async (tx) => {
    // Two tabs at once are one visit.
    await lockUser(tx, userId)
    const [before = null] = await tx.select().from(visits).where(eq(visits.userId, userId))
    const { lastActive, newSince } = visitAfter(before, now)
    const visit = { lastActive, newSince }
    await tx
      .insert(visits)
      .values({ userId, ...visit })
      .onConflictDoUpdate({ target: visits.userId, set: visit })
    return visit
  })

/** Unexpired ones, newest first. */
export const listSessions = (db: Executor, userId: number, now: Date) =>
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

export type OpenSession = Awaited<ReturnType<typeof listSessions>>[number]

/** Those in which the person is logged in as someone else end too: each leads back to their account. */
export async function endSessions(db: Executor, userId: number, { except }: { except?: string } = {}) {
  const others = except === undefined ? undefined : ne(sessions.tokenHash, except)
  const theirs = or(eq(sessions.userId, userId), eq(sessions.impersonatorId, userId))
  const { rowCount } = await db.delete(sessions).where(and(theirs, others))
  return rowCount ?? 0
}

/** The most that clocks of machines normally differ or jump. */
const CLOCKS_DIFFER_MS = HOUR_MS

/** `id` is the hash of the token: only the browser has the token itself. */
export type Session = { id: string; userId: number; impersonatorId: number | null; expiresAt: Date }

const expiryFrom = (now: Date, isImpersonated = false) =>
  new Date(now.getTime() + (isImpersonated ? IMPERSONATION_LIFE_MS : SESSION_LIFE_MS))

/** Of a person: each log-in makes one. */
const MAX_SESSIONS = 100

/**
 * Returns the token for the cookie; only its hash is stored. Deletes the person's expired sessions, and the least lately
 * used ones of too many, told to the hour.
 */
export async function openSession(
  db: Executor,
  opened: { userId: number; userAgent: string | null; impersonatorId?: number; now: Date },
): Promise<string> {
  const token = newToken()
  const ofPerson = eq(sessions.userId, opened.userId)
  const tooMany = db
    .select({ id: sessions.tokenHash })
    .from(sessions)
    .where(ofPerson)
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .offset(MAX_SESSIONS - 1)
  const isOver = or(lt(sessions.expiresAt, opened.now), inArray(sessions.tokenHash, tooMany))
  await db.delete(sessions).where(and(ofPerson, isOver))
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

export type FoundSession = { session: Session; person: Person }

const impersonators = alias(users, 'impersonators')

/** Only as long as the impersonator is an admin, and the impersonated person is not. */
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
    .where(and(sql`${sessions.tokenHash} = any(${askedValues('hashes', 'text[]')})`, mayBeUsed))
    .prepare('sessions_by_hash')

const lookUp = prepared((db) => {
  const query = sessionsByHash(db)
  return joinLookUps<string, FoundSession>(async (hashes) => {
    const rows = await query.execute({ hashes })
    return new Map(
      rows.map(({ session, person, standing }) => [session.id, { session, person: { ...person, standing } }]),
    )
  })
})

/** By one indexed query; null too for an impersonated session whose admin has lost that role. */
export async function findSession(db: Executor, token: string, now: Date): Promise<FoundSession | null> {
  const found = await lookUp(db)(hashToken(token))
  return found && isAlive(found.session, now) ? found : null
}

/** A session that expires later than possible was opened by a fast clock, and would last too long. */
export const isAlive = ({ expiresAt, impersonatorId }: Session, now: Date): boolean =>
  expiresAt > now &&
  expiresAt.getTime() <= expiryFrom(now, impersonatorId !== null).getTime() + CLOCKS_DIFFER_MS

/** Moves the end of a person's own session. */
export async function renewSession(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: expiryFrom(now) })
    .where(and(eq(sessions.tokenHash, id), isNull(sessions.impersonatorId)))
}

/** Locks the account. False when the session has ended since its request was let in. */
export async function lockSession(tx: Executor, { id, userId }: Session): Promise<boolean> {
  await lockUser(tx, userId)
  return (await tx.$count(sessions, eq(sessions.tokenHash, id))) > 0
}

/** False, and nothing happens, for one that has ended already. */
export async function endSession(db: Executor, token: string): Promise<boolean> {
  const { rowCount } = await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
  return rowCount === 1
}
