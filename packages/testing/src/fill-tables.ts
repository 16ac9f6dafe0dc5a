import pg from 'pg'

type Column = { name: string; type: string; references: string | null; referenced: string | null }
type Filled = { table: string; columns: Column[] }

/** Columns that need a value (triggers note transactions), each with what it references; the wider of two references counts. */
const LIST_COLUMNS = `
  select class.relname as table, attribute.attname as name, format_type(atttypid, atttypmod) as type,
    reference.to_table as references, reference.to_column as referenced
  from pg_class as class join pg_attribute as attribute on attrelid = class.oid
    left join lateral (
      select confrelid::regclass::text as to_table, referred.attname as to_column
      from pg_constraint, unnest(conkey, confkey) as pair (own, other)
        join pg_attribute as referred on referred.attnum = pair.other
      where contype = 'f' and conrelid = class.oid and referred.attrelid = confrelid and pair.own = attribute.attnum
      order by cardinality(conkey) desc limit 1
    ) as reference on true
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    and attidentity = '' and attgenerated = '' and atttypid <> 'xid8'::regtype
    and not exists (
      select from pg_attrdef where adrelid = class.oid and adnum = attnum
        and pg_get_expr(adbin, adrelid) like 'nextval%'
    )
  order by class.relname, attnum`

/** A unique value for each type, as far as the type allows. */
const VALUES: Record<string, (number: number) => string> = {
  bigint: String,
  'bigint[]': (number) => `{${number},0}`,
  integer: String,
  'double precision': (number) => `${number}.5`,
  'double precision[]': (number) => `{${number}.5,0}`,
  boolean: (number) => String(number % 2 === 0),
  text: (number) => `pond ${number}\tfrog\\n "🐸"\nleaf`,
  'text[]': (number) => `{"a, ${number}","\\"b\\"",NULL}`,
  jsonb: (number) => JSON.stringify({ number, text: 'Grüße,\n"quoted"\\', none: null }),
  uuid: (number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  bytea: (number) => `\\x00ff${number.toString(16).padStart(8, '0')}`,
  date: (number) => new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10),
  'timestamp with time zone': (number) => `2026-01-02 03:04:05.${String(number).padStart(6, '0')}+00`,
}

function madeValue({ name, type }: Column, number: number) {
  const make = VALUES[type]
  if (!make) throw new Error(`There is no made value for the type ${type} of ${name}.`)
  return make(number)
}

/** Values that the product has always written, although the first schemas did not require them. */
const ALWAYS_REFERRED: Record<string, Pick<Column, 'references' | 'referenced'>> = {
  'tracked_job_changes.user_id': { references: 'tracked_jobs', referenced: 'user_id' },
  'tracked_job_changes.job_id': { references: 'tracked_jobs', referenced: 'job_id' },
}

async function listFilled(client: pg.ClientBase): Promise<Filled[]> {
  const listed = await client.query<Column & { table: string }>(LIST_COLUMNS)
  const rows = listed.rows.map((row) => ({ ...row, ...ALWAYS_REFERRED[`${row.table}.${row.name}`] }))
  const tables = [...new Set(rows.map(({ table }) => table))]
  return tables.map((table) => ({ table, columns: rows.filter((row) => row.table === table) }))
}

/** Referenced tables first. */
function inOrder(tables: Filled[]): Filled[] {
  const left = [...tables]
  const ordered: Filled[] = []
  const isFree = ({ table, columns }: Filled) =>
    columns.every(({ references }) => references === table || !left.some((one) => one.table === references))
  while (left.length > 0) {
    const at = left.findIndex(isFree)
    if (at < 0) throw new Error('Tables refer to each other in a circle.')
    ordered.push(...left.splice(at, 1))
  }
  return ordered
}

/** The row with the same number in the referenced table, so that one-to-one tables work too. */
const referredValue = ({ references, referenced }: Column, row: number) =>
  `(select ${referenced} from ${references} order by ctid offset ${row} % (select count(*) from ${references}) limit 1)`

async function insertRow(client: pg.ClientBase, { table, columns }: Filled, row: number, number: number) {
  const given: string[] = []
  const values = columns.map((column) => {
    if (column.references) return referredValue(column, row)
    given.push(madeValue(column, number))
    return `$${given.length}::${column.type}`
  })
  const names = columns.map(({ name }) => client.escapeIdentifier(name)).join(', ')
  // A trigger may have created the row already, and a one-to-one table has room only for as many rows as it can
  // reference.
  await client.query(
    `insert into ${client.escapeIdentifier(table)} (${names}) values (${values.join(', ')}) on conflict do nothing`,
    given,
  )
}

let made = 0

/**
 * Adds rows to every table of a database with any schema: a value in each column, references to existing rows, texts
 * with everything that could break a copy. The rows mean nothing; they only have to survive.
 */
export async function fillTables(url: string, rows = 3): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const filled of inOrder(await listFilled(client))) {
      const counted = await client.query<{ count: number }>(`select count(*)::int from ${filled.table}`)
      const there = counted.rows[0]?.count ?? 0
      for (let row = there; row < there + rows; row++) {
        made += 1
        await insertRow(client, filled, row, made)
      }
    }
  } finally {
    await client.end()
  }
}
