import { schema } from '@lilypad/db'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Browser, type TestApi, useApi } from '../create-test-api.ts'
import { type PostingTimes, putPosting } from './put-posting.ts'

let visitor: Browser
let paid: Browser
const api = useApi()
beforeAll(async () => {
  visitor = api.visitor()
  paid = await api.as(await api.a.subscriber())
})

const daysAgo = (days: number) => new Date(Date.UTC(2026, 5, 30) - days * 24 * 60 * 60 * 1000)
const DELETED = { unlistedReason: 'deleted', deletedAt: new Date() } as const
const titlesOf = (jobs: { 'Job Title': string }[]) => jobs.map((job) => job['Job Title'])

type More = Parameters<TestApi['a']['job']>[0]
/** A job on a board, seen from one day to another; still on it without the second. */
async function put(board: { id: number; companyName: string }, times: PostingTimes, more: More = {}) {
  const job = await api.a.job({ boardId: board.id, companyName: board.companyName, ...more })
  await putPosting(api, { boardId: board.id, jobId: job.id }, times)
  return job
}
const putClosed = (board: { id: number; companyName: string }, from: number, to: number) =>
  put(board, { firstSeenAt: daysAgo(from), goneAt: daysAgo(to) }, DELETED)

// holds Decisions §3 Added calls: Jobs: `GET /api/load_company`
describe('load_company', () => {
  test('gives as many jobs as a page shows, and counts all', async () => {
    const board = await api.a.board({ companyName: 'Vast' })
    const job = await api.a.job({ boardId: board.id, companyName: 'Vast', title: 'Featured', featured: true })
    const { id: _, ...columns } = job
    await api.db
      .insert(schema.jobs)
      .values(Array.from({ length: 600 }, () => ({ ...columns, featured: false })))
    const { jobs, open_jobs } = await paid.loadCompany({ company: 'Vast' })
    expect([jobs.length, jobs[0]?.['Job Title'], open_jobs]).toEqual([600, 'Featured', 601])
  })

  test('gives the rows of the list, its logo, site and boards, and how often it states pay', async () => {
    const lastScrapedAt = new Date('2026-06-03T12:00:00.000Z')
    const of = { companyName: 'Whole', lastScrapedAt, logoFile: 'whole.svg' }
    const board = await api.a.board({ ...of, careersUrl: 'https://whole.example/careers' })
    const empty = await api.a.board({ companyName: 'Whole', lastScrapedAt: null })
    await put(board, { firstSeenAt: daysAgo(9) }, { salaryRange: '$50,000', approvedAt: daysAgo(1) })
    await put(board, { firstSeenAt: daysAgo(9) }, { salaryMax: 60_000, featured: true })
    await put(board, { firstSeenAt: daysAgo(9) }, { title: 'Says no pay', approvedAt: daysAgo(3) })
    await put(board, { firstSeenAt: daysAgo(9) }, { unlistedReason: 'not_remote', approvedAt: null })
    const { jobs, ...reply } = await paid.loadCompany({ company: 'Whole' })
    expect(reply).toEqual({
      success: true,
      company: 'Whole',
      company_logo_filename: 'whole.svg',
      site: 'https://whole.example/careers',
      open_jobs: 3,
      closed_jobs: 0,
      median_days_open: null,
      states_pay: { count: 2, total: 3 },
      boards: [
        {
          name: 'Whole',
          system: 'greenhouse',
          address: 'https://whole.example/careers',
          last_checked: '2026-06-03T12:00:00.000Z',
          postings: 4,
        },
        {
          name: 'Whole',
          system: 'greenhouse',
          address: empty.careersUrl,
          last_checked: null,
          postings: 0,
        },
      ],
    })
    const list = await paid.loadFrontEndJobs({})
    expect(jobs).toEqual(list.jobs.filter((job) => job['Company Name'] === 'Whole'))
    expect(jobs).toHaveLength(3)
  })

  test('names as its site no board of another employer that shows its jobs', async () => {
    const board = await api.a.board({ companyName: 'Umbrella' })
    await put(board, { firstSeenAt: daysAgo(9) }, { companyName: 'Under it' })
    expect(await paid.loadCompany({ company: 'Under it' })).toMatchObject({
      site: null,
      boards: [{ name: 'Umbrella' }],
    })
  })

  // holds Decisions §4: Visitors and free members: the free tenth and featured jobs
  test('shows each tier the jobs that it may see, and the same figures', async () => {
    const board = await api.a.board({ companyName: 'Tiers' })
    const approved = (days: number) => ({ approvedAt: daysAgo(days) })
    await put(board, { firstSeenAt: daysAgo(9) }, { title: 'Free', freeTenth: true, ...approved(1) })
    await put(board, { firstSeenAt: daysAgo(9) }, { title: 'Of members', salaryMax: 1, ...approved(2) })
    const free = await api.as(await api.a.user())
    for (const [browser, titles] of [
      [visitor, ['Free']],
      [free, ['Free']],
      [paid, ['Free', 'Of members']],
    ] as const) {
      const reply = await browser.loadCompany({ company: 'Tiers' })
      expect([titlesOf(reply.jobs), reply.open_jobs, reply.states_pay]).toEqual([
        titles,
        2,
        { count: 1, total: 2 },
      ])
    }
  })

  test('knows an employer whose jobs the caller may not see, and one that has but a board', async () => {
    await api.a.job({ companyName: 'Members only' })
    await api.a.board({ companyName: 'Board only' })
    expect(await visitor.loadCompany({ company: 'Members only' })).toMatchObject({
      jobs: [],
      open_jobs: 1,
      site: null,
      boards: [],
    })
    expect(await visitor.loadCompany({ company: 'board-only' })).toMatchObject({ jobs: [], open_jobs: 0 })
  })

  test('names as its board one of another name that shows its job', async () => {
    const board = await api.a.board({ companyName: 'Foundation', careersUrl: 'https://shared.example' })
    await put(board, { firstSeenAt: daysAgo(9) }, { companyName: 'School' })
    await api.a.board({ companyName: 'School', removedAt: new Date() })
    const { boards } = await visitor.loadCompany({ company: 'School' })
    expect(boards.map(({ name, address }) => [name, address])).toEqual([
      ['Foundation', 'https://shared.example'],
    ])
  })
})

describe('an unknown employer is a 404', () => {
  test.each([
    'Nobody',
    '%',
    '_',
    '/',
    '../..',
    `'; drop table jobs; --`,
    '"quoted"',
    '🐸',
    'x'.repeat(300),
    '__proto__',
  ])('%s', async (company) => {
    await expect(visitor.loadCompany({ company })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('so is one whose jobs are all gone and whose board was removed', async () => {
    const board = await api.a.board({ companyName: 'Gone', removedAt: new Date() })
    await putClosed(board, 20, 10)
    await expect(visitor.loadCompany({ company: 'Gone' })).rejects.toMatchObject({ code: 'not_found' })
  })

  test.each(['', '   ', 'x'.repeat(501)])('no name is a 400: %j', async (company) => {
    await expect(visitor.loadCompany({ company })).rejects.toMatchObject({ code: 'bad_request' })
  })
})

describe('an employer is found by its exact name or its slug', () => {
  test.each([
    ['Pond & Co', 'Pond & Co'],
    ['pond-co', 'Pond & Co'],
    ['POND, CO', 'Pond & Co'],
    ['Pond Co', 'Pond Co'],
    ['ecole-superieure', 'École Supérieure'],
    ['100% Math/Science "Lab"', '100% Math/Science "Lab"'],
    ['100-math-science-lab', '100% Math/Science "Lab"'],
    ["Reed's 🐸", "Reed's 🐸"],
    ['🐸🐸', '🐸🐸'],
    [`${'long '.repeat(60)}name`, `${'long '.repeat(60)}name`],
  ])('%s', async (asked, name) => {
    const names = ['Pond & Co', 'Pond & Co', 'Pond Co', 'École Supérieure', '100% Math/Science "Lab"']
    await api.db.delete(schema.jobs)
    for (const companyName of [...names, "Reed's 🐸", '🐸🐸', `${'long '.repeat(60)}name`])
      await api.a.job({ companyName, freeTenth: true })
    expect((await visitor.loadCompany({ company: asked })).company).toBe(name)
  })
})

test('unknown names, for which all are read, are looked for one after the other for a caller', async () => {
  const asked = Array.from({ length: 30 }, () => visitor.loadCompany({ company: 'nobody' }))
  const refused = (await Promise.allSettled(asked)).map(
    (one) => one.status === 'rejected' && one.reason.status,
  )
  expect(new Set(refused)).toEqual(new Set([404, 429]))
})

describe('how long jobs are open', () => {
  const median = async (company: string) => {
    const reply = await visitor.loadCompany({ company })
    return [reply.closed_jobs, reply.median_days_open]
  }

  test('is the median of five jobs or more that were opened and closed under our eyes', async () => {
    const board = await api.a.board({ companyName: 'Watched' })
    await put(board, { firstSeenAt: daysAgo(100) })
    for (const days of [3, 10, 21, 30]) await putClosed(board, 50, 50 - days)
    expect(await median('Watched')).toEqual([4, null])
    await putClosed(board, 50, 10)
    expect(await median('Watched')).toEqual([5, 21])
  })

  test('leaves out jobs that the board showed at its first scrape, and counts them as closed', async () => {
    const board = await api.a.board({ companyName: 'There before' })
    for (const days of [1, 2, 3, 4, 5, 6]) await putClosed(board, 100, 100 - days)
    expect(await median('There before')).toEqual([6, null])
  })

  test('leaves out jobs that were never listed, those still on a board, and what an admin deleted', async () => {
    const board = await api.a.board({ companyName: 'Left out' })
    const other = await api.a.board({ companyName: 'Left out' })
    await put(board, { firstSeenAt: daysAgo(100) })
    for (const days of [1, 2, 3, 4]) await putClosed(board, 50, 50 - days)
    await put(board, { firstSeenAt: daysAgo(50), goneAt: daysAgo(20) }, { ...DELETED, approvedAt: null })
    await put(board, { firstSeenAt: daysAgo(50) }, DELETED)
    const onBoth = await put(board, { firstSeenAt: daysAgo(50), goneAt: daysAgo(20) }, DELETED)
    await putPosting(api, { boardId: other.id, jobId: onBoth.id }, { firstSeenAt: daysAgo(50) })
    const imported = await api.a.job({ companyName: 'Left out', ...DELETED })
    await putPosting(
      api,
      { boardId: null, jobId: imported.id },
      { firstSeenAt: daysAgo(50), goneAt: daysAgo(9) },
    )
    expect(await median('Left out')).toEqual([4, null])
  })

  test('goes from the first board that showed a job to the last that dropped it', async () => {
    const board = await api.a.board({ companyName: 'Two boards' })
    const other = await api.a.board({ companyName: 'Two boards' })
    for (const { id } of [board, other]) await put({ ...board, id }, { firstSeenAt: daysAgo(100) })
    for (const _ of [1, 2, 3, 4, 5]) {
      const job = await putClosed(board, 50, 40)
      const times = { firstSeenAt: daysAgo(45), goneAt: daysAgo(20) }
      await putPosting(api, { boardId: other.id, jobId: job.id }, times)
    }
    expect(await median('Two boards')).toEqual([5, 30])
  })
})
