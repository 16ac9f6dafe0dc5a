import { hashToken, newPersonalKey, toShownPart } from '@lilypad/crypto'
import { MAX_KEYS, type Scope } from '@lilypad/domain'
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { personalKeys, users } from '../../schema/index.ts'
import { type Person, personColumns, standingColumns } from '../accounts/users.ts'
import { askedValues, joinLookUps, prepared } from '../prepared-queries.ts'
import { inTransaction, lockUser } from '../transactions.ts'

/** The last use is kept to the minute: otherwise every read would be a write. */
const USE_KEPT_MS = 60_000

const { userId: _owner, keyHash: _hash, ...columns } = getTableColumns(personalKeys)

export const listKeys = (db: Executor, userId: number) =>
  db
    .select(columns)
    .from(personalKeys)
    .where(eq(personalKeys.userId, userId))
    .orderBy(desc(personalKeys.createdAt), desc(personalKeys.id))

/** Null when the person has as many as one may. */
export const createKey = (db: Executor, made: { userId: number; name: string; scopes: Scope[]; now: Date }) =>
  inTransaction(db, async (tx) => {
    const { now, ...values } = made
    await lockUser(tx, made.userId)
    if ((await tx.$count(personalKeys, eq(personalKeys.userId, made.userId))) >= MAX_KEYS) return null
    const key = newPersonalKey()
    const [row] = await tx
      .insert(personalKeys)
      .values({ ...values, keyHash: hashToken(key), prefix: toShownPart(key), createdAt: now })
      .returning({ id: personalKeys.id })
    return row ? { id: row.id, key } : null
  })

/** False when the person has none with this id. */
export async function revokeKey(db: Executor, { id, userId }: { id: number; userId: number }) {
  const { rowCount } = await db
    .delete(personalKeys)
    .where(and(eq(personalKeys.id, id), eq(personalKeys.userId, userId)))
  return rowCount === 1
}

export async function revokeKeysOf(db: Executor, userId: number): Promise<number> {
  const { rowCount } = await db.delete(personalKeys).where(eq(personalKeys.userId, userId))
  return rowCount ?? 0
}

export type KeyInUse = { id: number; scopes: Scope[]; person: Person }

const lookUp = prepared((db) => {
  const query = db
    .select({ key: personalKeys, person: personColumns, standing: standingColumns })
    .from(personalKeys)
    .innerJoin(users, eq(users.id, personalKeys.userId))
    .where(sql`${personalKeys.keyHash} = any(${askedValues('hashes', 'text[]')})`)
    .prepare('keys_by_hash')
  return joinLookUps<string, KeyInUse & { lastUsedAt: Date | null }>(async (hashes) => {
    const rows = await query.execute({ hashes })
    return new Map(
      rows.map(({ key: { keyHash, id, scopes, lastUsedAt }, person, standing }) => [
        keyHash,
        { id, scopes, lastUsedAt, person: { ...person, standing } },
      ]),
    )
  })
})

/** Notes that it was used. Null for one that was never made or has been revoked. */
export async function findKey(db: Executor, key: string, now: Date): Promise<KeyInUse | null> {
  const found = await lookUp(db)(hashToken(key))
  if (!found) return null
  const { lastUsedAt, ...inUse } = found
  const before = new Date(now.getTime() - USE_KEPT_MS)
  if (lastUsedAt === null || lastUsedAt <= before)
    await db.update(personalKeys).set({ lastUsedAt: now }).where(eq(personalKeys.id, found.id))
  return inUse
}
