import type pg from 'pg'

export type Table = {
  name: string
  columns: string[]
}

export type Sequence = {
  name: string
  /** The last value handed out; null for an unused sequence. */
  value: string | null
}

/** Generated columns are left out. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select class.relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class as class join pg_attribute on attrelid = class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by class.oid, relname order by relname`)
  return rows
}

export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select sequencename as name, last_value::text as value
    from pg_sequences where schemaname = 'public' order by sequencename`)
  return rows
}

type Reference = { from: string; to: string }

async function listReferences(client: pg.ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select referring.relname as from, referred.relname as to
    from pg_constraint join pg_class as referring on referring.oid = conrelid
      join pg_class as referred on referred.oid = confrelid
    where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`)
  return rows
}

/** Each comes after those it references. */
export async function inOrderOfReference(client: pg.ClientBase, tables: readonly string[]) {
  const references = await listReferences(client)
  const left = new Set(tables)
  const ordered: string[] = []
  while (left.size > 0) {
    const free = [...left].filter(
      (table) => !references.some(({ from, to }) => from === table && left.has(to)),
    )
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...left].join(', ')}.`)
    for (const table of free) left.delete(table)
    ordered.push(...free)
  }
  return ordered
}

export async function listFilledTables(client: pg.ClientBase): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await listTables(client)) {
    const { rowCount } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`)
    if (rowCount) filled.push(name)
  }
  return filled
}
