import { ApiError, type ResultOf } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import type { Handlers, Workers } from '@lilypad/queue'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createTestApi, type TestApi } from '../create-test-api.ts'
import { startTestWorker } from '../start-test-worker.ts'

let api: TestApi
let admin: Browser
let workers: Workers

/** The next answers of the outside, and the requests it received. */
const outside: {
  scrape: (boardId: number) => Promise<ResultOf<'scrape-board'>>
  adopt: (asked: {
    address: string
    companyName: string
    logoUrl: string
  }) => Promise<ResultOf<'adopt-board'>>
  read: () => Promise<ResultOf<'read-board'>>
  asked: unknown[]
} = { scrape: async () => ({ outcome: 'done' }), adopt: fail, read: fail, asked: [] }

const gone = { outcome: 'failed', kind: 'gone', message: 'This board does not exist (404).' } as const
async function fail(): Promise<typeof gone> {
  return gone
}

const handlers: Partial<Handlers> = {
  'scrape-board'(payload) {
    outside.asked.push(payload)
    return outside.scrape(payload.boardId)
  },
  'adopt-board'(payload) {
    outside.asked.push(payload)
    return outside.adopt(payload)
  },
  'read-board': () => outside.read(),
  async 'scrape-all'(payload) {
    outside.asked.push(payload)
    return { boards: 0 }
  },
  'fetch-logo': async () => ({ stored: false }),
  'send-mail': async () => ({ sent: false }),
  'sync-newsletter': async () => ({ synced: 0 }),
  'send-alerts': async () => ({ digests: 0 }),
  'send-test-alert': async () => ({ outcome: 'written' }),
  sweep: async () => ({ enqueued: 0 }),
}

beforeAll(async () => {
  api = await createTestApi({ env: { SCRAPE_TIME_SCALE: '0.1' } })
  admin = await api.as(await api.a.user({ isAdmin: true }))
  workers = await startTestWorker(api, handlers, 3)
})
afterAll(async () => {
  await workers.stop()
  await api.close()
})
beforeEach(() => {
  Object.assign(outside, { scrape: async () => ({ outcome: 'done' }), adopt: fail, read: fail, asked: [] })
})

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? [error.status, error.message] : error),
  )
const asBoard = (id: number) => api.db.select().from(schema.boards).where(eq(schema.boards.id, id))
const scrape = (job_board_url: string, company_name = '', logo_url = '') =>
  admin.scrapeJobBoard({ company_name, job_board_url, logo_url })
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

// holds Part 2 §7 Admin: `GET /admin-api/load_job_board_data`
describe('load_job_board_data', () => {
  // holds Part 2 §2 Admin board scraping: A card per board: logo, name, link, counts, last scraped or Never, results
  // holds Part 2 §3: Job board record
  // holds Decisions §10: Board records carry state and reason
  test('gives each board with its listed jobs, its last scrape, its state and reason', async () => {
    const lastScrapedAt = new Date('2026-01-31T08:12:00Z')
    const board = await api.a.board({
      companyName: 'Aaa Academy',
      logoFile: 'pond.svg',
      lastScrapedAt,
      lastFound: 9,
      lastNew: 2,
      lastDeleted: 1,
      state: 'suspect',
      stateReason: 'Half of its jobs are missing.',
      stateSince: lastScrapedAt,
      restingUntil: new Date(Date.now() - 1_000),
    })
    await api.a.job({ boardId: board.id })
    await api.a.job({ boardId: board.id, unlistedReason: 'not_remote' })
    await api.a.board({ companyName: 'Aab removed', removedAt: new Date() })
    const { job_board_records } = await admin.loadJobBoardData({})
    expect(job_board_records).toEqual([
      {
        id: board.id,
        'Company Name': 'Aaa Academy',
        'Careers Website': board.careersUrl,
        Logo: [{ url: '/logos/pond.svg', thumbnails: { large: { url: '/logos/pond.svg' } } }],
        system: 'greenhouse',
        current_jobs_on_server: 1,
        date_last_scraped: '2026-01-31T08:12:00.000Z',
        scrape_results: {
          num_listings_found: 9,
          num_new_jobs: 2,
          num_deleted_jobs: 1,
          suspect: 'Half of its jobs are missing.',
        },
        state: 'suspect',
        reason: 'Half of its jobs are missing.',
        state_since: '2026-01-31T08:12:00.000Z',
        resting_until: null,
        permission: null,
        trouble: null,
        put_aside: null,
      },
    ])
  })
})

// holds Part 2 §7 Admin: `GET /admin-api/scrape_job_board`
describe('scrape_job_board', () => {
  // holds Decisions §10: Queue and result, or 202 after 60 seconds; the card polls
  test('puts a job on the queue and answers with its result; the list shows the new job at once', async () => {
    const board = await api.a.board({ lastScrapedAt: null, state: 'new' })
    await api.visitor().loadFrontEndJobs({})
    outside.scrape = async (id) => {
      await api.a.job({ boardId: id, title: 'Just scraped', freeTenth: true })
      await api.db
        .update(schema.boards)
        .set({ lastScrapedAt: new Date('2026-02-01T00:00:00Z'), lastFound: 3, lastNew: 1, lastDeleted: 0 })
        .where(eq(schema.boards.id, id))
      return { outcome: 'done' }
    }
    expect(await scrape(board.careersUrl)).toEqual({
      success: true,
      current_jobs_on_server: 1,
      date_last_scraped: '2026-02-01T00:00:00.000Z',
      scrape_results: { num_listings_found: 3, num_new_jobs: 1, num_deleted_jobs: 0, suspect: null },
    })
    expect(outside.asked).toEqual([{ boardId: board.id }])
    const { jobs } = await api.visitor().loadFrontEndJobs({})
    expect(jobs.map((job) => job['Job Title'])).toContain('Just scraped')
  })

  test.each([
    ['a slash at the end', (address: string) => `${address}/`],
    [
      'capitals in the host',
      (address: string) => address.replace('boards.greenhouse.io', 'Boards.Greenhouse.IO'),
    ],
    ['blanks around it', (address: string) => `  ${address} `],
  ])('knows a board by its address with %s', async (_name, spell) => {
    const board = await api.a.board()
    await scrape(spell(board.careersUrl))
    expect(outside.asked).toEqual([{ boardId: board.id }])
  })

  // holds Decisions §10: Queue and result, or 202 after 60 seconds; the card polls
  // holds Decisions §10: A second call joins the running scrape
  test('after 60 seconds it is 202 and pending; a second call joins the running scrape', async () => {
    const board = await api.a.board({ lastFound: 4, lastNew: 0, lastDeleted: 0 })
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    outside.scrape = async () => {
      await finished
      return { outcome: 'done' }
    }
    const query = new URLSearchParams({ job_board_url: board.careersUrl })
    const response = await admin.fetch(`/admin-api/scrape_job_board?${query}`)
    expect([response.status, await response.json()]).toMatchObject([
      202,
      { success: true, pending: true, message: 'Still scraping.', current_jobs_on_server: 0 },
    ])
    const second = scrape(board.careersUrl)
    await sleep(200)
    finish()
    expect(await second).toMatchObject({ success: true })
    expect(outside.asked).toHaveLength(1)
  })

  // holds Decisions §3: `422 unreadable_board`
  test('a board that cannot be read is 422 with the scrape’s own message', async () => {
    const board = await api.a.board()
    outside.scrape = async () => ({ outcome: 'failed', kind: 'blocked', message: 'robots.txt forbids it.' })
    expect(await failureOf(scrape(board.careersUrl))).toEqual([422, 'robots.txt forbids it.'])
  })

  // holds Decisions §10: An unknown address becomes a board, with the given name, or 422
  test('an unknown address becomes a board if its first read works, with the given name', async () => {
    outside.adopt = async ({ companyName }) => {
      const { id } = await api.a.board({ companyName, lastFound: 5, lastNew: 5, lastDeleted: 0 })
      return { outcome: 'done', boardId: id }
    }
    const address = 'https://jobs.lever.co/lilypad-demo-new'
    expect(await scrape(address, 'New Company', 'https://logo.example/a.png')).toMatchObject({
      scrape_results: { num_listings_found: 5, num_new_jobs: 5 },
    })
    expect(outside.asked).toEqual([
      { address, companyName: 'New Company', logoUrl: 'https://logo.example/a.png' },
    ])
  })

  // holds Decisions §10: An unknown address becomes a board, with the given name, or 422
  test('an unknown address that cannot be read is 422 and nothing is stored', async () => {
    const before = await api.db.$count(schema.boards)
    expect(await failureOf(scrape('https://nobody.example/careers'))).toEqual([422, gone.message])
    expect(await api.db.$count(schema.boards)).toBe(before)
  })

  test('no address is a 400', async () => {
    expect(await failureOf(scrape('  '))).toEqual([400, "The field 'job_board_url' must not be empty."])
  })

  test('a company’s name has at most 200 characters, as when it is edited', async () => {
    const why = "The field 'company_name' is too long."
    expect(await failureOf(scrape('https://boards.example/pond', 'x'.repeat(201)))).toEqual([400, why])
  })
})

// holds Part 2 §7 Admin: `POST /admin-api/scrape_raw`
describe('scrape_raw', () => {
  // holds Decisions §10: scrape_raw gives every posting, listed or not
  test('gives every posting found', async () => {
    const listings = [{ title: 'Tutor', url: 'https://jobs.example/1' }]
    outside.read = async () => ({ outcome: 'done', listings, incompleteReason: null })
    const reply = await admin.scrapeRaw({ job_board_url: 'https://jobs.example' })
    expect(reply).toEqual({ success: true, listings })
  })

  test('says why when it cannot, or not wholly', async () => {
    expect(await failureOf(admin.scrapeRaw({ job_board_url: 'https://jobs.example' }))).toEqual([
      422,
      gone.message,
    ])
    outside.read = async () => ({ outcome: 'done', listings: [], incompleteReason: 'Page 2 did not answer.' })
    const reply = await admin.scrapeRaw({ job_board_url: 'https://jobs.example' })
    expect(reply).toMatchObject({ listings: [], message: 'Page 2 did not answer.' })
  })
})

// holds Part 2 §7 Admin: `GET /admin-api/scrape_all_job_boards`
// holds Decisions §10: The loop starts once; else 409 and its sentence
test('scrape_all_job_boards starts the loop once; while it runs a second call is 409', async () => {
  await api.a.board()
  expect(await admin.scrapeAllJobBoards({})).toEqual({ success: true })
  expect(await failureOf(admin.scrapeAllJobBoards({}))).toEqual([
    409,
    'The scraping loop is already running.',
  ])
  await expect.poll(() => outside.asked).toEqual([{ loopId: 1 }])
})

// holds Part 2 §7 Admin: `POST /admin-api/delete_jobs_for_job_board`
// holds Decisions §7: Delete Server Jobs is soft
test('delete_jobs_for_job_board takes all jobs of the board off the list at once, softly', async () => {
  const board = await api.a.board()
  const job = await api.a.job({ boardId: board.id, freeTenth: true })
  await api.db.insert(schema.postings).values({
    boardId: board.id,
    externalId: '1',
    jobId: job.id,
    title: job.title,
    url: job.url,
    places: [],
    found: {} as never,
    contentHash: 'x',
    firstSeenAt: new Date(),
  })
  await admin.deleteJobsForJobBoard({ job_board_url: board.careersUrl })
  const { jobs } = await api.visitor().loadFrontEndJobs({})
  expect(jobs.map(({ id }) => id)).not.toContain(job.id)
  expect((await api.visitor().loadFrontEndJob({ id: job.id })).job['Date Deleted']).not.toBeNull()
  expect((await asBoard(board.id))[0]?.lastScrapedAt).toBeNull()
})

// holds Decisions §3: `POST /admin-api/resolve_suspect`
describe('resolve_suspect', () => {
  const address = (careersUrl: string, accept: boolean) => ({ job_board_url: careersUrl, accept })

  test('an admin’s word ends the suspicion', async () => {
    const board = await api.a.board({
      state: 'suspect',
      stateReason: 'Half is missing.',
      suspectSince: new Date(),
      suspectMissing: ['1'],
      lastFound: 1,
    })
    await admin.resolveSuspect(address(board.careersUrl, false))
    expect((await asBoard(board.id))[0]).toMatchObject({ state: 'live', suspectSince: null })
  })

  test('a board that is not suspect is 409, an unknown one 404', async () => {
    const board = await api.a.board()
    expect(await failureOf(admin.resolveSuspect(address(board.careersUrl, true)))).toEqual([
      409,
      'This board is not suspect.',
    ])
    expect(await failureOf(admin.resolveSuspect(address('https://nobody.example', true)))).toEqual([
      404,
      'There is no board with this address.',
    ])
  })
})

// holds Part 2 §7 Admin: `GET /admin-api/get_constant`
test('get_constant gives a constant by its name, null when nobody set it', async () => {
  await api.db.insert(schema.constants).values({ name: 'a_constant', value: 'Idle.' })
  expect((await admin.getConstant({ name: 'a_constant' })).value).toBe('Idle.')
  expect((await admin.getConstant({ name: 'another' })).value).toBeNull()
})
