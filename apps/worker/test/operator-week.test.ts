import { listAdmins, schema, writeOperatorWeek } from '@lilypad/db'
import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from './test-database.ts'

const database = useDatabase()
/** A Monday at 08:30 in New York. */
const MONDAY = new Date('2026-05-04T12:30:00Z')
const daysLater = (days: number) => new Date(MONDAY.getTime() + days * 24 * 60 * 60 * 1000)
const write = async (at: Date) =>
  (await writeOperatorWeek(database.db, await listAdmins(database.db), at)).length
const contents = async () =>
  (await database.db.select().from(schema.outbox).orderBy(schema.outbox.id)).map(({ content }) => content)

beforeEach(async () => {
  await database.db.delete(schema.users)
  await database.db.delete(schema.boards)
  await database.db.delete(schema.constants)
})

test('admins hear each Monday, once, what grew, what broke and what waits, but not of a week before the first start', async () => {
  await database.a.user({ isAdmin: true, firstName: 'Ada', createdAt: daysLater(-90) })
  expect(await write(daysLater(-3))).toBe(0)
  await database.a.user({ createdAt: daysLater(-2) })
  const board = await database.a.board({
    companyName: 'Pond',
    suspectSince: daysLater(-1),
    suspectMissing: ['1'],
  })
  const at = daysLater(-1)
  const scrape = { boardId: board.id, startedAt: at, finishedAt: at }
  await database.db.insert(schema.boardScrapes).values([
    { ...scrape, outcome: 'failed' },
    { ...scrape, outcome: 'suspect' },
  ])
  expect(await write(new Date('2026-05-04T11:59:00Z'))).toBe(0)
  expect([await write(MONDAY), await write(MONDAY), await write(daysLater(6))]).toEqual([1, 0, 0])
  expect(await contents()).toEqual([
    {
      firstName: 'Ada',
      grew: [
        'New accounts: 1; the week before 0.',
        'New subscriptions: 0; the week before 0.',
        'Jobs added: 0; the week before 0.',
        'Jobs listed now: 0.',
      ],
      broke: ['Checks of boards that failed: 1 of 2.'],
      waits: ['Suspect boards: 1.'],
      waiting: 1,
    },
  ])
})

test('a week without anything is told, too: that no board was checked', async () => {
  await database.a.user({ isAdmin: true, createdAt: daysLater(-90) })
  await write(MONDAY)
  expect(await write(daysLater(7))).toBe(1)
  expect(await contents()).toMatchObject([
    { broke: ['No board was checked all week.'], waits: [], waiting: 0 },
  ])
})
