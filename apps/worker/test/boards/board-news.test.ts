import {
  commitScrape,
  listAdmins,
  listBoardRecords,
  putTroubleAside,
  schema,
  writeBoardNews,
} from '@lilypad/db'
import { dayAndYear, newYorkDay, SECOND_LOOK_MS } from '@lilypad/domain'
import { and, eq, lt } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '../test-database.ts'
import { plainCuration, posting } from './scrape-bench.ts'

const database = useDatabase()
const MORNING = new Date('2026-05-05T12:30:00Z')
const HOUR = 60 * 60 * 1000
const hoursAgo = (hours: number) => new Date(MORNING.getTime() - hours * HOUR)
const night = (nights: number) => hoursAgo(nights * 24 - 16)

beforeEach(async () => {
  await database.db.delete(schema.boards)
  await database.db.delete(schema.users)
  await database.db.delete(schema.constants)
})

type Scrape = Partial<typeof schema.boardScrapes.$inferInsert>

/** A board by its scrapes, of one night each, the oldest first. */
async function boardWith(companyName: string, scrapes: Scrape[], more: object = {}) {
  const board = await database.a.board({ companyName, lastTriedAt: night(1), ...more })
  await database.db.insert(schema.boardScrapes).values(
    scrapes.map((scrape, index) => {
      const at = night(scrapes.length - index)
      return { boardId: board.id, startedAt: at, finishedAt: at, outcome: 'complete' as const, ...scrape }
    }),
  )
  return board
}
const found = (...counts: number[]): Scrape[] => counts.map((count) => ({ found: count }))
const lettersOf = async (userId: number) =>
  (await database.db.select().from(schema.outbox).where(eq(schema.outbox.userId, userId))).map(
    ({ content }) => content,
  )
const write = async (at: Date) => writeBoardNews(database.db, await listAdmins(database.db), at)

const nothing = { points: [], more: 0 }
const told = (text: string) => ({ points: [text], more: 0 })

test('admins are told each morning, once, of boards that died, shrank, changed shape or could not be read', async () => {
  const admin = await database.a.user({ isAdmin: true, firstName: 'Ada' })
  await database.a.user()
  await boardWith('Alder', found(12, 12, 0, 0, 0))
  await boardWith('Birch', found(12, 12, 4, 3, 2))
  await boardWith(
    'Cedar',
    [9, 9, 9, 0].map((withPay) => ({ found: 9, withPay })),
  )
  const reason = 'cypress.example answered 503: it has trouble of its own.'
  await boardWith('Cypress', [...found(5), { outcome: 'failed' }], {
    state: 'unreachable',
    stateReason: reason,
  })
  await boardWith('Told before', found(12, 12, 0, 0, 0, 0))
  await boardWith('Willow', found(5, 5, 5))
  await boardWith('Forbidden for long', [{ outcome: 'failed' }], {
    state: 'disallowed',
    stateSince: night(9),
  })
  expect(await write(hoursAgo(2))).toHaveLength(0)
  expect(await write(MORNING)).toHaveLength(1)
  expect(await write(new Date(MORNING.getTime() + HOUR))).toHaveLength(0)
  expect(await lettersOf(admin.id)).toEqual([
    {
      firstName: 'Ada',
      scams: nothing,
      died: told('Alder: Its last three checks found no postings; 12 are usual.'),
      shrank: told('Birch: Its last three checks found 4, 3 and 2 postings; 12 are usual.'),
      shape: told('Cedar: None of its postings has pay any more; all had before.'),
      unread: told(`Cypress: ${reason}`),
    },
  ])
  const troubled = (await listBoardRecords(database.db)).filter(({ trouble }) => trouble !== null)
  expect(troubled.map(({ companyName }) => companyName)).toEqual(['Alder', 'Birch', 'Cedar', 'Told before'])
})

test('after mornings without a worker, the next letter tells what they would have told', async () => {
  const admin = await database.a.user({ isAdmin: true })
  await write(new Date(MORNING.getTime() - 72 * HOUR))
  const gone = { state: 'gone' as const, stateSince: hoursAgo(40), stateReason: 'There is no such board.' }
  await boardWith('Alder', found(5), gone)
  await write(MORNING)
  expect(await lettersOf(admin.id)).toMatchObject([{ died: told('Alder: There is no such board.') }])
})

test('a board that three checks in a row did not read to its end is told once, and why', async () => {
  const admin = await database.a.user({ isAdmin: true })
  const cut = { found: 9, outcome: 'incomplete' as const, message: 'Only 50 pages were read.' }
  await boardWith('Alder', [...found(9), cut, cut, cut])
  await boardWith('Told before', [...found(9), cut, cut, cut, cut])
  await write(MORNING)
  expect(await lettersOf(admin.id)).toMatchObject([
    {
      unread: told('Alder: Its last three checks were incomplete: Only 50 pages were read.'),
    },
  ])
})

test('a board that was never complete, or not for long, is told to admins with what was incomplete and since when', async () => {
  const admin = await database.a.user({ isAdmin: true })
  const cut = { found: 9, outcome: 'incomplete' as const, message: 'Only 50 pages were read.' }
  await boardWith('Alder', [cut, cut, cut], { lastSoundAt: null })
  const birch = await boardWith('Birch', Array(40).fill(cut), { lastSoundAt: night(41) })
  await database.db.update(schema.boards).set({ createdAt: night(60) })
  await write(MORNING)
  const text = 'No check since Mar 6, 2026 was complete: Only 50 pages were read.'
  expect(await lettersOf(admin.id)).toMatchObject([{ unread: told(`Alder: ${text}`) }])
  const trouble = async () => (await listBoardRecords(database.db)).map((board) => board.trouble)
  expect(await trouble()).toEqual([text, text.replace('6', '26')])
  expect(await putTroubleAside(database.db, birch.id, null, night(2))).toBe(true)
  expect(await trouble()).toEqual([text, null])
})

test('a trouble that an admin put aside is in no letter; a further kind of it is', async () => {
  const admin = await database.a.user({ isAdmin: true })
  const alder = await boardWith('Alder', found(12, 12, 4, 3, 2))
  const birch = await boardWith('Birch', found(12, 12, 4, 3, 2))
  for (const { id } of [alder, birch])
    expect(await putTroubleAside(database.db, id, null, hoursAgo(1))).toBe(true)
  await database.db
    .update(schema.boardScrapes)
    .set({ found: 0 })
    .where(and(eq(schema.boardScrapes.boardId, birch.id), lt(schema.boardScrapes.found, 12)))
  await write(MORNING)
  expect(await lettersOf(admin.id)).toMatchObject([
    { died: told('Birch: Its last three checks found no postings; 12 are usual.'), shrank: nothing },
  ])
})

test('a board of which much is missing is told once, on the morning before the next check may delete it', async () => {
  const admin = await database.a.user({ isAdmin: true })
  const suspect = {
    state: 'suspect' as const,
    stateReason: 'The board shows 3 postings; 30 are usual. Nothing was deleted.',
    suspectMissing: ['a', 'b'],
  }
  await boardWith('Alder', [...found(30, 30), { outcome: 'suspect', found: 3 }], {
    ...suspect,
    suspectSince: night(1),
  })
  await boardWith('Told before', found(30, 30), { ...suspect, suspectSince: night(2) })
  await write(MORNING)
  const text = `${suspect.stateReason} 2 postings are missing. The next check that agrees deletes what is missing.`
  expect(await lettersOf(admin.id)).toMatchObject([{ shrank: told(`Alder: ${text}`), died: nothing }])
})

test('a board that is gone since yesterday is told as dead; with nothing to tell there is no letter', async () => {
  const admin = await database.a.user({ isAdmin: true })
  await boardWith('Willow', found(5, 5, 5))
  expect(await write(hoursAgo(24))).toHaveLength(0)
  await boardWith('Alder', found(5), {
    state: 'gone',
    stateSince: night(1),
    stateReason: 'There is no such board.',
  })
  await write(MORNING)
  expect(await lettersOf(admin.id)).toMatchObject([
    { died: told('Alder: There is no such board.'), shrank: nothing, shape: nothing, unread: nothing },
  ])
})

// holds Beyond §7: reports of a scam are told in the letter of the morning
test('a job that was reported as a scam since yesterday is told, once, while nobody has decided', async () => {
  const admin = await database.a.user({ isAdmin: true })
  const report = async (
    title: string,
    reason: 'scam' | 'closed',
    reportedAt: Date,
    decidedAt: Date | null = null,
  ) => {
    const { id: jobId } = await database.a.job({ title, companyName: 'Pond' })
    const [opened] = await database.db
      .insert(schema.listingCases)
      .values({ jobId, openedAt: reportedAt, decidedAt })
      .returning()
    const what = { caseId: opened?.id ?? 0, reason, message: '', reportedAt }
    await database.db.insert(schema.listingReports).values([what, what])
  }
  await report('Paid to apply', 'scam', hoursAgo(3))
  await report('Closed', 'closed', hoursAgo(3))
  await report('Told yesterday', 'scam', hoursAgo(30))
  await report('Decided', 'scam', hoursAgo(3), hoursAgo(1))
  await write(MORNING)
  expect(await lettersOf(admin.id)).toMatchObject([{ scams: told('Pond: Paid to apply'), died: nothing }])
})

test('a dispute that is to be answered within three days is told each morning until it is settled', async () => {
  const admin = await database.a.user({ isAdmin: true })
  const dispute = async (reference: string, hours: number, more: object = {}) =>
    database.db.insert(schema.paymentCases).values({
      ...{ kind: 'dispute' as const, reference, openedAt: hoursAgo(200 - hours), dueAt: hoursAgo(-hours) },
      ...{ amount: 1500, currency: 'usd', ...more },
    })
  await dispute('later', 90)
  await dispute('soon', 50)
  await dispute('past', -1)
  await dispute('settled', 50, { settledAt: MORNING })
  await dispute('lost', 50, { outcome: 'lost' })
  for (const days of [0, 1, 2, 3]) await write(new Date(MORNING.getTime() + days * 24 * HOUR))
  const text = (hours: number) =>
    `A payment of $15.00 is disputed. Answer at Stripe by ${dayAndYear(newYorkDay(hoursAgo(-hours)))}. (${hours === 50 ? 'soon' : 'later'})`
  expect(await lettersOf(admin.id)).toMatchObject([
    { disputes: told(text(50)) },
    { disputes: { points: [text(50), text(90)] } },
    { disputes: { points: [text(50), text(90)] } },
    { disputes: told(text(90)) },
  ])
})

test('a scrape records how many postings state a text, pay and a workplace', async () => {
  const { id } = await database.a.board()
  const run = { startedAt: MORNING, at: MORNING, requests: 1, bytes: 1, secondLookMs: SECOND_LOOK_MS }
  const answer = { complete: true, incompleteReason: null, validators: {}, validatorsVersion: '1:1' }
  const pay = { text: '$60,000', min: null, max: null, interval: null, currency: null }
  const postings = [posting('1'), posting('2', { pay, workplace: 'Remote' }), posting('3', { html: null })]
  const { curation } = plainCuration()
  await commitScrape(database.db, { boardId: id, postings, ...answer, ...run }, curation)
  const [scrape] = await database.db.select().from(schema.boardScrapes)
  expect(scrape).toMatchObject({ found: 3, withText: 2, withPay: 1, withWorkplace: 1 })
})
