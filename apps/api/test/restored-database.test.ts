import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup, restoreBackup } from '@lilypad/backup'
import { schema } from '@lilypad/db'
import { openFileStore } from '@lilypad/files'
import { bareDatabase, MADE_PASSWORD } from '@lilypad/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from './create-test-api.ts'

const folder = join(tmpdir(), `lilypad-restored-${randomUUID()}`)
const DATA_DIR = join(folder, 'data')
let before: TestApi
beforeAll(async () => {
  before = await createTestApi()
})
afterAll(async () => {
  await before.close()
  await rm(folder, { recursive: true, force: true })
})

/** A backup of the first API’s data, restored into an empty database, and an API on that. */
async function restored() {
  const to = join(folder, 'pond.tar')
  const { database, files } = before.deps.config
  await makeBackup({ databaseUrl: database.url, to, files: openFileStore(files), now: new Date() })
  const bare = await bareDatabase()
  const empty = openFileStore({ folder: join(DATA_DIR, 'files'), s3: { region: 'us-east-1' } })
  await restoreBackup({ databaseUrl: bare.url, from: to, files: empty, mayReplace: false, scratch: folder })
  return createTestApi({ database: bare, env: { DATA_DIR } })
}

test('the product works on a restored database: people log in, find what was theirs, and go on', async () => {
  const person = await before.a.subscriber()
  const job = await before.a.job()
  const there = await before.as(person)
  await there.saveSearch({ name: 'Ponds', state: '{}' })
  await there.toggleFavoriteJob({ id: job.id })
  const document = new File(['I am a frog.'], 'Résumé.txt', { type: 'text/plain' })
  await there.uploadResume({ airtable_id: job.id, file: document })

  const after = await restored()
  const browser = after.visitor()
  await browser.logIn({ email: person.email, password: MADE_PASSWORD })
  expect((await browser.getLoggedInUser({})).user).toMatchObject({ id: person.id, is_free: false })
  expect((await browser.getSearches({})).filters_states).toMatchObject([{ name: 'Ponds' }])
  await browser.saveSearch({ name: 'Lakes', state: '{}' })
  expect((await browser.getSearches({})).filters_states).toHaveLength(2)
  expect(Buffer.from((await after.deps.files.get(await keyOf(after))) ?? []).toString()).toBe('I am a frog.')
  await after.close()
})

async function keyOf({ db }: TestApi): Promise<string> {
  const [application] = await db.select().from(schema.trackedJobs)
  return application?.resumeKey ?? ''
}
