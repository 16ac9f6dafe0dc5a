import { applyRetention, type Retention, schema } from '@lilypad/db'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from './test-database.ts'
import { useWorker } from './test-worker.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = new Date('2027-03-15T08:30:00Z')
const RETENTION: Retention = { activityDays: 400, scrapesDays: 90, auditDays: 730, deletedJobsDays: 730 }
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY)

const database = useDatabase()
beforeEach(async () => {
  await database.db.execute(
    sql`truncate users, boards, jobs, postings, clicks, audit_log, scrape_loops cascade`,
  )
})

const forget = (more: Partial<Retention> = {}, batch?: number) =>
  applyRetention(database.db, { retention: { ...RETENTION, ...more }, now: NOW, ...(batch && { batch }) })
const NOTHING = {
  clicks: 0,
  logIns: 0,
  digests: 0,
  auditEntries: 0,
  listingCases: 0,
  deskCases: 0,
  paymentCases: 0,
  scrapes: 0,
  loops: 0,
  jobs: 0,
  inboundMails: 0,
  leavingAnswers: 0,
}

describe('what people did goes after its time, and stays in the sums that reports are made of', () => {
  const doAt = async (userId: number, at: Date) => {
    const { db } = database
    await db.insert(schema.clicks).values({ jobId: 1, companyName: 'Pond', userId, isSimilarJob: false, at })
    await db.insert(schema.logIns).values({ userId, at })
    const period = at.toISOString().slice(0, 10)
    const [digest] = await db
      .insert(schema.digests)
      .values({ userId, schedule: 'daily', period, jobCount: 3, createdAt: at })
      .returning()
    await db.insert(schema.digestOpens).values({ digestId: digest?.id ?? 0, jobId: 1, at })
  }

  test('clicks, log-ins, alert e-mails and their opened links', async () => {
    const { db } = database
    const user = await database.a.user()
    for (const days of [1_000, 401, 399, 1]) await doAt(user.id, daysAgo(days))
    const sums = () => Promise.all([db.select().from(schema.userCounts), db.select().from(schema.clickDays)])
    const before = await sums()
    expect(before[0]).toMatchObject([{ logIns: 4, clicks: 4, alertsSent: 4, linksOpened: 4 }])
    expect(await forget()).toEqual({ ...NOTHING, clicks: 2, logIns: 2, digests: 2 })
    expect(await sums()).toEqual(before)
    for (const table of [schema.clicks, schema.logIns, schema.digests, schema.digestOpens])
      expect(await db.$count(table)).toBe(2)
  })

  test('in batches, to the last one; to do it again does nothing', async () => {
    const user = await database.a.user()
    for (let day = 0; day < 7; day++) await doAt(user.id, daysAgo(500 + day))
    expect(await forget({}, 3)).toEqual({ ...NOTHING, clicks: 7, logIns: 7, digests: 7 })
    expect(await forget({}, 3)).toEqual(NOTHING)
  })
})

test('entries of the audit log go after theirs', async () => {
  for (const days of [731, 729])
    await database.db.insert(schema.auditLog).values({ at: daysAgo(days), action: 'a', subject: `${days}` })
  expect(await forget()).toEqual({ ...NOTHING, auditEntries: 1 })
  expect(await database.db.select().from(schema.auditLog)).toMatchObject([{ subject: '729' }])
})

test('answers of people who left go after the two years that the report reads', async () => {
  const { id: userId } = await database.a.user()
  for (const days of [729, 727])
    await database.db
      .insert(schema.leavingAnswers)
      .values({ userId, reason: 'other', createdAt: daysAgo(days) })
  expect(await forget()).toEqual({ ...NOTHING, leavingAnswers: 1 })
  expect(await database.db.select().from(schema.leavingAnswers)).toMatchObject([{ createdAt: daysAgo(727) }])
})

describe('scrapes', () => {
  const scrapedAt = async (
    boardId: number,
    finishedAt: Date,
    outcome: 'complete' | 'failed' = 'complete',
  ) => {
    await database.db
      .insert(schema.boardScrapes)
      .values({ boardId, startedAt: finishedAt, finishedAt, outcome })
  }

  test('go after their time, but for the last ten good ones of a board, by which new ones are judged', async () => {
    const [busy, quiet] = [await database.a.board(), await database.a.board()]
    for (let day = 0; day < 30; day++) await scrapedAt(busy.id, daysAgo(80 + day))
    for (let day = 0; day < 12; day++) await scrapedAt(quiet.id, daysAgo(200 + day))
    for (let day = 0; day < 3; day++) await scrapedAt(quiet.id, daysAgo(100 + day), 'failed')
    const left = async (boardId: number) =>
      database.db.$count(schema.boardScrapes, eq(schema.boardScrapes.boardId, boardId))
    expect((await forget()).scrapes).toBe(19 + 2)
    expect([await left(busy.id), await left(quiet.id)]).toEqual([11, 13])
    expect(await forget()).toEqual(NOTHING)
  })

  test('loops that ended go with their boards; the open one stays, however old', async () => {
    const { db } = database
    const board = await database.a.board()
    const [ended] = await db
      .insert(schema.scrapeLoops)
      .values([
        { period: 'night-1', total: 1, left: 0, startedAt: daysAgo(91), finishedAt: daysAgo(91) },
        { period: 'night-2', total: 1, left: 1, startedAt: daysAgo(91) },
      ])
      .returning()
    await db
      .insert(schema.scrapeLoopBoards)
      .values({ loopId: ended?.id ?? 0, boardId: board.id, position: 1 })
    expect(await forget()).toEqual({ ...NOTHING, loops: 1 })
    expect(await db.select().from(schema.scrapeLoops)).toMatchObject([{ period: 'night-2' }])
    expect(await db.$count(schema.scrapeLoopBoards)).toBe(0)
  })
})

describe('a deleted job', () => {
  const deleted = async (days: number, goneAt: Date | null = daysAgo(days)) => {
    const board = await database.a.board()
    const job = await database.a.job({
      boardId: board.id,
      unlistedReason: 'deleted',
      deletedAt: daysAgo(days),
    })
    await database.db.insert(schema.postings).values({
      boardId: board.id,
      externalId: `${job.id}`,
      jobId: job.id,
      title: job.title,
      url: job.url,
      places: [],
      found: {} as typeof schema.postings.$inferInsert.found,
      contentHash: 'x',
      firstSeenAt: daysAgo(days + 30),
      goneAt,
    })
    return { board, job }
  }
  const left = async () => ({
    jobs: await database.db.$count(schema.jobs),
    postings: await database.db.$count(schema.postings),
  })

  test('goes after its time, with its postings', async () => {
    await deleted(731)
    await deleted(729)
    await database.a.job()
    expect(await forget()).toEqual({ ...NOTHING, jobs: 1 })
    expect(await left()).toEqual({ jobs: 2, postings: 1 })
  })

  test('stays as long as it is on somebody’s tracker', async () => {
    const { job } = await deleted(2_000)
    const user = await database.a.user()
    await database.a.star(user, job)
    expect(await forget()).toEqual(NOTHING)
    await database.db.delete(schema.trackedJobs)
    expect(await forget()).toEqual({ ...NOTHING, jobs: 1 })
  })

  test('that its board still shows stays, until the board is removed', async () => {
    const { board } = await deleted(2_000, null)
    expect(await forget()).toEqual(NOTHING)
    await database.db.update(schema.boards).set({ removedAt: NOW }).where(eq(schema.boards.id, board.id))
    expect(await forget()).toEqual({ ...NOTHING, jobs: 1 })
    expect(await left()).toEqual({ jobs: 0, postings: 0 })
  })
})

describe('the worker', () => {
  const worker = useWorker(async () => ({ KEEP_AUDIT_DAYS: '10' }))

  test('does it every night, by its settings', async () => {
    const next = await worker.queue.nextRun('forget-old', {})
    expect(next?.toLocaleTimeString('en-GB', { timeZone: 'America/New_York' })).toBe('03:30:00')
    for (const days of [11, 9])
      await worker.db
        .insert(schema.auditLog)
        .values({ at: new Date(Date.now() - days * DAY), action: 'a', subject: `${days}` })
    expect(await worker.queue.ask('forget-old', {}, 60_000)).toMatchObject({ result: { rows: 1 } })
    expect(await worker.db.select().from(schema.auditLog)).toMatchObject([{ subject: '9' }])
  })
})
