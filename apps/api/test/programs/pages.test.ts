import { lockTracker, schema } from '@lilypad/db'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'
import { problemOf, programOf } from './key-kit.ts'

const DEAN = 'https://job-boards.greenhouse.io/pond/jobs/4000001'
const PAID = 'https://jobs.lever.co/pond/0b4f3c2a-1d2e-4f5a-8b9c-0d1e2f3a4b5c'
const SHARED = 'https://pond.example/careers'

let dean: { id: number }
const api = useApi()
beforeAll(async () => {
  dean = await api.a.job({ title: 'Dean', url: DEAN, freeTenth: true })
  await api.a.job({ title: 'Provost', url: PAID, freeTenth: false })
  for (const title of ['Cook', 'Clerk']) await api.a.job({ title, url: SHARED, freeTenth: true })
})

// holds Beyond §4: Save from anywhere: says when the job is on Lilypad already
describe('the job of a posting’s address', () => {
  test('is found however the posting was reached, with its facts and days', async () => {
    const program = await programOf(api, await api.a.user(), ['jobs:read'])
    const { job } = await program.findJobAt({
      url: 'https://boards.greenhouse.io/pond/jobs/4000001/?gh_src=7',
    })
    expect(job).toMatchObject({ id: dean.id, title: 'Dean', isTracked: false, facts: { licence: {} } })
  })

  test.each([
    ['nobody knows', 'https://pond.example/jobs/none'],
    ['several jobs share', SHARED],
    ['is no web address', 'javascript:alert(1)'],
  ])('is null where the address is one that %s', async (_what, url) => {
    const program = await programOf(api, await api.a.subscriber(), ['jobs:read'])
    expect(await program.findJobAt({ url })).toEqual({ job: null })
  })

  test('is null for a person who may not see it, until they may', async () => {
    const free = await programOf(api, await api.a.user(), ['jobs:read'])
    expect(await free.findJobAt({ url: PAID })).toEqual({ job: null })
    const paid = await programOf(api, await api.a.subscriber(), ['jobs:read'])
    expect(await paid.findJobAt({ url: PAID })).toMatchObject({ job: { title: 'Provost' } })
  })
})

// holds Beyond §4: Save from anywhere: saves the open posting to the tracker with title, company, place and pay
describe('a job from elsewhere', () => {
  const job = {
    title: 'Reed Cutter',
    companyName: 'Pond Ltd',
    url: 'https://pond.example/jobs/5?utm_source=mail',
    place: 'Remote (Vermont)',
    salaryRange: '$21.50 per hour',
  }

  test('comes to the tracker with its place in the notes; saved again, nothing changes', async () => {
    const user = await api.a.user()
    const program = await programOf(api, user, ['tracker:read', 'tracker:write'])
    const { application } = await program.trackFromElsewhere(job)
    const { place, ...fields } = job
    expect(application).toMatchObject({
      ...fields,
      notes: `Place: ${place}`,
      status: 'saved',
      isByHand: true,
    })
    const again = await program.trackFromElsewhere({ ...job, url: 'https://pond.example/jobs/5' })
    expect(again.application.id).toBe(application.id)
    const { trackedJobs } = schema
    expect(await api.db.$count(trackedJobs, eq(trackedJobs.userId, user.id))).toBe(1)
  })

  test('is there once, even when it is saved twice at the same moment', async () => {
    const user = await api.a.user()
    const program = await programOf(api, user, ['tracker:write'])
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const saves = await api.db.transaction(async (tx) => {
      await lockTracker(tx, user.id)
      // The second waits for the first before it asks the database.
      const started = [job, job].map((one) => program.trackFromElsewhere(one))
      await expect.poll(async () => (await api.db.execute(waiting)).rowCount).toBe(1)
      return { started }
    })
    const [first, second] = await Promise.all(saves.started)
    expect(second?.application.id).toBe(first?.application.id)
  })

  test.each([
    ['without an address', { ...job, url: ' ' }, 'The address of the job is required.'],
    ['without a title', { ...job, title: ' ' }, 'A job title is required.'],
    ['with another kind of address', { ...job, url: 'javascript:alert(1)' }, /must begin with http/],
  ])('%s is refused in words for its person', async (_what, sent, detail) => {
    const program = await programOf(api, await api.a.user(), ['tracker:write'])
    const problem = await problemOf(await program.send('POST', '/v1/tracker/elsewhere', sent))
    expect(problem).toMatchObject({
      status: 400,
      detail: typeof detail === 'string' ? detail : expect.stringMatching(detail),
    })
  })
})
