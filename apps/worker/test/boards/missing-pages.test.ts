import { once } from 'node:events'
import { createServer } from 'node:http'
import { findBoard, listBoardRecords, schema } from '@lilypad/db'
import { makers } from '@lilypad/testing'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { useWorker } from '../test-worker.ts'

const described = (title: string) =>
  `<html><body><script type="application/ld+json">${JSON.stringify({
    '@type': 'JobPosting',
    title,
    description: '<p>Teach online.</p>',
    jobLocationType: 'TELECOMMUTE',
  })}</script></body></html>`
const entry = (path: string, day: string) =>
  `<url><loc>https://pond.example${path}</loc><lastmod>2026-11-${day}</lastmod></url>`

/** A site whose sitemap names two postings, and what the page of the second one answers. */
let tutor: { day: string; answer: 'shown' | 'missing' | 'home' }
const server = createServer((request, reply) => {
  const path = (request.url ?? '').replace('/pond.example', '')
  const pages: Record<string, string> = {
    '/': described('Featured'),
    '/careers': '<html><body><h1>Careers</h1></body></html>',
    '/sitemap.xml': `<urlset>${entry('/jobs/editor', '01')}${entry('/jobs/tutor', tutor.day)}</urlset>`,
    '/jobs/editor': described('Editor'),
    ...(tutor.answer === 'shown' && { '/jobs/tutor': described('Tutor') }),
  }
  if (path === '/jobs/tutor' && tutor.answer === 'home')
    reply.writeHead(302, { location: 'https://pond.example/' }).end()
  else reply.writeHead(pages[path] ? 200 : 404, { 'content-type': 'text/html' }).end(pages[path])
})

let origin = ''
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The site has no port.')
  origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
const worker = useWorker(async () => ({ SCRAPE_REPLAY_ORIGIN: origin }))
afterEach(async () => {
  await worker.db.delete(schema.boards)
  await worker.db.delete(schema.jobs)
})

const page = 'https://pond.example/careers'
async function scrape(boardId: number) {
  await worker.queue.ask('scrape-board', { boardId }, 60_000)
  const board = await findBoard(worker.db, boardId)
  const record = (await listBoardRecords(worker.db)).find(({ id }) => id === boardId)
  return [board?.state, record?.jobsOnServer]
}
const anHourLater = () =>
  worker.db.execute(sql`update boards set suspect_since = suspect_since - interval '1 hour'`)

async function withTutor() {
  tutor = { day: '02', answer: 'shown' }
  const board = await makers(worker.db).board({ system: 'web-page', tenant: page, careersUrl: page })
  expect(await scrape(board.id)).toEqual(['live', 2])
  return board
}

test('a job whose page is not there, though the sitemap names it, ends at a second look', async () => {
  const { id } = await withTutor()
  tutor = { day: '03', answer: 'missing' }
  expect(await scrape(id)).toEqual(['suspect', 2])
  expect(await scrape(id)).toEqual(['suspect', 2])
  await anHourLater()
  // Its row is as it was when its page was read: it is asked for all the same.
  tutor = { day: '02', answer: 'missing' }
  expect(await scrape(id)).toEqual(['live', 1])
  // It stays closed until its page describes it.
  expect(await scrape(id)).toEqual(['live', 1])
  tutor = { day: '02', answer: 'shown' }
  expect(await scrape(id)).toEqual(['live', 2])
})

test('a job whose page was not there once stays', async () => {
  const { id } = await withTutor()
  tutor = { day: '03', answer: 'missing' }
  expect(await scrape(id)).toEqual(['suspect', 2])
  await anHourLater()
  tutor = { day: '03', answer: 'shown' }
  expect(await scrape(id)).toEqual(['live', 2])
})

test('a job whose page leads home, though the sitemap names it, ends at a second look', async () => {
  const { id } = await withTutor()
  tutor = { day: '03', answer: 'home' }
  expect(await scrape(id)).toEqual(['suspect', 2])
  await anHourLater()
  expect(await scrape(id)).toEqual(['live', 1])
  expect(await scrape(id)).toEqual(['live', 1])
})
