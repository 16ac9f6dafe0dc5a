import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listMigrations, migrate, openDatabase, schema } from '@lilypad/db'
import { type FileStore, newFileKey, openFileStore } from '@lilypad/files'
import {
  bareDatabase,
  contentsOf,
  type FreshDatabase,
  fillTables,
  freshDatabase,
  makers,
} from '@lilypad/testing'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeBackup, restoreBackup } from '../src/index.ts'

let folder: string
const opened: FreshDatabase[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lilypad-backup-'))
})
afterEach(async () => {
  for (const { drop } of opened.splice(0)) await drop()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function use(making: Promise<FreshDatabase>) {
  const database = await making
  opened.push(database)
  return database.url
}
const newStore = () => openFileStore({ folder: join(folder, randomUUID()), s3: { region: 'us-east-1' } })
const newArchive = () => join(folder, `${randomUUID()}.tar`)

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}
const sequencesOf = (url: string) =>
  query(url, `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`)

/** A database with rows in every table, including a person with a stored document. */
async function filledDatabase(files: FileStore) {
  const url = await use(freshDatabase())
  const { db, close } = openDatabase(url)
  const a = makers(db)
  const [user, job, key] = [await a.user(), await a.job(), newFileKey()]
  await a.star(user, job)
  await db.update(schema.trackedJobs).set({ resumeKey: key, resumeFilename: 'Résumé.pdf' })
  await files.put(key, Buffer.from('%PDF of a frog'), 'application/pdf')
  await close()
  await fillTables(url)
  await query(
    url,
    'update tracked_jobs set resume_key = null, cover_letter_key = null where length(resume_key) <> 40',
  )
  return { url, key }
}

async function backUp(databaseUrl: string, files: FileStore | null) {
  const to = newArchive()
  return { to, made: await makeBackup({ databaseUrl, to, files, now: new Date() }) }
}
const restore = (databaseUrl: string, from: string, files: FileStore, mayReplace = false) =>
  restoreBackup({ databaseUrl, from, files, mayReplace, scratch: folder })

describe('a restored archive', () => {
  test('is what was backed up: the rows of every table, sequences and documents', async () => {
    const [files, empty] = [newStore(), newStore()]
    const { url, key } = await filledDatabase(files)
    const { to, made } = await backUp(url, files)
    const other = await use(bareDatabase())
    await restore(other, to, empty)
    const contents = await contentsOf(url)
    expect(Object.values(contents).every(({ rows }) => rows > 0)).toBe(true)
    expect(await contentsOf(other)).toEqual(contents)
    expect(await sequencesOf(other)).toEqual(await sequencesOf(url))
    expect(made.files).toEqual([key])
    expect(Buffer.from((await empty.get(key)) ?? []).toString()).toBe('%PDF of a frog')
  })

  test('carries on where the original stopped: new rows, and what triggers count of them', async () => {
    const files = newStore()
    const { url } = await filledDatabase(files)
    const { to } = await backUp(url, files)
    const other = await use(bareDatabase())
    await restore(other, to, newStore())
    for (const each of [url, other]) {
      const { db, close } = openDatabase(each)
      const { id } = await makers(db).user({ email: 'new@example.com' })
      await db.insert(schema.logIns).values({ userId: id })
      await close()
    }
    const asked = `select user_counts.*, email from user_counts join users on users.id = user_id order by email`
    expect(await query(other, asked)).toEqual(await query(url, asked))
  })

  test('of an older version is brought to this one’s schema, as the database itself would have been', async () => {
    const url = await use(bareDatabase())
    await migrate(url, { upTo: '0003_indexes-of-owners' })
    await fillTables(url)
    const { to, made } = await backUp(url, null)
    expect(made.migrations).toHaveLength(4)
    const other = await use(bareDatabase())
    await restore(other, to, newStore())
    await migrate(url)
    expect(await contentsOf(other)).toEqual(await contentsOf(url))
    const [applied] = await query<{ count: string }>(
      other,
      'select count(*) from drizzle.__drizzle_migrations',
    )
    expect(Number(applied?.count)).toBe(listMigrations().length)
  })

  test('can be made and restored by a role that owns its database and is no superuser, as services give them', async () => {
    const [source, target] = [await filledDatabase(newStore()), await use(bareDatabase())]
    const role = `lilypad_owner_${randomUUID().slice(0, 8)}`
    const asRole = async (url: string) => {
      const address = new URL(url)
      await query(url, `alter database ${address.pathname.slice(1)} owner to ${role}`)
      address.username = address.password = role
      return address.href
    }
    await query(target, `create role ${role} login password '${role}'`)
    try {
      const { to } = await backUp(source.url, null)
      const owned = await asRole(target)
      await restore(owned, to, newStore())
      expect(await contentsOf(target)).toEqual(await contentsOf(source.url))
      const again = await backUp(owned, null)
      await restore(owned, again.to, newStore(), true)
      expect(await contentsOf(target)).toEqual(await contentsOf(source.url))
    } finally {
      const admin = new URL(target).username
      await query(target, `reassign owned by ${role} to ${admin}; drop owned by ${role}; drop role ${role}`)
    }
  })

  test('holds one moment, though others write all the while', async () => {
    const url = await use(freshDatabase())
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const writeOn = new AbortController()
    const writing = (async () => {
      for (let number = 0; !writeOn.signal.aborted; number++)
        await client.query(
          `with board as (insert into boards (system, tenant, careers_url, company_name, source)
             values ('x', $1, $1, $1, 'admin') returning id)
           insert into board_scrapes (board_id, started_at, finished_at, outcome) select id, now(), now(), 'complete' from board`,
          [`tenant ${number}`],
        )
    })()
    const { to, made } = await backUp(url, null)
    writeOn.abort()
    await writing
    await client.end()
    const rowsOf = (name: string) => made.tables.find((table) => table.name === name)?.rows
    expect(rowsOf('board_scrapes')).toBe(rowsOf('boards'))
    await restore(await use(bareDatabase()), to, newStore())
  })
})

/** As the driver asks for it. */
const COMMIT = Buffer.from('Q\0\0\0\vcommit\0')
const FIELDS = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'
/** What PostgreSQL says when it is shut down. */
const SHUT_DOWN = Buffer.from(`E\0\0\0${String.fromCharCode(FIELDS.length + 4)}${FIELDS}`)
/** A way to the same database, which closes when PostgreSQL has answered to `commit`, before that is told. */
async function lostAtCommit(url: string, last: Buffer) {
  const { hostname, port } = new URL(url)
  const server = createServer((socket) => {
    let hasAsked = false
    const database = connect(Number(port), hostname)
    socket.on('data', (said) => {
      hasAsked ||= said.includes(COMMIT)
      database.write(said)
    })
    database.on('data', (answer) => (hasAsked ? socket.end(last) : socket.write(answer)))
    for (const end of [socket, database]) end.on('error', () => undefined)
    socket.on('close', () => database.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(url)
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: address.href, close: () => server.close() }
}

test.each([
  ['its connection was lost', Buffer.alloc(0)],
  ['the database was shut down', SHUT_DOWN],
])(
  'a restore says that its rows may be there, and keeps their documents, where %s while it committed',
  async (_why, last) => {
    const [files, kept] = [newStore(), newStore()]
    const { url, key } = await filledDatabase(files)
    const { to } = await backUp(url, files)
    const other = await use(bareDatabase())
    const way = await lostAtCommit(other, last)
    await expect(restore(way.url, to, kept)).rejects.toThrow('what was restored may be there')
    way.close()
    expect(await contentsOf(other)).toEqual(await contentsOf(url))
    expect(await kept.get(key)).not.toBeNull()
  },
)

describe('an archive', () => {
  test('is for its owner alone, and can be checked and read by common tools', async () => {
    const { url } = await filledDatabase(newStore())
    const { to } = await backUp(url, null)
    expect((await stat(to)).mode & 0o077).toBe(0)
    const { list } = await import('tar')
    const names: string[] = []
    await list({ file: to, onReadEntry: ({ path }) => void names.push(path) })
    expect(names.at(-1)).toBe('SHA256SUMS')
    expect(names).toContain('tables/users.gz')
  })

  test('leaves nothing behind under its name when it cannot be made', async () => {
    const to = newArchive()
    const made = makeBackup({ databaseUrl: await use(bareDatabase()), to, files: null, now: new Date() })
    await expect(made).rejects.toThrow('There is nothing to back up: the database is empty.')
    await expect(stat(to)).rejects.toThrow('ENOENT')
    await expect(stat(`${to}.unfinished`)).rejects.toThrow('ENOENT')
  })

  test('of documents that are kept elsewhere has none', async () => {
    const { url } = await filledDatabase(newStore())
    const { to, made } = await backUp(url, null)
    expect(made.files).toBeNull()
    await restore(await use(bareDatabase()), to, newStore())
  })
})

/** The next byte that is not zero: an archive is padded with zeros between its files. */
function contentAfter(bytes: Buffer, from: number): number {
  const isContent = (at: number) => bytes.subarray(at - 2, at + 3).every((byte) => byte !== 0)
  for (let at = from + 2; at < bytes.length; at++) if (isContent(at)) return at
  throw new Error('There is nothing but zeros from there on.')
}

describe('restoring is refused, and nothing is changed,', () => {
  const everything = async (url: string) => ({
    contents: await contentsOf(url),
    sequences: await sequencesOf(url),
  })

  const expectRefusal = async (url: string, from: string, message: string | RegExp, mayReplace = true) => {
    const before = await everything(url)
    await expect(restore(url, from, newStore(), mayReplace)).rejects.toThrow(message)
    expect(await everything(url)).toEqual(before)
  }

  test('where there are rows already, unless told so', async () => {
    const files = newStore()
    const first = await filledDatabase(files)
    const second = await filledDatabase(files)
    const { to } = await backUp(first.url, files)
    await expectRefusal(second.url, to, /^The database is not empty: there are rows in /, false)
    await restore(second.url, to, files, true)
    expect((await contentsOf(second.url)).users).toEqual((await contentsOf(first.url)).users)
    // Documents of people who no longer exist are deleted the next day.
    expect(await query(second.url, 'select key from files_to_delete where due_at > now()')).toEqual([
      { key: second.key },
    ])
  })

  test('where api or worker are connected', async () => {
    const { url } = await filledDatabase(newStore())
    const { to } = await backUp(url, null)
    const { pool, close } = openDatabase(url, { name: 'lilypad-api' })
    await pool.query('select 1')
    await expectRefusal(url, to, 'The database is in use by lilypad-api. Stop api and workers first.')
    await close()
  })

  test('when any byte of the archive was changed', async () => {
    const { url } = await filledDatabase(newStore())
    const { to } = await backUp(url, null)
    const whole = await readFile(to)
    const damaged = newArchive()
    for (const place of [0, 0.1, 0.3, 0.5, 0.7, 0.9]) {
      const bytes = Buffer.from(whole)
      const at = contentAfter(bytes, Math.floor(bytes.length * place))
      bytes[at] = (bytes[at] ?? 0) ^ 1
      await writeFile(damaged, bytes)
      await expectRefusal(url, damaged, /damaged/)
    }
  })

  test('when the archive is cut short', async () => {
    const { url } = await filledDatabase(newStore())
    const { to } = await backUp(url, null)
    const whole = await readFile(to)
    for (const part of [0.2, 0.5, 0.95]) {
      const broken = newArchive()
      await writeFile(broken, whole.subarray(0, Math.floor(whole.length * part)))
      await expectRefusal(url, broken, /damaged|incomplete/)
    }
  })

  test('for an archive of a newer version', async () => {
    const url = await use(freshDatabase())
    await fillTables(url)
    await query(
      url,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 1)`,
    )
    const { to } = await backUp(url, null)
    const other = await use(freshDatabase())
    await expectRefusal(other, to, /^This archive was made by a newer version of Lilypad/)
  })

  test('when the store of documents fails in the middle; what was stored is taken out again', async () => {
    const files = newStore()
    const { url } = await filledDatabase(files)
    const second = newFileKey()
    await files.put(second, Buffer.from('%PDF'), 'application/pdf')
    await query(url, `update tracked_jobs set cover_letter_key = '${second}' where resume_key is not null`)
    const keys = await query<{ key: string }>(
      url,
      'select resume_key as key from tracked_jobs where resume_key is not null',
    )
    expect(keys.length).toBeGreaterThan(0)
    const { to, made } = await backUp(url, files)
    const kept = new Map<string, Uint8Array>()
    const failing: FileStore = {
      async get(key) {
        return kept.get(key) ?? null
      },
      open: () => Promise.reject(new Error('Nothing is sent here.')),
      async put(key, bytes) {
        if (key === made.files?.at(-1)) throw new Error('The disk is full.')
        kept.set(key, bytes)
      },
      async delete(key) {
        kept.delete(key)
      },
    }
    const other = await use(bareDatabase())
    await expect(restore(other, to, failing)).rejects.toThrow('The disk is full.')
    expect(kept.size).toBe(0)
    expect(await query(other, `select from pg_tables where schemaname in ('public', 'drizzle')`)).toEqual([])
  })
})
