import { once } from 'node:events'
import { createServer } from 'node:http'
import { findBoard, listBoardRecords, schema } from '@lilypad/db'
import { makers } from '@lilypad/testing'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { useWorker } from '../test-worker.ts'

/** What the boards' hosts answer, by host and path; 404 to anything else. */
const answers = new Map<string, string>()
const server = createServer((request, reply) => {
  const body = answers.get(request.url?.slice(1).split('?')[0] ?? '')
  reply.writeHead(body === undefined ? 404 : 200).end(body)
})
afterAll(() => server.close())
const worker = useWorker(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The boards have no port.')
  return { SCRAPE_REPLAY_ORIGIN: `http://127.0.0.1:${address.port}` }
})
afterEach(async () => {
  answers.clear()
  await worker.db.delete(schema.boards)
  await worker.db.delete(schema.jobs)
})

const scrape = (boardId: number) => worker.queue.ask('scrape-board', { boardId }, 60_000)
async function scrapeLater(boardId: number) {
  await worker.db.execute(sql`update boards set suspect_since = suspect_since - interval '1 hour'`)
  await scrape(boardId)
}
const jobsOf = async (id: number) =>
  (await listBoardRecords(worker.db)).find((board) => board.id === id)?.jobsOnServer
async function boardWith(system: string, tenant: string, jobs: number) {
  const { id } = await makers(worker.db).board({ system, tenant, careersUrl: `https://${tenant}.example/` })
  await scrape(id)
  expect(await jobsOf(id)).toBe(jobs)
  return id
}

const smartrecruiters = 'api.smartrecruiters.com/v1/companies/pond/postings'
const company = { identifier: 'pond', name: 'Pond' }
const location = { remote: true }
function list(...ids: string[]) {
  const content = ids.map((id) => ({ id, name: `Online Tutor ${id}`, company, location }))
  answers.set(smartrecruiters, JSON.stringify({ totalFound: ids.length, content }))
}
function detail(id: string, more = {}) {
  const text = `<p>Teach class ${id} online.</p>`
  const jobAd = { sections: { jobDescription: { title: null, text } } }
  answers.set(`${smartrecruiters}/${id}`, JSON.stringify({ ...more, jobAd }))
}

test('a company that SmartRecruiters shows no postings of keeps its jobs while one of their own answers is there', async () => {
  list('1', '2')
  for (const one of ['1', '2']) detail(one)
  const id = await boardWith('smartrecruiters', 'pond', 2)
  list()
  answers.delete(`${smartrecruiters}/1`)
  for (const look of [scrape, scrapeLater, scrapeLater]) await look(id)
  expect(await findBoard(worker.db, id)).toMatchObject({ state: 'live', suspectSince: null })
  expect(await jobsOf(id)).toBe(2)
})

test('a company that SmartRecruiters shows no postings of loses its jobs when each says at two looks that it has ended', async () => {
  list('1', '2')
  for (const one of ['1', '2']) detail(one)
  const id = await boardWith('smartrecruiters', 'pond', 2)
  list()
  answers.delete(`${smartrecruiters}/1`)
  detail('2', { active: false })
  await scrape(id)
  expect(await findBoard(worker.db, id)).toMatchObject({ state: 'suspect' })
  expect(await jobsOf(id)).toBe(2)
  await scrapeLater(id)
  expect(await findBoard(worker.db, id)).toMatchObject({ state: 'live' })
  expect(await jobsOf(id)).toBe(0)
})

test('a company that Cornerstone states no postings of loses its jobs at a second look, and none by an error', async () => {
  const search = 'us.api.csod.com/rec-job-search/external/jobs'
  const state = (totalCount: number | null, ...ids: number[]) => {
    const requisitions = ids.map((id) => ({
      requisitionId: id,
      displayJobTitle: `Online Tutor ${id} (Remote)`,
    }))
    answers.set(search, JSON.stringify({ status: 'Success', data: { totalCount, requisitions } }))
  }
  answers.set('fern.csod.com/ux/ats/careersite/1/home', '{"token":"t"} https://us.api.csod.com')
  state(2, 1, 2)
  const id = await boardWith('cornerstone', 'fern/1/fern', 2)
  state(null)
  for (const look of [scrape, scrapeLater, scrapeLater]) await look(id)
  expect(await jobsOf(id)).toBe(2)
  state(0)
  await scrape(id)
  expect(await findBoard(worker.db, id)).toMatchObject({ state: 'suspect' })
  expect(await jobsOf(id)).toBe(2)
  await scrapeLater(id)
  expect(await jobsOf(id)).toBe(0)
})

const site = 'careers.larch.example'
const posting = (number: number) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'JobPosting',
    title: `Online Tutor ${number}`,
    description: `<p>Teach class ${number}.</p>`,
    jobLocationType: 'TELECOMMUTE',
  })}</script>`
const sitemap = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>https://${site}${path}</loc></url>`).join('')}</urlset>`
async function pageupSite() {
  answers.set(`${site}/sitemap.xml`, sitemap('/about', '/jobs/online-tutor-1', '/jobs/online-tutor-2'))
  for (const one of [1, 2]) answers.set(`${site}/jobs/online-tutor-${one}`, posting(one))
  answers.set(`${site}/jobs/search`, posting(9))
  return boardWith('pageup-sites', site, 2)
}

test.each([
  ['is not there', null],
  ['is empty', sitemap()],
  ['is a web page', '<html><body>We are back soon.</body></html>'],
])('a PageUp site whose sitemap %s stays one, and keeps its jobs', async (_, body) => {
  const id = await pageupSite()
  if (body === null) answers.delete(`${site}/sitemap.xml`)
  else answers.set(`${site}/sitemap.xml`, body)
  for (const look of [scrape, scrapeLater, scrapeLater]) await look(id)
  expect(await findBoard(worker.db, id)).toMatchObject({ system: 'pageup-sites', state: 'changed' })
  expect(await jobsOf(id)).toBe(2)
})

test('a PageUp site whose sitemap names other pages alone loses its jobs at a second look', async () => {
  const id = await pageupSite()
  answers.set(`${site}/sitemap.xml`, sitemap('/about'))
  await scrape(id)
  expect(await findBoard(worker.db, id)).toMatchObject({ system: 'pageup-sites', state: 'suspect' })
  expect(await jobsOf(id)).toBe(2)
  await scrapeLater(id)
  expect(await jobsOf(id)).toBe(0)
})
