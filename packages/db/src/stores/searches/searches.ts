import { newToken } from '@lilypad/crypto'
import type { AlertSchedule, Standing } from '@lilypad/domain'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { savedSearches, users } from '../../schema/index.ts'
import { standingColumns } from '../accounts/users.ts'
import { prepared } from '../prepared-queries.ts'
import { inTransaction, lockUser } from '../transactions.ts'

export async function endFeedsOf(db: Executor, userId: number): Promise<number> {
  const { rowCount } = await db
    .update(savedSearches)
    .set({ feedToken: null })
    .where(and(eq(savedSearches.userId, userId), isNotNull(savedSearches.feedToken)))
  return rowCount ?? 0
}

/** Saved before feeds existed, or with an address that ended. */
export async function addMissingFeeds(db: Executor, userId: number): Promise<void> {
  const isWithout = and(eq(savedSearches.userId, userId), isNull(savedSearches.feedToken))
  const rows = await db.select({ id: savedSearches.id }).from(savedSearches).where(isWithout)
  for (const { id } of rows)
    await db
      .update(savedSearches)
      .set({ feedToken: newToken() })
      .where(and(eq(savedSearches.id, id), isWithout))
}

export type FeedSearch = { userId: number; name: string; state: string; standing: Standing }

export async function findFeed(db: Executor, token: string): Promise<FeedSearch | null> {
  const { userId, name, state } = savedSearches
  const [found] = await db
    .select({ search: { userId, name, state }, standing: standingColumns })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(eq(savedSearches.feedToken, token))
  return found ? { ...found.search, standing: found.standing } : null
}

/** More would not be usable on a page; it also limits how much one person can store. */
export const MAX_SEARCHES = 50

/** `newJobs` holds what the last alert run found. */
export type StoredSearch = typeof savedSearches.$inferSelect

type Owned = { id: number; userId: number }

/** Every query names the owner: another person's search does not exist for it. */
const isOwned = ({ id, userId }: Owned) => and(eq(savedSearches.id, id), eq(savedSearches.userId, userId))

const searchesOfPerson = prepared((db) =>
  db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, sql.placeholder('userId')))
    .orderBy(asc(savedSearches.id))
    .prepare('searches_of_person'),
)

/** In the order of saving. */
export const listSearches = (db: Executor, userId: number): Promise<StoredSearch[]> =>
  searchesOfPerson(db).execute({ userId })

const lastSearchOfPerson = prepared((db) =>
  db
    .select({ id: savedSearches.id })
    .from(users)
    .innerJoin(
      savedSearches,
      and(eq(savedSearches.id, users.lastSearchId), eq(savedSearches.userId, users.id)),
    )
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('last_search_of_person'),
)

/** The one loaded last; null without one. */
export async function findLastSearchId(db: Executor, userId: number): Promise<number | null> {
  const [found] = await lastSearchOfPerson(db).execute({ userId })
  return found?.id ?? null
}

/** Null when the person has `MAX_SEARCHES` of them. */
export const insertSearch = (
  db: Executor,
  search: { userId: number; name: string; state: string; schedule: AlertSchedule | null; now: Date },
): Promise<StoredSearch | null> =>
  inTransaction(db, async (tx) => {
    const { now, ...values } = search
    await lockUser(tx, search.userId)
    const kept = await tx.$count(savedSearches, eq(savedSearches.userId, search.userId))
    if (kept >= MAX_SEARCHES) return null
    const marker = search.schedule === null ? null : now
    const [saved] = await tx
      .insert(savedSearches)
      .values({ ...values, marker, feedToken: newToken() })
      .returning()
    return saved ?? null
  })

/** False when the person has no search with this id. */
export async function deleteSearch(db: Executor, search: Owned): Promise<boolean> {
  const { rowCount } = await db.delete(savedSearches).where(isOwned(search))
  return rowCount === 1
}

/** Clears its new jobs; false when the person has no search with this id. */
export const setLastSearch = (db: Executor, search: Owned): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { rowCount } = await tx.update(savedSearches).set({ newJobs: [] }).where(isOwned(search))
    if (rowCount !== 1) return false
    await tx.update(users).set({ lastSearchId: search.id }).where(eq(users.id, search.userId))
    return true
  })

type Alerts = { schedule: AlertSchedule | null; isPushed?: boolean | undefined; now: Date }

/** Jobs approved after switching on count as new; changing the schedule keeps that instant. False if unknown. */
export async function setSearchSchedule(
  db: Executor,
  { schedule, isPushed, now, ...search }: Owned & Alerts,
): Promise<boolean> {
  const marker = schedule === null ? null : sql`coalesce(${savedSearches.marker}, ${now.toISOString()})`
  const { rowCount } = await db
    .update(savedSearches)
    .set({ schedule, isPushed, marker })
    .where(isOwned(search))
  return rowCount === 1
}
