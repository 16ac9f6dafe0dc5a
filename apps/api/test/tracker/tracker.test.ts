import { ApiError, type TrackedJob, trackedJob } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { TRACKER_STATUSES } from '@lilypad/domain'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Browser, type TestApi, useApi } from '../create-test-api.ts'

const DAY = 24 * 60 * 60 * 1000
/** The morning of 10 March 2027 in New York. */
let clock = new Date('2027-03-10T14:00:00Z')

const api = useApi({ now: () => clock })

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? [error.status, error.message] : error),
  )
const NO_APPLICATION = [404, 'This application could not be found.']
async function member() {
  const user = await api.a.user()
  return { user, browser: await api.as(user) }
}
const load = async (browser: Browser): Promise<TrackedJob[]> =>
  (await browser.loadTrackedJobs({})).jobs.map(trackedJob.decode)
const add = async (browser: Browser, more: Partial<Parameters<Browser['addTrackedJob']>[0]> = {}) =>
  (await browser.addTrackedJob({ job_title: 'Reading Coach', company_name: 'Pond School', ...more })).job.id
async function starred(more: Parameters<TestApi['a']['job']>[0] = {}) {
  const { user, browser } = await member()
  const job = await api.a.job({ freeTenth: true, ...more })
  await browser.toggleTracking({ airtable_id: job.id })
  return { user, browser, job }
}

// holds Part 2 §7 Tracker: `GET /api/load_tracked_jobs`
describe('load_tracked_jobs', () => {
  // holds Part 2 §3: Tracked job; status options
  test('gives the statuses, and an application as it was starred', async () => {
    const { browser, job } = await starred({ title: 'Writer', salaryMax: 90_000, salaryRange: '$90k' })
    const { status_options } = await browser.loadTrackedJobs({})
    expect(status_options).toEqual(TRACKER_STATUSES)
    const [first] = await load(browser)
    expect(first).toMatchObject({
      id: job.id,
      title: 'Writer',
      companyName: job.companyName,
      salaryMax: 90_000,
      salaryRange: '$90k',
      workplace: 'Remote',
      status: 0,
      notes: '',
      isByHand: false,
      description: job.description,
      changes: [],
    })
  })

  test('comes compressed, and is kept nowhere on its way', async () => {
    const { browser } = await starred({ description: 'Read with children. '.repeat(500) })
    const ask = (encoding: string) =>
      browser.fetch('/api/load_tracked_jobs', { headers: { 'accept-encoding': encoding } })
    const compressed = await ask('br, gzip')
    expect(Object.fromEntries(compressed.headers)).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-store',
    })
    expect(compressed.headers.get('etag')).toBeNull()
    expect(Number(compressed.headers.get('content-length'))).toBeLessThan(2_000)
    const plain = await ask('identity')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.json()).toEqual(await compressed.json())
  })

  test('is for members', async () => {
    expect(await failureOf(api.visitor().loadTrackedJobs({}))).toEqual([401, 'Please log in.'])
  })

  // holds Decisions §4: A tracked job keeps its own copy
  test('shows a free member nothing of a listing that is not open to them but their own copy', async () => {
    const { user, browser } = await member()
    const job = await api.a.job({ title: 'Not open' })
    await api.a.star(user, job)
    const [row] = await load(browser)
    expect(row).toMatchObject({ title: 'Not open', description: null, summary: null, logoOneOff: null })
  })

  test('tells the last day to apply: the posting’s, else its board’s', async () => {
    const stated = await starred({ deadline: '2027-03-20', applyBy: '2027-03-30' })
    const board = await starred({ applyBy: '2027-03-30' })
    const neither = await starred({})
    const days = [stated, board, neither].map(async ({ browser }) => (await load(browser))[0]?.deadline)
    expect(await Promise.all(days)).toEqual(['2027-03-20', '2027-03-30', null])
  })

  // holds Decisions §4: A tracked job keeps its own copy
  test('an application outlives the deletion of its listing, and of the job', async () => {
    const { browser, job } = await starred({ title: 'Gone soon' })
    const gone = { unlistedReason: 'deleted' as const, deletedAt: clock }
    await api.db.update(schema.jobs).set(gone).where(eq(schema.jobs.id, job.id))
    expect((await load(browser))[0]).toMatchObject({ title: 'Gone soon', deletedOn: '2027-03-10' })
    await api.db.delete(schema.jobs).where(eq(schema.jobs.id, job.id))
    expect((await load(browser))[0]).toMatchObject({ title: 'Gone soon', description: null, deletedOn: null })
  })

  test('500 applications load at once', async () => {
    const { user, browser } = await member()
    const rows = Array.from({ length: 500 }, (_, index) => ({
      userId: user.id,
      jobId: 1_000_000 + index,
      isByHand: true,
      notes: 'A note. '.repeat(50),
      snapshot: {
        title: `Job ${index}`,
        companyName: 'Pond School',
        url: '',
        category: null,
        audience: [],
        salaryMax: null,
        salaryRange: null,
        workplace: null,
        logoFile: null,
      },
    }))
    await api.db.insert(schema.trackedJobs).values(rows)
    expect((await browser.loadTrackedJobs({})).jobs).toHaveLength(500)
  })
})

// holds Part 2 §7 Tracker: `POST /api/update_tracked_job`
describe('update_tracked_job', () => {
  test('changes only the fields that are sent', async () => {
    const { browser, job } = await starred()
    const update = (fields: object) => browser.updateTrackedJob({ job: { id: job.id, ...fields } })
    await update({ notes: 'Call Sam.', notes_version: 0 })
    await update({ tracker_status: 1 })
    await update({ is_portfolio_submitted: true })
    await update({ knockout_questions: ['  Why  us? ', '', 'When?'] })
    await update({ remind_on: '2027-03-12' })
    expect((await load(browser))[0]).toMatchObject({
      notes: 'Call Sam.',
      notesVersion: 1,
      status: 1,
      isPortfolioSubmitted: true,
      knockoutQuestions: ['Why us?', 'When?'],
      remindOn: '2027-03-12',
    })
    await update({ remind_on: null })
    expect((await load(browser))[0]).toMatchObject({ remindOn: null, notes: 'Call Sam.', status: 1 })
  })

  // holds Decisions §9: An unknown tracker status is 400
  test('an unknown status is 400, and changes nothing', async () => {
    const { browser, job } = await starred()
    const sent = { id: job.id, tracker_status: 5, notes: 'lost' }
    expect(await failureOf(browser.updateTrackedJob({ job: sent }))).toEqual([
      400,
      'This status is not known.',
    ])
    expect((await load(browser))[0]).toMatchObject({ status: 0, notes: '' })
  })

  test('keeps the date of each change of status', async () => {
    const { browser, job } = await starred()
    const move = (tracker_status: number) => browser.updateTrackedJob({ job: { id: job.id, tracker_status } })
    await move(1)
    await move(1)
    clock = new Date(clock.getTime() + 1_000)
    const { status_changes } = await move(2)
    expect(status_changes.map(({ status }) => status)).toEqual([1, 2])
    expect(status_changes[1]?.at).toBe(clock.toISOString())
    expect((await load(browser))[0]?.changes).toEqual(status_changes)
  })

  // holds Decisions §3: `409 conflict`
  test('notes of a stale version are 409 with the stored text, and nothing is changed', async () => {
    const { browser, job } = await starred()
    const write = (notes: string, notes_version: number, more = {}) =>
      browser.updateTrackedJob({ job: { id: job.id, notes, notes_version, ...more } })
    expect(await write('From this window.', 0)).toMatchObject({ notes_version: 1 })
    const conflict = await write('From the other.', 0, { tracker_status: 3 }).catch((error: unknown) => error)
    expect(conflict).toMatchObject({
      status: 409,
      message: 'These notes changed in another window.',
      details: { notes: 'From this window.', notes_version: 1 },
    })
    expect((await load(browser))[0]).toMatchObject({ notes: 'From this window.', status: 0 })
    expect(await write('Both.', 1)).toMatchObject({ notes_version: 2 })
  })

  test('notes that somebody else wrote in the same browser are refused, and reach nobody', async () => {
    const { user, browser, job } = await starred()
    const other = await member()
    await other.browser.toggleTracking({ airtable_id: job.id })
    const note = { id: job.id, notes: 'For my eyes.', notes_version: 0, notes_by: user.id }
    expect(await failureOf(other.browser.updateTrackedJob({ job: note }))).toEqual([401, 'Please log in.'])
    expect((await load(other.browser))[0]).toMatchObject({ notes: '', notesVersion: 0 })
    expect(await browser.updateTrackedJob({ job: note })).toMatchObject({ notes_version: 1 })
  })

  test('notes that arrived, and whose reply was lost, are no conflict when they are sent again', async () => {
    const { browser, job } = await starred()
    const send = () => browser.updateTrackedJob({ job: { id: job.id, notes: 'Once.', notes_version: 0 } })
    await send()
    expect(await send()).toMatchObject({ notes_version: 1 })
  })

  test('of two windows that write at once, one wins and the other is told', async () => {
    const { browser, job } = await starred()
    const write = (notes: string) =>
      failureOf(browser.updateTrackedJob({ job: { id: job.id, notes, notes_version: 0 } }))
    const results = await Promise.all([write('one'), write('other')])
    expect(results.filter((result) => result === null)).toHaveLength(1)
  })

  test.each([
    ['2027-03-09', 'Please choose today or a later day.'],
    ['2027-02-30', 'This day is not in the calendar.'],
  ])('a reminder on %s is 400', async (remind_on, message) => {
    const { browser, job } = await starred()
    expect(await failureOf(browser.updateTrackedJob({ job: { id: job.id, remind_on } }))).toEqual([
      400,
      message,
    ])
  })

  test('somebody else’s application is 404, and stays as it is', async () => {
    const { browser, job } = await starred()
    const other = (await member()).browser
    const sent = { id: job.id, notes: 'Mine now.', tracker_status: 4 }
    expect(await failureOf(other.updateTrackedJob({ job: sent }))).toEqual(NO_APPLICATION)
    expect((await load(browser))[0]).toMatchObject({ notes: '', status: 0 })
  })
})

// holds Part 2 §7 Tracker: `POST /api/toggle_tracking`
describe('toggle_tracking', () => {
  test('within 30 days everything comes back; later it starts again as a new application', async () => {
    const { user, browser, job } = await starred()
    const toggle = () => browser.toggleTracking({ airtable_id: job.id })
    await browser.updateTrackedJob({ job: { id: job.id, notes: 'Kept.', tracker_status: 2 } })
    expect(await toggle()).toMatchObject({ is_tracked: false })
    expect(await load(browser)).toEqual([])
    expect(await failureOf(browser.updateTrackedJob({ job: { id: job.id, notes: 'x' } }))).toEqual(
      NO_APPLICATION,
    )
    clock = new Date(clock.getTime() + 29 * DAY)
    await toggle()
    expect((await load(browser))[0]).toMatchObject({ notes: 'Kept.', status: 2, changes: [{ status: 2 }] })
    await toggle()
    clock = new Date(clock.getTime() + 31 * DAY)
    // Sessions run out after 30 days as well.
    const later = await api.as(user)
    await later.toggleTracking({ airtable_id: job.id })
    expect((await load(later))[0]).toMatchObject({ notes: '', status: 0, changes: [] })
    const { trackedJobChanges } = schema
    const ofJob = and(eq(trackedJobChanges.userId, user.id), eq(trackedJobChanges.jobId, job.id))
    expect(await api.db.select().from(trackedJobChanges).where(ofJob)).toEqual([])
  })

  test('a job added by hand comes back as well', async () => {
    const { browser } = await member()
    const id = await add(browser)
    await browser.toggleTracking({ airtable_id: id })
    expect(await browser.toggleTracking({ airtable_id: id })).toMatchObject({ is_tracked: true })
    expect((await load(browser))[0]).toMatchObject({ id, isByHand: true })
  })
})

// holds Decisions §3 Added calls: Tracker: `POST /api/tracker/add_job`
describe('add_job', () => {
  // holds Decisions §2: Ids never change; jobs by hand share the space
  test('adds a job that is not from Lilypad, with an id that no listed job gets', async () => {
    const { browser } = await member()
    const id = await add(browser, {
      job_title: ' Reading\nCoach ',
      job_url: 'https://school.example/7',
      salary_range: '$60k',
      tracker_status: 1,
    })
    expect((await load(browser))[0]).toMatchObject({
      id,
      title: 'Reading Coach',
      url: 'https://school.example/7',
      salaryRange: '$60k',
      status: 1,
      isByHand: true,
      description: null,
      changes: [{ status: 1 }],
    })
    expect((await api.a.job()).id).toBeGreaterThan(id)
  })

  test.each([
    [{ job_title: ' ' }, 'A job title is required.'],
    [{ company_name: null }, 'A company name is required.'],
    [{ job_url: 'javascript:alert(1)' }, 'The address of the job must begin with http:// or https://.'],
    [{ tracker_status: 9 }, 'This status is not known.'],
  ])('%j is 400', async (more, message) => {
    const { browser } = await member()
    expect(await failureOf(add(browser, more))).toEqual([400, message])
    expect(await load(browser)).toEqual([])
  })
})

test('the interview is a calendar file in the time of its zone, with its job', async () => {
  const { browser, job } = await starred({ title: 'Writer', companyName: 'Pond' })
  const path = `/api/tracker/interview.ics?airtable_id=${job.id}`
  expect((await browser.fetch(path)).status).toBe(404)
  const interview = { at: '2027-06-01T15:30:00.000Z', zone: 'America/Chicago' }
  await browser.updateTrackedJob({ job: { id: job.id, interview } })
  const text = await (await browser.fetch(path)).text()
  expect(text).toContain('DTSTART;TZID=America/Chicago:20270601T103000\r\n')
  expect(text).toContain('SUMMARY:Interview: Writer at Pond\r\n')
  expect((await (await member()).browser.fetch(path)).status).toBe(404)
})

test('the reminder is a calendar file for its owner alone', async () => {
  const { browser, job } = await starred({ title: 'Writer; editor, both', companyName: 'Pond' })
  const path = `/api/tracker/reminder.ics?airtable_id=${job.id}`
  expect((await browser.fetch(path)).status).toBe(404)
  await browser.updateTrackedJob({ job: { id: job.id, remind_on: '2027-06-01' } })
  const response = await browser.fetch(path)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await response.text()
  expect(text).toContain('DTSTART;VALUE=DATE:20270601\r\nDTEND;VALUE=DATE:20270602\r\n')
  expect(text).toContain('SUMMARY:Writer\\; editor\\, both at Pond\r\n')
  expect((await (await member()).browser.fetch(path)).status).toBe(404)
  expect((await api.visitor().fetch(path)).status).toBe(401)
})
