import pg from 'pg'

/** A table's content: the number of rows, and a hash over them, over only the named columns if given. */
export type Content = { rows: number; hash: string }

/** The content of each table of a database; equal results mean equal rows. */
export async function contentsOf(
  url: string,
  columnsOf?: Record<string, readonly string[]>,
): Promise<Record<string, Content>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set timezone = 'UTC'`)
    const contents: Record<string, Content> = {}
    for (const [table, columns] of Object.entries(columnsOf ?? (await columnsIn(client)))) {
      const row = columns.map((column) => client.escapeIdentifier(column)).join(', ')
      const { rows } = await client.query<Content>(`
        select count(*)::int as rows, coalesce(md5(string_agg(line, '' order by line)), '') as hash
        from (select md5(row(${row})::text) as line from ${client.escapeIdentifier(table)}) as lines`)
      contents[table] = rows[0] ?? { rows: 0, hash: '' }
    }
    return contents
  } finally {
    await client.end()
  }
}

/** Without numbers of transactions, which are of one database alone. */
async function columnsIn(client: pg.ClientBase): Promise<Record<string, string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    select relname as table, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and atttypid <> 'xid8'::regtype
    group by relname order by relname`)
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]))
}

/** The columns of each table of a database. */
export async function listColumns(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await columnsIn(client)
  } finally {
    await client.end()
  }
}
