import { toChunks } from '@lilypad/domain'
import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../database.ts'

type Row<T extends PgTable> = InferInsertModel<T>

/** Rows a statement: enough to make round trips rare, few enough to keep a statement's text in bounds. */
const CHUNK = 250

/** All with the same columns: they travel as one JSON text, a fraction of the cost of a parameter for each value. */
export async function insertRows<T extends PgTable>(db: Executor, table: T, rows: readonly Row<T>[]) {
  for (const chunk of getChunks(table, rows)) await db.execute(insertion(table, chunk))
}

export async function insertNewRows<T extends PgTable>(
  db: Executor,
  table: T,
  rows: readonly Row<T>[],
  returning: readonly string[],
): Promise<Record<string, string>[]> {
  const added: Record<string, string>[] = []
  for (const chunk of getChunks(table, rows)) {
    const some = await db.execute<Record<string, string>>(
      sql`${insertion(table, chunk)} on conflict do nothing returning ${listNames(returning)}`,
    )
    added.push(...some.rows)
  }
  return added
}

function insertion(table: PgTable, { names, json }: Chunk) {
  const columns = listNames(names)
  return sql`insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, ${json}::json)`
}

/** By their `id`; the same values for all rows, in the other columns. */
export async function updateRows<T extends PgTable>(
  db: Executor,
  table: T,
  rows: readonly (Partial<Row<T>> & { id: number })[],
): Promise<void> {
  for (const { names, json } of getChunks(table, rows))
    await db.execute(sql`update ${table} set ${setNew(names.filter((name) => name !== 'id'))}
      from json_populate_recordset(null::${table}, ${json}::json) as new where ${table}.id = new.id`)
}

export function listNames(names: readonly string[]) {
  const columns = names.map((name) => sql.identifier(name))
  return sql.join(columns, sql`, `)
}

/** Columns of an update from rows called `new`. */
export function setNew(names: readonly string[]) {
  const columns = names.map((name) => sql`${sql.identifier(name)} = new.${sql.identifier(name)}`)
  return sql.join(columns, sql`, `)
}

type Chunk = { names: string[]; json: string }

function* getChunks(table: PgTable, rows: readonly object[]): Generator<Chunk> {
  for (const some of toChunks(rows, CHUNK)) yield toChunk(table, some)
}

/** Rows with the columns of the first. */
export function toChunk(table: PgTable, rows: readonly object[]): Chunk {
  const columns = getTableColumns(table)
  const names = new Map(Object.keys(rows[0] ?? {}).map((key) => [key, columns[key]?.name ?? key]))
  const renamedRows = rows.map((row) => renamed(row, names))
  return { names: [...names.values()], json: storable(JSON.stringify(renamedRows)) }
}

const renamed = (row: object, names: ReadonlyMap<string, string>) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [names.get(key) ?? key, inJson(value)]))

/** Bytes travel as PostgreSQL writes them in text. */
const inJson = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value)

/** A parameter of a query as PostgreSQL takes it. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '')

/** JSON as PostgreSQL takes it: it stores neither the NUL character nor half of a surrogate pair; boards send both. */
export const storable = (json: string) =>
  json.includes('\\u')
    ? json.replace(/\\(u0000|ud[89a-f][0-9a-f]{2}|.)/g, (sequence, what: string) =>
        what.length === 1 ? sequence : '',
      )
    : json
