import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup, nameArchive } from '@lilypad/backup'
import {
  countBackupCheck,
  findBackupCheck,
  listAdmins,
  schema,
  storeBackupCheck,
  writeBoardNews,
} from '@lilypad/db'
import { backupTrouble, DAY_MS, isBackupCheckDue } from '@lilypad/domain'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { checkBackup } from '../../src/handlers/check-backup.ts'
import { useDatabase } from '../test-database.ts'
import { useWorker } from '../test-worker.ts'

const NOW = new Date('2027-03-14T08:30:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const database = useDatabase()
const folders: string[] = []
async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'lilypad-checked-'))
  folders.push(folder)
  return folder
}
let folder: string
beforeEach(async () => {
  folder = await newFolder()
  await database.db.delete(schema.constants)
})
afterAll(() => Promise.all(folders.map((each) => rm(each, { recursive: true, force: true }))))

type More = { now?: Date; areExpected?: boolean; isLastAttempt?: boolean; databaseUrl?: string }
async function check(more: More = {}) {
  const { now = NOW, areExpected = true, isLastAttempt = true, databaseUrl = database.url } = more
  const backups = { folder, scratch: join(folder, 'tmp'), areExpected, databaseUrl }
  const needs = { db: database.db, backups, logger: pino({ level: 'silent' }), now: () => now }
  await checkBackup(needs)({}, { signal: new AbortController().signal, isLastAttempt })
  return findBackupCheck(database.db)
}
async function backUp(madeAt: Date) {
  const to = join(folder, nameArchive(madeAt))
  await makeBackup({ databaseUrl: database.url, to, files: null, now: madeAt })
  return to
}
async function troubleOf(at = NOW) {
  const kept = await findBackupCheck(database.db)
  return kept && backupTrouble(kept, at)
}

test('a backup that was restored is kept as fine, with when it was made', async () => {
  await database.a.job()
  const archive = await backUp(daysAgo(1))
  const kept = { checkedAt: NOW, archive, madeAt: daysAgo(1), problem: null, fineAt: NOW }
  expect(await check()).toEqual(kept)
  expect(await troubleOf()).toBeNull()
})

test('a faulty backup is not fine, and it stays known when one last was; the next good one ends that', async () => {
  await backUp(daysAgo(9))
  await check({ now: daysAgo(8) })
  await writeFile(join(folder, nameArchive(daysAgo(1))), 'cut')
  expect(await check()).toMatchObject({
    madeAt: null,
    problem: 'This file is damaged, or is no archive.',
    fineAt: daysAgo(8),
  })
  expect((await troubleOf())?.text).toMatch(
    /^The newest backup cannot be restored \(.*2027-03-13T08-30-00Z\.tar\)/,
  )
  await backUp(NOW)
  expect(await check()).toMatchObject({ problem: null, fineAt: NOW })
})

test('none is not fine where backups are expected; a trial without one stays as it is', async () => {
  expect(await check({ areExpected: false })).toBeNull()
  expect(await check()).toMatchObject({ archive: null, fineAt: null })
  expect((await troubleOf())?.text).toMatch(/^There is no backup\./)
})

test('one older than eight days is not fine, though it can be restored', async () => {
  await backUp(daysAgo(9))
  expect(await check()).toMatchObject({ problem: null, fineAt: null })
  expect((await troubleOf())?.text).toMatch(/^The newest backup is of Mar 5, 2027\./)
})

test('what may pass is tried again, and at last told without an address or a password', async () => {
  await backUp(daysAgo(1))
  const databaseUrl = 'postgres://lilypad:frogspawn@127.0.0.1:9/pond'
  await expect(check({ databaseUrl, isLastAttempt: false })).rejects.toThrow()
  expect(await findBackupCheck(database.db)).toBeNull()
  const kept = await check({ databaseUrl })
  expect(kept?.problem).toBe('PostgreSQL did not take it (ECONNREFUSED); the worker’s log says more.')
  expect(JSON.stringify(kept)).not.toMatch(/frogspawn|127\.0\.0\.1/)
})

test('a check that is killed is begun three times, then it is a case; the next backup is checked afresh', async () => {
  const archive = await backUp(daysAgo(1))
  for (const times of [1, 2, 3]) expect(await countBackupCheck(database.db, archive)).toBe(times)
  expect(await check()).toMatchObject({ archive, madeAt: null })
  expect((await troubleOf())?.text).toMatch(/Its check was interrupted three times/)
  expect(isBackupCheckDue(await findBackupCheck(database.db), archive, NOW)).toBe(false)
  const newer = await backUp(NOW)
  expect(isBackupCheckDue(await findBackupCheck(database.db), newer, NOW)).toBe(true)
  expect(await check()).toMatchObject({ archive: newer, problem: null })
})

test('admins are told of a backup in the letter of the morning after its check, once', async () => {
  const admin = await database.a.user({ isAdmin: true, firstName: 'Ada' })
  await storeBackupCheck(database.db, { checkedAt: NOW, archive: null, madeAt: null, problem: null })
  const write = async (at: Date) => writeBoardNews(database.db, await listAdmins(database.db), at)
  expect(await write(new Date('2027-03-14T13:00:00Z'))).toHaveLength(1)
  expect(await write(new Date('2027-03-15T13:00:00Z'))).toHaveLength(0)
  const [letter] = await database.db.select().from(schema.outbox)
  expect(letter).toMatchObject({
    userId: admin.id,
    content: { died: { points: [] }, backup: expect.stringContaining('There is no backup.') },
  })
})

const real = useWorker(async () => {
  const DATA_DIR = await newFolder()
  await mkdir(join(DATA_DIR, 'backups'))
  return { DATA_DIR, NODE_ENV: 'production' }
})

test('a real installation checks by itself: at its first sweep, and what is newer than a faulty backup', async () => {
  const until = async (archive: string | null) => {
    while ((await findBackupCheck(real.db))?.archive !== archive) await real.queue.ask('sweep', {}, 60_000)
    return findBackupCheck(real.db)
  }
  expect(await until(null)).toMatchObject({ archive: null, fineAt: null })
  const { backups, database: ours } = real.config
  const to = join(backups.folder, nameArchive(new Date()))
  await makeBackup({ databaseUrl: ours.url, to, files: null, now: new Date() })
  expect(await until(to)).toMatchObject({ problem: null, fineAt: expect.any(Date) })
})

test('the queue has the check due on Sundays', async () => {
  const next = await real.queue.nextRun('check-backup', {})
  expect(next?.toLocaleString('en-GB', { timeZone: 'America/New_York', weekday: 'long' })).toBe('Sunday')
})
