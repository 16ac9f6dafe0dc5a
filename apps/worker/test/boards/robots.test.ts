import { allowBoard, findBoard, findBoardByKey, listBoardRecords, schema } from '@lilypad/db'
import { makers, startLocalServer } from '@lilypad/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { useWorker } from '../test-worker.ts'

let host: Awaited<ReturnType<typeof startLocalServer>>
const offer = {
  id: 1,
  title: 'Tutor',
  careers_url: 'https://pond.recruitee.com/o/1',
  status: 'published',
  location: 'Remote',
  remote: true,
  description: '<p>Teach.</p>',
}

beforeAll(async () => {
  host = await startLocalServer(({ path }) =>
    path.endsWith('/robots.txt')
      ? { status: 200, body: 'User-agent: *\nDisallow: /', headers: { 'content-type': 'text/plain' } }
      : { status: 200, body: { offers: [offer] } },
  )
})
afterAll(() => host.close())
const worker = useWorker(async () => ({ SCRAPE_REPLAY_ORIGIN: host.origin }))
beforeEach(async () => {
  await worker.db.delete(schema.boards)
  await worker.db.delete(schema.jobs)
})

const REFUSAL =
  'Blocked by robots.txt of pond.recruitee.com ("Disallow: /"): this page is not allowed to be read.'
const KEY = { system: 'recruitee', tenant: 'pond' }
const HOUR = 60 * 60 * 1000
const scrape = (boardId: number) => worker.queue.ask('scrape-board', { boardId }, 60_000)
const allow = (boardId: number, hours: number) =>
  allowBoard(worker.db, boardId, {
    allowedBy: 'Ann of Pond',
    allowedNote: 'By e-mail.',
    allowedAt: new Date(),
    allowedUntil: new Date(Date.now() + hours * HOUR),
  })
async function standing() {
  const [board] = await listBoardRecords(worker.db)
  return { state: board?.state, reason: board?.reason, jobs: board?.jobsOnServer }
}
const FORBIDDEN = { state: 'disallowed', reason: REFUSAL }

test('a board that robots.txt forbids is read once its employer allowed it, and refused after that ends', async () => {
  const { id } = await makers(worker.db).board({ ...KEY, state: 'new', lastScrapedAt: null })
  await scrape(id)
  expect(await standing()).toEqual({ ...FORBIDDEN, jobs: 0 })
  await allow(id, 1)
  await scrape(id)
  expect(await standing()).toEqual({ state: 'live', reason: null, jobs: 1 })
  await allow(id, -1)
  await scrape(id)
  expect(await standing()).toEqual({ ...FORBIDDEN, jobs: 1 })
})

test('an unknown board that robots.txt forbids is added unread, so that its employer’s word can be recorded', async () => {
  const address = 'https://pond.recruitee.com/'
  const adoption = { address, companyName: 'Pond', logoUrl: '' }
  const answer = await worker.queue.ask('adopt-board', adoption, 60_000)
  expect(answer).toMatchObject({
    done: true,
    result: { outcome: 'failed', message: expect.stringMatching(/^Blocked by robots\.txt .* was added/) },
  })
  const board = await findBoardByKey(worker.db, KEY)
  expect(board).toMatchObject({ companyName: 'Pond', state: 'disallowed' })
  await allow(board?.id ?? 0, 1)
  await scrape(board?.id ?? 0)
  expect(await findBoard(worker.db, board?.id ?? 0)).toMatchObject({ state: 'live', lastFound: 1 })
})
