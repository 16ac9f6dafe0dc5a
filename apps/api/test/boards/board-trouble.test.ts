import { listDeskCases, schema } from '@lilypad/db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { failureOf } from '../admin/desk-boards.ts'
import { type Browser, createTestApi, type TestApi } from '../create-test-api.ts'

const HOUR = 60 * 60 * 1000
const TEXT = 'Its last three checks found 4, 3 and 2 postings; 12 are usual.'
const NOTHING = 'Its last three checks found no postings; 12 are usual.'
let api: TestApi
let admin: Browser
let boardId: number

beforeAll(async () => {
  api = await createTestApi()
  admin = await api.as(await api.a.user({ isAdmin: true }))
})
afterAll(() => api.close())

/** Its scrapes of the last hours, the oldest first. */
async function scrape(...counts: number[]) {
  const at = (index: number) => new Date(Date.now() - (counts.length - index) * HOUR)
  await api.db.delete(schema.boardScrapes)
  await api.db.insert(schema.boardScrapes).values(
    counts.map((found, index) => ({
      ...{ boardId, found, outcome: 'complete' as const },
      ...{ startedAt: at(index), finishedAt: at(index) },
    })),
  )
}

beforeEach(async () => {
  await api.db.delete(schema.boards)
  boardId = (await api.a.board({ companyName: 'Pond' })).id
  await scrape(12, 12, 12, 4, 3, 2)
})

async function shown() {
  const [record] = (await admin.loadJobBoardData({})).job_board_records
  const desk = (await listDeskCases(api.db, new Date())).filter((one) => one.boardId === boardId)
  return { trouble: record?.trouble, aside: record?.put_aside, cases: desk.length }
}

// holds Decisions §3 Added calls: Boards: `POST /admin-api/put_trouble_aside`
describe('put_trouble_aside', () => {
  test('takes a board’s trouble off the top and off the desk until it changes again; the audit log says so', async () => {
    expect(await shown()).toEqual({ trouble: TEXT, aside: null, cases: 1 })
    const { job_board_record: record } = await admin.putTroubleAside({ id: boardId, days: null })
    expect(record).toMatchObject({ trouble: null, put_aside: { trouble: TEXT, until: null } })
    expect(await shown()).toEqual({ trouble: null, aside: record.put_aside, cases: 0 })
    const { entries } = await admin.getAuditLog({ search: 'put_trouble_aside' })
    expect(entries[0]).toMatchObject({ subject: 'Pond', details: { id: boardId, days: null } })
  })

  test('or for 30 days; 0 shows it again', async () => {
    const { job_board_record: record } = await admin.putTroubleAside({ id: boardId, days: 30 })
    const days = (Date.parse(record.put_aside?.until ?? '') - Date.now()) / (24 * HOUR)
    expect(Math.round(days)).toBe(30)
    await admin.putTroubleAside({ id: boardId, days: 0 })
    expect(await shown()).toEqual({ trouble: TEXT, aside: null, cases: 1 })
  })

  test.each([null, 30])('a further kind of trouble is back at once (days: %s)', async (days) => {
    await admin.putTroubleAside({ id: boardId, days })
    await scrape(12, 12, 12, 4, 3, 2, 0, 0, 0)
    expect(await shown()).toEqual({ trouble: NOTHING, aside: null, cases: 1 })
  })

  test('refuses a board in no trouble, an unknown one, and whom the back office is not for', async () => {
    await scrape(12, 12, 12)
    expect(await failureOf(admin.putTroubleAside({ id: boardId, days: null }))).toEqual([
      400,
      'This board is in no trouble.',
    ])
    expect(await failureOf(admin.putTroubleAside({ id: boardId + 1_000, days: null }))).toEqual([
      404,
      'There is no board with this address.',
    ])
    const member = await api.as(await api.a.subscriber())
    expect(await failureOf(member.putTroubleAside({ id: boardId, days: null }))).toEqual([
      403,
      expect.any(String),
    ])
  })
})
