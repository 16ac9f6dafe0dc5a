import { ApiError, type ResultOf } from '@lilypad/contracts'
import type { Handlers, Workers } from '@lilypad/queue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, createTestApi, type TestApi } from '../create-test-api.ts'
import { problemOf, programOf } from '../programs/key-kit.ts'
import { startTestWorker } from '../start-test-worker.ts'

let api: TestApi
let workers: Workers
/** The worker's next answers, and the requests it received. */
const worker: { result: ResultOf<'read-listing'>; asked: string[]; answer: Promise<void> } = {
  result: { outcome: 'done', title: 'Coach', companyName: 'Pond School', salaryRange: '$60k' },
  asked: [],
  answer: Promise.resolve(),
}
const handlers: Partial<Handlers> = {
  async 'read-listing'({ address }) {
    worker.asked.push(address)
    await worker.answer
    return worker.result
  },
}

beforeAll(async () => {
  api = await createTestApi({ env: { SCRAPE_TIME_SCALE: '1' } })
  workers = await startTestWorker(api, handlers, 4)
})
afterAll(async () => {
  await workers.stop()
  await api.close()
})

const read = async (job_url: string) => (await api.as(await api.a.user())).readListing({ job_url })
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? [error.status, error.message] : error),
  )

// holds Decisions §3 Added calls: Tracker: `POST /api/tracker/read_listing`
test('what the worker reads of a job’s page fills the fields; an address may come without its scheme', async () => {
  expect(await read('school.example/7')).toMatchObject({
    job_title: 'Coach',
    company_name: 'Pond School',
    salary_range: '$60k',
  })
  expect(worker.asked).toEqual(['https://school.example/7'])
})

// holds Beyond §4: Save from anywhere: the page is read by the server where the extension cannot
test('a program asks the same with a key that may write the tracker', async () => {
  const program = await programOf(api, await api.a.user(), ['tracker:write'])
  expect(await program.readPosting({ url: 'https://school.example/9' })).toEqual({
    title: 'Coach',
    companyName: 'Pond School',
    salaryRange: '$60k',
  })
  expect(
    await problemOf(await program.send('POST', '/v1/tracker/read-listing', { url: 'file:///etc' })),
  ).toMatchObject({
    code: 400,
  })
})

test('a page that cannot be read, or says nothing, is 422 in the same words', async () => {
  const UNREADABLE = [422, 'We couldn’t read this page. Please fill in the fields yourself.']
  worker.result = { outcome: 'failed', kind: 'blocked', message: 'Not for the person.' }
  expect(await failureOf(read('http://169.254.169.254/'))).toEqual(UNREADABLE)
  worker.result = { outcome: 'done', title: null, companyName: null, salaryRange: null }
  expect(await failureOf(read('https://school.example/8'))).toEqual(UNREADABLE)
})

test.each(['javascript:alert(1)', 'file:///etc/passwd', 'https://', 'http://[::1'])(
  '%j is no address of a page, and is asked of nobody',
  async (address) => {
    const before = worker.asked.length
    expect(await failureOf(read(address))).toEqual([
      400,
      'The address of the job must begin with http:// or https://.',
    ])
    expect(worker.asked).toHaveLength(before)
  },
)

test('a visitor may not let pages be read', async () => {
  expect(await failureOf(api.visitor().readListing({ job_url: 'https://school.example' }))).toEqual([
    401,
    'Please log in.',
  ])
})

test('slow pages take half of what a worker reads at a time, one of a person and one more of a member: the rest is for boards and mails', async () => {
  worker.result = { outcome: 'done', title: 'Coach', companyName: 'Pond School', salaryRange: null }
  let release = () => {}
  worker.answer = new Promise((resolve) => {
    release = resolve
  })
  const [first, second, third] = await Promise.all([1, 2, 3].map(async () => api.as(await api.a.user())))
  const before = worker.asked.length
  const ask = (browser: Browser | undefined) => browser?.readListing({ job_url: 'https://slow.example/1' })
  const mine = ask(first)
  await expect.poll(() => worker.asked.length).toBe(before + 1)
  const BUSY = [
    429,
    'Too many pages are being read. Please try again in a moment, or fill in the fields yourself.',
  ]
  expect(await failureOf(Promise.resolve(ask(first)))).toEqual(BUSY)
  const theirs = ask(second)
  await expect.poll(() => worker.asked.length).toBe(before + 2)
  expect(await failureOf(Promise.resolve(ask(third)))).toEqual(BUSY)
  const members = ask(await api.as(await api.a.subscriber()))
  await expect.poll(() => worker.asked.length).toBe(before + 3)
  release()
  expect((await members)?.job_title).toBe('Coach')
  expect([(await mine)?.job_title, (await theirs)?.job_title]).toEqual(['Coach', 'Coach'])
  expect((await ask(third))?.job_title).toBe('Coach')
})
