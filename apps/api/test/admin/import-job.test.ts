import type { ResultOf } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import type { Handlers, Workers } from '@lilypad/queue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, createTestApi, type TestApi } from '../create-test-api.ts'
import { startTestWorker } from '../start-test-worker.ts'
import { failureOf } from './desk-boards.ts'

type Result = ResultOf<'import-listing'>

let api: TestApi
let admin: Browser
let workers: Workers
/** The worker's next results, and the requests it received. */
const worker: { work: () => Promise<Result>; asked: unknown[] } = {
  work: async () => done(),
  asked: [],
}
const done = (more: Partial<Extract<Result, { outcome: 'done' }>> = {}): Result => ({
  outcome: 'done',
  jobId: 7,
  isNew: true,
  unlistedReason: null,
  missing: null,
  ...more,
})
const handlers: Partial<Handlers> = {
  'import-listing'(payload) {
    worker.asked.push(payload)
    return worker.work()
  },
}

beforeAll(async () => {
  api = await createTestApi({ env: { SCRAPE_TIME_SCALE: '0.1' } })
  admin = await api.as(await api.a.user({ isAdmin: true }))
  workers = await startTestWorker(api, handlers, 2)
})
afterAll(async () => {
  await workers.stop()
  await api.close()
})

const listing = {
  job_board_url: 'https://acme.example/jobs',
  job_title: 'Tutor',
  job_url: 'https://acme.example/jobs/1',
}
function importIt(work: () => Promise<Result>) {
  worker.work = work
  return admin.insertJobFromAdmin(listing)
}

test.each<[string, Result]>([
  ['Imported, and listed.', done()],
  ['This job is already there, and listed.', done({ isNew: false })],
  ['Imported, but not listed: it is not remote.', done({ unlistedReason: 'not_remote' })],
  [
    'Imported, but not listed: nothing says that it is remote. Only its title could be read.',
    done({ unlistedReason: 'workplace_unknown', missing: 'Only its title could be read.' }),
  ],
  [
    'This job is already there, but not listed: it is full-time and pays less than $30,000 a year.',
    done({ isNew: false, unlistedReason: 'low_paying' }),
  ],
])('the message says what happened: %s', async (message, result) => {
  expect(await importIt(async () => result)).toEqual({ success: true, message })
})

test('the worker is asked for this very listing, and the audit log names it', async () => {
  worker.asked.length = 0
  await importIt(async () => done())
  expect(worker.asked).toEqual([
    { boardAddress: listing.job_board_url, title: listing.job_title, url: listing.job_url },
  ])
  const entries = await api.db.select().from(schema.auditLog)
  expect(entries.at(-1)).toMatchObject({
    action: 'insert_job_from_admin',
    subject: 'Tutor',
    details: { id: 7, is_new: true, job_url: listing.job_url },
  })
})

// holds Part 2 §7 Admin: `POST /admin-api/insert_job_from_admin`
test('an imported job is on the list at once', async () => {
  const premium = await api.as(await api.a.subscriber())
  await premium.loadFrontEndJobs({})
  await importIt(async () => done({ jobId: (await api.a.job({ title: 'Just imported' })).id }))
  const { jobs } = await premium.loadFrontEndJobs({})
  expect(jobs.map((job) => job['Job Title'])).toContain('Just imported')
})

test('what could not be read is 422 in the worker’s words, and what broke is said to be ours', async () => {
  const message = 'This listing is not on that board. This board does not exist (404).'
  expect(await failureOf(importIt(async () => ({ outcome: 'failed', kind: 'gone', message })))).toEqual([
    422,
    message,
  ])
  const broken = importIt(async () => {
    throw new Error('something of ours')
  })
  expect(await failureOf(broken)).toEqual([
    422,
    'This listing could not be imported because of an error of ours.',
  ])
})

test('one that takes long goes on, and the reply says so', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const failure = await failureOf(
    importIt(async () => {
      await finished
      return done()
    }),
  )
  finish()
  expect(failure).toEqual([
    422,
    'Reading this board takes long. The import goes on; look for the job on the curation desk in a few minutes.',
  ])
})
