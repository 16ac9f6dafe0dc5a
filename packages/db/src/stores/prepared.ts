import type { Executor } from '../database.ts'

/**
 * A query built once for each database instead of at every call. With its name, PostgreSQL plans it once for each
 * connection. For the few queries that nearly every request makes.
 */
export const prepared = <Q>(build: (db: Executor) => Q): ((db: Executor) => Q) => {
  const built = new WeakMap<Executor, Q>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}
