import { listBoardRecords, schema } from '@lilypad/db'
import { makers, startLocalServer } from '@lilypad/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useWorker } from '../test-worker.ts'

let host: Awaited<ReturnType<typeof startLocalServer>>
const jobs = [1, 2, 3].map((id) => ({ id, jobOpeningName: `Tutor ${id}` }))

beforeAll(async () => {
  host = await startLocalServer(({ path }) =>
    path.endsWith('/careers/list') ? { status: 200, body: { result: jobs } } : { status: 404, body: {} },
  )
})
afterAll(() => host.close())
const worker = useWorker(async () => ({ SCRAPE_REPLAY_ORIGIN: host.origin }))

test('a board whose texts are lost says so to admins, in its row and in its history', async () => {
  const { id } = await makers(worker.db).board({ system: 'bamboohr', tenant: 'pond', state: 'new' })
  await worker.queue.ask('scrape-board', { boardId: id }, 60_000)
  const told = 'The texts of 3 of 3 postings could not be read.'
  expect(await listBoardRecords(worker.db)).toMatchObject([{ state: 'live', reason: told }])
  expect(await worker.db.select().from(schema.boardScrapes)).toMatchObject([
    { outcome: 'complete', found: 3, message: told },
  ])
})
