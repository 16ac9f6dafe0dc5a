import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** An arbitrary lock number of its own in the tests' server: one process at a time makes the template. */
const TEMPLATE_LOCK = 1_812_473

export type FreshDatabase = {
  url: string
  /** Removes it, ending connections that are still open. The run's end does the same. */
  drop(): Promise<void>
}

/**
 * The superuser's address of the run's PostgreSQL: TEST_DATABASE_URL if set, else a server started for this run by the
 * first call of any test file.
 */
export async function testDatabaseUrl(): Promise<string> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL
  const door = process.env.LILYPAD_TEST_DATABASE_DOOR
  if (!door) throw new Error('No test database: run vitest from the root, or set TEST_DATABASE_URL.')
  const reply = await fetch(door)
  const text = await reply.text()
  if (!reply.ok) throw new Error(text)
  return text
}

function withName(url: string, name: string) {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** Runs work on its own connection, which is always closed. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const hasDatabase = async (client: pg.Client, name: string) =>
  (await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])).rowCount === 1

/** Migrated under another name and renamed at the end, so an existing template is complete. */
async function makeTemplate(client: pg.Client, url: string, name: string) {
  const { migrate } = await import('@lilypad/db')
  const unfinished = `${name}_unfinished`
  await client.query(`DROP DATABASE IF EXISTS ${unfinished}`)
  await client.query(`CREATE DATABASE ${unfinished}`)
  await migrate(withName(url, unfinished))
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`)
}

/** On a permanent server, the template of an older run may have another schema, so each run has its own. */
function templateName() {
  const run = process.env.LILYPAD_TEST_DATABASE_DOOR ? '' : `_${process.ppid}`
  return `lilypad_template${run}`
}

async function ensureTemplate(client: pg.Client, url: string) {
  const name = templateName()
  await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK])
  try {
    if (!(await hasDatabase(client, name))) await makeTemplate(client, url, name)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  }
  return name
}

async function newDatabase(
  templateOf: (client: pg.Client, url: string) => Promise<string>,
): Promise<FreshDatabase> {
  const url = await testDatabaseUrl()
  const name = `lilypad_test_${randomBytes(6).toString('hex')}`
  await withClient(url, async (client) => {
    const template = await templateOf(client, url)
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  })
  return {
    url: withName(url, name),
    drop: () =>
      withClient(
        url,
        async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
      ),
  }
}

/** A new, empty database with this version's schema, for one test file. */
export const freshDatabase = (): Promise<FreshDatabase> => newDatabase(ensureTemplate)

/** A new database without a schema, like a new installation. */
export const bareDatabase = (): Promise<FreshDatabase> => newDatabase(async () => 'template0')
