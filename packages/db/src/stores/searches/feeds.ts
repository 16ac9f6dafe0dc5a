import { newToken } from '@lilypad/crypto'
import type { Standing } from '@lilypad/domain'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { savedSearches, users } from '../../schema/index.ts'
import { standingColumns } from '../accounts/standing.ts'

export const endFeedsOf = async (db: Executor, userId: number): Promise<number> => {
  const { rowCount } = await db
    .update(savedSearches)
    .set({ feedToken: null })
    .where(and(eq(savedSearches.userId, userId), isNotNull(savedSearches.feedToken)))
  return rowCount ?? 0
}

/** Saved before feeds existed, or with an address that ended. */
export const addMissingFeeds = async (db: Executor, userId: number): Promise<void> => {
  const isWithout = and(eq(savedSearches.userId, userId), isNull(savedSearches.feedToken))
  const rows = await db.select({ id: savedSearches.id }).from(savedSearches).where(isWithout)
  for (const { id } of rows)
    await db
      .update(savedSearches)
      .set({ feedToken: newToken() })
      .where(and(eq(savedSearches.id, id), isWithout))
}

export type FeedSearch = { userId: number; name: string; state: string; standing: Standing }

/** Null for an unknown token. */
export const findFeed = async (db: Executor, token: string): Promise<FeedSearch | null> => {
  const { userId, name, state } = savedSearches
  const [found] = await db
    .select({ search: { userId, name, state }, standing: standingColumns })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(eq(savedSearches.feedToken, token))
  return found ? { ...found.search, standing: found.standing } : null
}
