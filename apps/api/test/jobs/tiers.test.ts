import { type Call, calls } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'

/** Occurs in every field of every job outside the free subset. */
const SECRET = 'zzsecretzz'
let hidden: { id: number }
let browsers: Record<'visitor' | 'free' | 'pastDue' | 'paid' | 'redeemed' | 'admin', Browser>

const secretJob = () => ({
  title: `${SECRET} title`,
  companyName: `${SECRET} company`,
  url: `https://jobs.example.com/${SECRET}`,
  travelDetails: `${SECRET} travel`,
  locations: [`${SECRET} place`],
  salaryRange: `${SECRET} pay`,
  salaryMax: 987_654_321,
  description: `${SECRET} description`,
  summary: `${SECRET} summary`,
  stackId: `${SECRET}-stack`,
  logoOneOff: `${SECRET}.png`,
})

async function makeJobs() {
  const board = await api.a.board({ companyName: `${SECRET} company` })
  const job = await api.a.job({ ...secretJob(), boardId: board.id })
  await api.a.job({ ...secretJob(), boardId: board.id, unlistedReason: 'deleted', deletedAt: new Date() })
  await api.a.job({ title: 'A featured job', featured: true })
  await api.a.job({ title: 'A job of the tenth', freeTenth: true })
  await api.a.job({ title: 'A hybrid job', freeTenth: true, unlistedReason: 'not_remote', approvedAt: null })
  return job
}

async function makeBrowsers(): Promise<typeof browsers> {
  const redeemed = await api.a.user()
  const code = await api.a.redemptionCode()
  const expiresAt = new Date(Date.now() + 60_000)
  await api.db
    .insert(schema.redemptions)
    .values({ codeId: code.id, userId: redeemed.id, startsAt: new Date(), expiresAt })
  return {
    visitor: api.visitor(),
    free: await api.as(await api.a.user()),
    pastDue: await api.as(await api.a.subscriber({}, { status: 'past_due', pastDueSince: new Date(0) })),
    paid: await api.as(await api.a.subscriber()),
    redeemed: await api.as(redeemed),
    admin: await api.as(await api.a.user({ isAdmin: true })),
  }
}

const api = useApi({ env: { SCRAPE_TIME_SCALE: '0.001' } })
beforeAll(async () => {
  hidden = await makeJobs()
  browsers = await makeBrowsers()
})

const WITHOUT = ['visitor', 'free', 'pastDue'] as const
const WITH = ['paid', 'redeemed', 'admin'] as const

/** The data that a call needs for a full reply, besides the id of the hidden job. */
const REQUESTS: Record<string, unknown> = {
  name: 'job_board_scrape_status',
  accept: true,
  state: '{}',
  sort: 'date',
}
function ask(browser: Browser, call: Call, id: number) {
  const fields = { id, job_board_url: 'https://boards.greenhouse.io/nobody', ...REQUESTS }
  if (call.method === 'GET') {
    const query = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)])
    return browser.fetch(`${call.path}?${new URLSearchParams(query)}`)
  }
  const headers = { 'content-type': 'application/json' }
  return browser.fetch(call.path, { method: 'POST', headers, body: JSON.stringify(fields) })
}

// holds Decisions §4: No field of a job outside it is ever sent
describe('the server never sends a visitor or a free member any field of a job outside the free subset', () => {
  test.each(WITHOUT)('walking every reply as %s', async (who) => {
    for (const call of Object.values<Call>(calls)) {
      const text = await (await ask(browsers[who], call, hidden.id)).text()
      expect([call.path, text.includes(SECRET) || text.includes('987654321')]).toEqual([call.path, false])
    }
  })

  // holds Decisions §4: No field of a job outside it is ever sent
  test('the check works: the same replies for a premium member do hold it', async () => {
    const seen: string[] = []
    for (const call of [calls.loadFrontEndJobs, calls.loadFrontEndJob, calls.searchJobs] as Call[])
      if ((await (await ask(browsers.paid, call, hidden.id)).text()).includes(SECRET)) seen.push(call.path)
    expect(seen).toEqual(['/api/load_front_end_jobs', '/api/load_front_end_job', '/api/search_jobs'])
  })

  // holds Decisions §4: `load_front_end_job` answers 404 for it
  test.each(WITHOUT)(
    'load_front_end_job answers 404 for it, as for a job that never was: %s',
    async (who) => {
      const missing = { success: false, message: 'This job is not available.' }
      for (const id of [hidden.id, 123_456_789])
        for (const path of ['load_front_end_job', 'on_job_click']) {
          const response = await browsers[who].fetch(`/api/${path}?id=${id}`)
          expect([response.status, await response.json()]).toEqual([404, missing])
        }
    },
  )

  // holds Part 1 §1: Free members see a subset and are nudged to upgrade
  // holds Part 2 §1: Free users: subset, banner, no saved searches
  test.each(WITHOUT)('the list holds the featured jobs and the tenth, and no other: %s', async (who) => {
    const { jobs } = await browsers[who].loadFrontEndJobs({})
    expect(jobs.map((job) => job['Job Title'])).toEqual(['A featured job', 'A job of the tenth'])
  })
})

// holds Part 1 §6: Paid member: full listings, Membership, all newsletters
// holds Part 2 §6: Paid: all of it
test.each(WITH)('premium by any way sees every listed job: %s', async (who) => {
  const { jobs } = await browsers[who].loadFrontEndJobs({})
  expect(jobs.map((job) => job['Job Title'])).toEqual([
    'A featured job',
    'A job of the tenth',
    `${SECRET} title`,
  ])
})

// holds Decisions §2: One compressed body per tier and role, strong ETag, private and no-cache
test('the list of members has an ETag of its own, and is no 304 for who may not see it', async () => {
  const path = '/api/load_front_end_jobs'
  const etag = (await browsers.paid.fetch(path)).headers.get('etag') ?? ''
  expect(etag).toMatch(/^".+"$/)
  for (const who of WITHOUT) {
    const response = await browsers[who].fetch(path, { headers: { 'if-none-match': etag } })
    expect([who, response.status]).toEqual([who, 200])
    expect(response.headers.get('etag')).not.toBe(etag)
  }
})

test('a job that was never listed has no page for anybody', async () => {
  const rows = await api.db.select({ id: schema.jobs.id, title: schema.jobs.title }).from(schema.jobs)
  const hybrid = rows.find(({ title }) => title === 'A hybrid job')
  expect((await browsers.admin.fetch(`/api/load_front_end_job?id=${hybrid?.id}`)).status).toBe(404)
})
