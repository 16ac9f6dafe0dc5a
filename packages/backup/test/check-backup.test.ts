import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentsOf, type FreshDatabase, fillTables, freshDatabase, withClient } from '@lilypad/testing'
import { create, extract } from 'tar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeChecksums } from '../src/checksums.ts'
import { BackupError, checkBackup, findNewestArchive, makeBackup, nameArchive } from '../src/index.ts'

let folder: string
let database: FreshDatabase
let archive: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lilypad-check-'))
  database = await freshDatabase()
  await fillTables(database.url)
  archive = join(folder, 'whole.tar')
  await makeBackup({ databaseUrl: database.url, to: archive, files: null, now: new Date() })
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const check = (path: string, databaseUrl = database.url) =>
  checkBackup({ databaseUrl, archive: path, scratch: join(folder, 'tmp') })
const failureOf = (checked: Promise<unknown>) =>
  checked.then(
    () => null,
    (error: unknown) => error,
  )
const query = (url: string, text: string) => withClient(url, (client) => client.query(text))

/** The name that a database beside this one has while a check runs. */
async function spareName() {
  const { rows } = await query(
    database.url,
    `select 'lilypad_backup_check_' || oid as name from pg_database where datname = current_database()`,
  )
  return String(rows[0].name)
}
const isThere = async (name: string) =>
  (await query(database.url, `select from pg_database where datname = '${name}'`)).rowCount === 1

test('a whole backup can be restored; ours stays as it is, and no other database is left', async () => {
  const before = await contentsOf(database.url)
  const { tables } = await check(archive)
  expect(tables.map(({ name, rows }) => [name, rows])).toEqual(
    Object.entries(before).map(([name, { rows }]) => [name, rows]),
  )
  expect(await contentsOf(database.url)).toEqual(before)
  expect(await isThere(await spareName())).toBe(false)
})

test('an archive that was cut is told in words, and no database is left', async () => {
  const bytes = await readFile(archive)
  const cut = join(folder, 'cut.tar')
  for (const part of [0, 0.3, 0.95]) {
    await writeFile(cut, bytes.subarray(0, Math.floor(bytes.length * part)))
    const error = await failureOf(check(cut))
    expect(error).toBeInstanceOf(BackupError)
    expect(error).toMatchObject({ message: expect.stringMatching(/damaged|incomplete/) })
  }
  expect(await isThere(await spareName())).toBe(false)
})

test('an archive whose rows are not as many as its manifest says is told by table, though its sums agree', async () => {
  const unpacked = join(folder, randomUUID())
  await mkdir(unpacked)
  await extract({ file: archive, cwd: unpacked })
  const manifest = JSON.parse(await readFile(join(unpacked, 'manifest.json'), 'utf8'))
  const users = manifest.tables.find((table: { name: string }) => table.name === 'users')
  const text = JSON.stringify({
    ...manifest,
    tables: manifest.tables.map((table: object) =>
      table === users ? { ...users, rows: users.rows + 1 } : table,
    ),
  })
  await writeFile(join(unpacked, 'manifest.json'), text)
  await rm(join(unpacked, 'SHA256SUMS'))
  const changed = join(folder, 'changed.tar')
  await create({ file: changed, cwd: unpacked }, await writeChecksums(unpacked))
  expect(await failureOf(check(changed))).toMatchObject({
    message: `This archive is damaged: users has ${users.rows} rows in place of ${users.rows + 1}.`,
  })
})

test('two who check at once both find that it is well', async () => {
  const both = await Promise.all([check(archive), check(archive)])
  expect(both[0]).toEqual(both[1])
  expect(await isThere(await spareName())).toBe(false)
})

test('the database of a check that was interrupted goes with the next', async () => {
  const name = await spareName()
  await query(database.url, `create database ${name}`)
  const address = new URL(database.url)
  address.pathname = `/${name}`
  await query(address.href, 'create table users (left_over text)')
  await check(archive)
  expect(await isThere(name)).toBe(false)
})

test('a role that may not create databases is told so, without its password', async () => {
  const role = `lilypad_poor_${randomUUID().slice(0, 8)}`
  await query(database.url, `create role ${role} login password 'frogspawn'`)
  const address = new URL(database.url)
  Object.assign(address, { username: role, password: 'frogspawn' })
  try {
    expect(await failureOf(check(archive, address.href))).toMatchObject({
      name: 'BackupError',
      message:
        'The product’s role in PostgreSQL may not create the database in which a backup is checked: give it CREATEDB.',
    })
    await query(database.url, `alter role ${role} createdb`)
    expect(await check(archive, address.href)).toMatchObject({ format: 1 })
  } finally {
    await query(database.url, `drop role ${role}`)
  }
})

test('the newest archive is known by its name, whatever was copied later or is not finished', async () => {
  const backups = join(folder, randomUUID())
  expect(await findNewestArchive(backups)).toBeNull()
  await mkdir(backups)
  const [older, newer] = ['2027-03-01T05:00:00Z', '2027-03-14T05:00:00Z'].map((at) =>
    nameArchive(new Date(at)),
  )
  for (const name of [newer, older, 'lilypad-2027-03-15T05-00-00Z.tar.unfinished.tar', 'notes.txt'])
    await writeFile(join(backups, name ?? ''), '')
  expect(await findNewestArchive(backups)).toBe(join(backups, newer ?? ''))
})
