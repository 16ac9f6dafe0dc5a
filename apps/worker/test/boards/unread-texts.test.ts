import { listBoardRecords, schema } from '@lilypad/db'
import { createClock } from '@lilypad/domain'
import { createFetching } from '@lilypad/fetching'
import { openParser } from '@lilypad/parsing'
import { makers, startLocalServer } from '@lilypad/testing'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { fetchBoard } from '../../src/boards/fetch-board.ts'
import { useWorker } from '../test-worker.ts'

let host: Awaited<ReturnType<typeof startLocalServer>>
const jobs = [1, 2, 3].map((id) => ({ id, jobOpeningName: `Tutor ${id}` }))
const tutors = Array.from({ length: 12 }, (_, at) => `https://careers.larch.example/jobs/online-tutor-${at}`)
const sitemap = `<urlset>${tutors.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`
const described = { '@type': 'JobPosting', title: 'Online Tutor', description: '<p>Teach.</p>' }
const page = `<script type="application/ld+json">${JSON.stringify(described)}</script>`
/** How many texts the site gives before it asks for proof of a person. */
let left = 0

function answerOf(path: string) {
  if (path.endsWith('/careers/list')) return { status: 200, body: { result: jobs } }
  if (path.endsWith('/sitemap.xml')) return { status: 200, body: sitemap }
  if (!path.includes('/jobs/online')) return { status: 404, body: {} }
  left -= 1
  const body = left < 0 ? '<script>window._cf_chl_opt</script>' : page
  return { status: 200, body, headers: { 'content-type': 'text/html' } }
}

beforeAll(async () => {
  host = await startLocalServer(({ path }) => answerOf(path))
})
afterAll(() => host.close())
const worker = useWorker(async () => ({ SCRAPE_REPLAY_ORIGIN: host.origin }))
beforeEach(() => worker.db.delete(schema.boards))

test('a board whose texts are lost says so to admins, in its row and in its history', async () => {
  const { id } = await makers(worker.db).board({ system: 'bamboohr', tenant: 'pond', state: 'new' })
  await worker.queue.ask('scrape-board', { boardId: id }, 60_000)
  const told = 'The texts of 3 of 3 postings could not be read.'
  expect(await listBoardRecords(worker.db)).toMatchObject([{ state: 'live', reason: told }])
  expect(await worker.db.select().from(schema.boardScrapes)).toMatchObject([
    { outcome: 'complete', found: 3, message: told },
  ])
})

test('a site that gives five texts a reading is complete, and each posting gets its text in turn', async () => {
  const { id } = await makers(worker.db).board({ system: 'pageup-sites', tenant: 'careers.larch.example' })
  for (const texts of [5, 10, 12]) {
    left = 5
    await worker.queue.ask('scrape-board', { boardId: id }, 60_000)
    const postings = await worker.db.select().from(schema.postings)
    expect(postings).toHaveLength(12)
    expect(postings.filter(({ html }) => html !== null)).toHaveLength(texts)
  }
  const scrapes = await worker.db.select().from(schema.boardScrapes).orderBy(schema.boardScrapes.id)
  expect(scrapes.map(({ outcome }) => outcome)).toEqual(['complete', 'complete', 'complete'])
  expect(scrapes[0]?.message).toBe(
    'The texts of 7 postings could not be read: careers.larch.example asks for proof that a person is reading.',
  )
})

test('a reading that used up its ten minutes is incomplete, whatever its reader made of it', async () => {
  const options = { userAgent: 'Lilypad/1.0', allowPrivate: true, replayOrigin: host.origin }
  const fetching = createFetching({ ...options, clock: createClock({ timeScale: 1, paceScale: 0 }) })
  const parser = openParser({ threads: 1 })
  onTestFinished(async () => void (await Promise.all([fetching.close(), parser.close()])))
  const told = 'Reading this board took longer than 10 minutes.'
  const slow = {
    ...fetching,
    openBoard: (board: object) => ({ ...fetching.openBoard(board), overrun: () => told }),
  }
  const board = { system: 'bamboohr', tenant: 'pond' }
  expect(await fetchBoard({ fetching, parser }, board)).toMatchObject({ complete: true })
  const late = await fetchBoard({ fetching: slow, parser }, board)
  expect(late).toMatchObject({ postings: { length: 3 }, complete: false, incompleteReason: told })
})
