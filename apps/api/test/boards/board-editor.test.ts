import { listBoardRecords, openLoop, schema } from '@lilypad/db'
import type { Handlers, Workers } from '@lilypad/queue'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commitAnswer, failureOf, posting } from '../admin/desk-boards.ts'
import { type Browser, createTestApi, type TestApi } from '../create-test-api.ts'
import { putPosting } from '../jobs/put-posting.ts'
import { startTestWorker } from '../start-test-worker.ts'

const DAY = 24 * 60 * 60 * 1000
let api: TestApi
let admin: Browser
let workers: Workers
const logosAsked: number[] = []
const handlers: Partial<Handlers> = {
  async 'fetch-logo'({ boardId }) {
    logosAsked.push(boardId)
    return { stored: false }
  },
}

beforeAll(async () => {
  api = await createTestApi()
  admin = await api.as(await api.a.user({ isAdmin: true }))
  workers = await startTestWorker(api, handlers)
})
afterAll(async () => {
  await workers.stop()
  await api.close()
})
beforeEach(async () => {
  await api.db.delete(schema.scrapeLoops)
  await api.db.delete(schema.boards)
  await api.db.delete(schema.jobs)
  logosAsked.length = 0
})

async function boardOf(id: number) {
  const [board] = await api.db.select().from(schema.boards).where(eq(schema.boards.id, id))
  return board
}
const jobsOf = (boardId: number) =>
  api.db.select().from(schema.jobs).where(eq(schema.jobs.boardId, boardId)).orderBy(schema.jobs.title)
const listed = async () => (await (await api.as(await api.a.subscriber())).loadFrontEndJobs({})).jobs
const UNKNOWN = [404, 'There is no board with this address.']

// holds Decisions §3 Added calls: Boards: `GET /admin-api/get_board_history`
describe('get_board_history', () => {
  test('the latest 100 scrapes of a board, the newest first, with what each found', async () => {
    const board = await api.a.board()
    const other = await api.a.board()
    const scrape = (number: number) => ({
      boardId: board.id,
      startedAt: new Date(Date.UTC(2026, 0, 1, 0, number)),
      finishedAt: new Date(Date.UTC(2026, 0, 1, 0, number, 2, 500)),
      outcome: 'complete' as const,
      found: number,
    })
    await api.db
      .insert(schema.boardScrapes)
      .values(Array.from({ length: 102 }, (_, number) => scrape(number)))
    await api.db.insert(schema.boardScrapes).values({
      ...scrape(200),
      outcome: 'suspect',
      message: 'Half of its jobs are missing. Nothing was deleted.',
      listed: 4,
      newJobs: 1,
      changedJobs: 2,
      deletedJobs: 3,
      requests: 5,
      bytes: 6_000,
    })
    await api.db.insert(schema.boardScrapes).values({ ...scrape(300), boardId: other.id })
    const job = await api.a.job({ boardId: board.id })
    await putPosting(api, { boardId: board.id, jobId: job.id }, { firstSeenAt: new Date('2026-01-01') })
    const [posting] = await api.db.select().from(schema.postings).where(eq(schema.postings.jobId, job.id))
    await api.db.insert(schema.postingVersions).values({
      postingId: posting?.id ?? 0,
      replacedAt: new Date('2026-01-01T03:20:01.000Z'),
      title: 'Teacher',
      places: [],
      changes: [
        { field: 'pay', before: '$50,000', after: null },
        { field: 'text', before: 'We pay.', after: null },
      ],
    })
    const { scrapes } = await admin.getBoardHistory({ job_board_url: board.careersUrl })
    expect(scrapes).toHaveLength(100)
    expect(scrapes[0]).toEqual({
      started_at: '2026-01-01T03:20:00.000Z',
      seconds: 2.5,
      outcome: 'suspect',
      message: 'Half of its jobs are missing. Nothing was deleted.',
      num_listings_found: 200,
      num_listed: 4,
      num_new_jobs: 1,
      num_changed_jobs: 2,
      num_deleted_jobs: 3,
      changed_postings: [{ title: 'As found', fields: 'Pay, Text' }],
      num_requests: 5,
      bytes: 6_000,
    })
    expect(scrapes[1]?.changed_postings).toEqual([])
    expect(scrapes.slice(1).map((one) => one.num_listings_found)).toEqual(
      Array.from({ length: 99 }, (_, index) => 101 - index),
    )
  })

  test('of a board that is not there is 404', async () => {
    expect(await failureOf(admin.getBoardHistory({ job_board_url: 'https://no.example/jobs' }))).toEqual(
      UNKNOWN,
    )
  })
})

// holds Decisions §3 Added calls: Boards: `POST /admin-api/update_job_board`
describe('update_job_board', () => {
  test('its jobs have the new name at once, in the list, their search text and their grouping', async () => {
    const board = await api.a.board({ companyName: 'Old Name', validatorsVersion: '1:1' })
    const own = posting('2', { company: 'Own Name' })
    await commitAnswer(api, board.id, [posting('1'), own])
    await listed()
    const { job_board_record: record } = await admin.updateJobBoard({
      job_board_url: board.careersUrl,
      company_name: ' New Name ',
    })
    expect(record).toMatchObject({ id: board.id, 'Company Name': 'New Name', current_jobs_on_server: 2 })
    expect((await jobsOf(board.id)).map(({ companyName, stackId }) => [companyName, stackId])).toEqual([
      ['New Name', 'new-name/curriculum-writer-1'],
      ['New Name', 'own-name/curriculum-writer-2'],
    ])
    const jobs = await listed()
    expect(jobs.map((job) => job['Company Name'])).toEqual(['New Name', 'New Name'])
    const [first] = await jobsOf(board.id)
    const premium = await api.as(await api.a.subscriber())
    const { job } = await premium.loadFrontEndJob({ id: first?.id ?? 0 })
    expect(job.search_str_server).toContain('new name')
  })

  test('the next scrape sees the same jobs, of the new company', async () => {
    const board = await api.a.board({ companyName: 'Old Name' })
    await commitAnswer(api, board.id, [posting('1')])
    const [before] = await jobsOf(board.id)
    await admin.updateJobBoard({ job_board_url: board.careersUrl, company_name: 'New Name' })
    expect(await boardOf(board.id)).toMatchObject({ validators: {}, validatorsVersion: null })
    const summary = await commitAnswer(api, board.id, [posting('1')])
    expect(summary).toMatchObject({ newJobs: 0, changedJobs: 1, deletedJobs: 0 })
    expect(await jobsOf(board.id)).toMatchObject([
      { id: before?.id, companyName: 'New Name', stackId: 'new-name/curriculum-writer-1' },
    ])
  })

  test('another board that has the new name by then shows the same jobs, not twice as many', async () => {
    const board = await api.a.board({ companyName: 'Old Name' })
    await commitAnswer(api, board.id, [posting('1')])
    await admin.updateJobBoard({ job_board_url: board.careersUrl, company_name: 'Acme' })
    const twin = await api.a.board({ system: 'lever', companyName: 'Acme' })
    expect(await commitAnswer(api, twin.id, [posting('1')])).toMatchObject({ newJobs: 0 })
  })

  test('a logo is fetched when its address changes; an empty one keeps the current logo', async () => {
    const board = await api.a.board({ logoUrl: 'https://acme.example/old.png', logoFile: 'old.png' })
    const edit = { job_board_url: board.careersUrl, company_name: board.companyName }
    await admin.updateJobBoard({ ...edit, logo_url: '' })
    await admin.updateJobBoard({ ...edit, logo_url: 'https://acme.example/old.png' })
    const { job_board_record: record } = await admin.updateJobBoard({
      ...edit,
      logo_url: 'https://acme.example/new.png',
    })
    await expect.poll(() => logosAsked).toEqual([board.id])
    expect(record.Logo?.[0]?.url).toBe('/logos/old.png')
    expect(await boardOf(board.id)).toMatchObject({ logoUrl: 'https://acme.example/new.png' })
    expect(await failureOf(admin.updateJobBoard({ ...edit, logo_url: 'javascript:alert(1)' }))).toEqual([
      400,
      'The address of the logo must begin with http:// or https://.',
    ])
  })

  test('without a name is 400', async () => {
    const board = await api.a.board()
    const edit = { job_board_url: board.careersUrl, company_name: '  ' }
    expect(await failureOf(admin.updateJobBoard(edit))).toEqual([
      400,
      "The field 'company_name' must not be empty.",
    ])
  })
})

// holds Decisions §3 Added calls: Boards: `POST /admin-api/rest_job_board`
describe('rest_job_board', () => {
  test('the board is paused for that many days, and loops skip it; 0 ends the pause', async () => {
    const board = await api.a.board()
    const rest = (days: number) => admin.restJobBoard({ job_board_url: board.careersUrl, days })
    const { job_board_record: record } = await rest(3)
    const until = Date.parse(record.resting_until ?? '')
    expect(Math.abs(until - Date.now() - 3 * DAY)).toBeLessThan(60_000)
    const loop = await openLoop(api.db)
    const steps = await api.db.select().from(schema.scrapeLoopBoards)
    expect(steps).toMatchObject([{ loopId: loop, boardId: board.id, outcome: 'resting' }])
    expect((await rest(0)).job_board_record.resting_until).toBeNull()
  })

  test('a rest outlasts a scrape that an admin asked for', async () => {
    const board = await api.a.board()
    await admin.restJobBoard({ job_board_url: board.careersUrl, days: 1 })
    await commitAnswer(api, board.id, [posting('1')])
    const [record] = (await admin.loadJobBoardData({})).job_board_records
    expect(record).toMatchObject({ current_jobs_on_server: 1, resting_until: expect.any(String) })
  })
})

// holds Decisions §3 Added calls: Boards: `POST /admin-api/remove_job_board`
describe('remove_job_board', () => {
  test('takes the board and its jobs away at once', async () => {
    const board = await api.a.board({ companyName: 'Acme' })
    const kept = await api.a.board()
    await commitAnswer(api, board.id, [posting('1'), posting('2')])
    await commitAnswer(api, kept.id, [posting('3')])
    await listed()
    expect(await admin.removeJobBoard({ job_board_url: board.careersUrl })).toEqual({ success: true })
    expect((await listed()).map((job) => job['Job URL'])).toEqual(['https://jobs.example.com/3'])
    expect((await listBoardRecords(api.db)).map(({ id }) => id)).toEqual([kept.id])
    expect(await jobsOf(board.id)).toMatchObject([
      { unlistedReason: 'deleted' },
      { unlistedReason: 'deleted' },
    ])
    expect(await failureOf(admin.removeJobBoard({ job_board_url: board.careersUrl }))).toEqual(UNKNOWN)
    const entries = await api.db.select().from(schema.auditLog)
    expect(entries.at(-1)).toMatchObject({
      action: 'remove_job_board',
      subject: 'Acme',
      details: { num_deleted_jobs: 2 },
    })
  })

  test('pages that show the board go with it; a page itself goes without it', async () => {
    const board = await api.a.board()
    const page = () => api.a.board({ system: 'web-page', duplicateOf: board.id })
    const first = await page()
    const second = await page()
    await admin.removeJobBoard({ job_board_url: first.careersUrl })
    expect(new Set((await listBoardRecords(api.db)).map(({ id }) => id))).toEqual(
      new Set([board.id, second.id]),
    )
    await admin.removeJobBoard({ job_board_url: board.careersUrl })
    expect(await listBoardRecords(api.db)).toEqual([])
  })
})

// holds Decisions §3 Added calls: Boards: `POST /admin-api/allow_board`
describe('allow_board', () => {
  const word = { allowed_by: 'Ann of Pond', note: 'Her e-mail of May 4.', until: '2027-06-30' }

  test('records who allowed a board to be read, when, and until the end of a day; the audit log says so', async () => {
    const board = await api.a.board({ companyName: 'Pond', state: 'disallowed' })
    const { job_board_record: record } = await admin.allowBoard({ id: board.id, ...word })
    expect(record.permission).toEqual({
      allowed_by: word.allowed_by,
      note: word.note,
      recorded_at: expect.any(String),
      until: '2027-07-01T04:00:00.000Z',
    })
    expect((await admin.loadJobBoardData({})).job_board_records).toEqual([record])
    const { entries } = await admin.getAuditLog({ search: 'allow_board' })
    expect(entries[0]).toMatchObject({
      action: 'allow_board',
      subject: 'Pond',
      details: { id: board.id, ...word },
    })
  })

  test('refuses a day that does not exist, an unknown board, and a word of nobody', async () => {
    const { id } = await api.a.board()
    expect(await failureOf(admin.allowBoard({ id, ...word, until: '2027-02-30' }))).toEqual([
      400,
      'Please give a day that exists.',
    ])
    expect(await failureOf(admin.allowBoard({ id: id + 1_000, ...word }))).toEqual(UNKNOWN)
    expect(await failureOf(admin.allowBoard({ id, ...word, allowed_by: ' ' }))).toEqual([
      400,
      expect.any(String),
    ])
  })
})
