import type { Executor } from '../database.ts'

/** Built once for each database, planned once for each connection: for the few that nearly every request makes. */
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
