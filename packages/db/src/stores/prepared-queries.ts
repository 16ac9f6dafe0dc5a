import { sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'

/** PostgreSQL does not see into the inner select, so it keeps one plan: a new one takes longer than the query. */
export const askedValues = (name: string, type: 'text[]' | 'bigint[]') =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)})::${sql.raw(type)}`

/** Look-ups of one turn of the event loop become one query, equal ones are made once; missing values are null. */
export function joinLookUps<A, V>(
  load: (asked: A[]) => Promise<ReadonlyMap<string, V>>,
  keyOf: (asked: A) => string = String,
): (asked: A) => Promise<V | null> {
  let waiting: { asked: Map<string, A>; values: Promise<ReadonlyMap<string, V>> } | null = null

  const begin = () => {
    const asked = new Map<string, A>()
    const values = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      waiting = null
      return load([...asked.values()])
    })
    return { asked, values }
  }

  return async (asked) => {
    waiting ??= begin()
    const key = keyOf(asked)
    waiting.asked.set(key, asked)
    return (await waiting.values).get(key) ?? null
  }
}

/** Built once for each database, planned once for each connection: for the few that nearly every request makes. */
export function prepared<Q>(build: (db: Executor) => Q): (db: Executor) => Q {
  const built = new WeakMap<Executor, Q>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}
