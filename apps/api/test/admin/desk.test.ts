import {
  closeExpiredJobs,
  closeReportsOfGone,
  lockDesk,
  recurateJob,
  retryNotices,
  schema,
  storeBackupCheck,
  storeDecision,
} from '@lilypad/db'
import { DAY_MS, DESK_KINDS, HOUR_MS } from '@lilypad/domain'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'
import { commitAnswer, failureOf, plainCuration, posting } from './desk-boards.ts'

let now = new Date('2027-03-10T14:00:00Z')
const api = useApi({ env: { PAYMENTS: 'sandbox' }, now: () => now })
let admin: Browser
/** With a session that has not run out by then. */
async function at(instant: Date) {
  now = instant
  admin = await api.as(await api.a.user({ isAdmin: true }))
}
beforeEach(async () => {
  await at(new Date('2027-03-10T14:00:00Z'))
  for (const table of [schema.deskCases, schema.listingCases, schema.paymentCases, schema.removals])
    await api.db.delete(table)
  await api.db.delete(schema.outgoingNotices)
  await api.db.delete(schema.constants)
  await api.db.update(schema.boards).set({ removedAt: now })
})
const kinds = async () => (await admin.loadDesk({})).cases.map(({ kind }) => kind)
const NO_CASE = [404, 'This case no longer waits: it was decided, or what it told of has passed.']
const NO_DECISION = [404, 'There is no such decision, or it is older than a day.']

async function payment(kind: 'refund' | 'dispute' | 'fraud-warning' | 'unknown-payer', more: object = {}) {
  const values = { kind, reference: `ch ${kind}`, amount: 1500, currency: 'usd', openedAt: now, ...more }
  const [row] = await api.db.insert(schema.paymentCases).values(values).returning()
  return row?.id ?? 0
}

async function report() {
  const job = await api.a.job({ freeTenth: true, title: 'Reported', companyName: 'Pond' })
  const user = await api.a.user()
  await (await api.as(user)).reportListing({ id: job.id, reason: 'closed', message: 'Gone.' })
  await api.visitor().reportListing({ id: job.id, reason: 'closed', message: '' })
  const [opened] = (await admin.loadDesk({})).cases.filter(({ job_id: id }) => id === job.id)
  return { job, user, id: opened?.id ?? '', text: opened?.text, number: Number(opened?.id.split('-')[1]) }
}
const lettersTo = (userId: number) =>
  api.db
    .select({ content: schema.outbox.content })
    .from(schema.outbox)
    .where(eq(schema.outbox.userId, userId))

// holds Beyond §7: `GET /admin-api/load_desk`
// holds Decisions §3 Added calls: Admin: `GET /admin-api/load_desk`
test('a desk without cases counts every kind; what comes first has waited longest', async () => {
  expect(await admin.loadDesk({})).toMatchObject({
    counts: Object.fromEntries(DESK_KINDS.map((kind) => [kind, 0])),
    cases: [],
    decided: [],
  })
  const dueAt = new Date('2027-03-19T14:00:00Z')
  const stripeCustomerId = `cus_${(await api.a.subscriber()).id}`
  await payment('dispute', { openedAt: new Date('2027-03-10T13:00:00Z'), dueAt, stripeCustomerId })
  await payment('fraud-warning', { openedAt: new Date('2027-03-09T13:00:00Z') })
  await payment('unknown-payer')
  await payment('refund')
  const { cases, counts } = await admin.loadDesk({})
  expect(cases.map(({ kind }) => kind)).toEqual(['fraud_warning', 'dispute', 'refund', 'refund'])
  expect(counts).toMatchObject({ refund: 2, dispute: 1, fraud_warning: 1 })
  expect(cases[1]?.text).toBe(
    'A payment of $15.00 is disputed; its access is off. Answer at Stripe by Mar 19, 2027.',
  )
  expect(cases[0]).toMatchObject({ opened_at: '2027-03-09T13:00:00.000Z', job_id: null, board_id: null })
})

// holds Decisions §3 Added calls: Admin: `POST /admin-api/decide_case`
describe('a report', () => {
  test('is decided on the desk: its members are told, and it is closed among the reports', async () => {
    const { id, user, text, number } = await report()
    expect(text).toBe('Reported at Pond: The job is closed (2). “Gone.”')
    await admin.decideCase({ id, decision: 'acted', note: 'Deleted it.' })
    const [listed] = (await admin.loadListingCases({ page: 1 })).cases
    expect(listed).toMatchObject({ id: number, decision: 'acted', decided_at: now.toISOString() })
    expect(await lettersTo(user.id)).toMatchObject([{ content: { decision: 'acted' } }])
    expect(await failureOf(admin.decideCase({ id, decision: 'dismissed' }))).toEqual(NO_CASE)
  })

  // holds Decisions §3 Added calls: Admin: `POST /admin-api/undo_case_decision`
  test('decided by mistake waits again, and a letter not sent yet stays unsent', async () => {
    const { id, user } = await report()
    await admin.decideCase({ id, decision: 'dismissed' })
    expect((await admin.loadDesk({})).decided).toMatchObject([{ id, kind: 'report', decision: 'dismissed' }])
    await admin.undoCaseDecision({ id })
    expect([await kinds(), await lettersTo(user.id)]).toEqual([['report'], []])
    expect(await failureOf(admin.undoCaseDecision({ id }))).toEqual(NO_DECISION)
    await admin.decideCase({ id, decision: 'dismissed' })
    await api.db.update(schema.outbox).set({ sentAt: now })
    await admin.undoCaseDecision({ id })
    await admin.decideCase({ id, decision: 'acted' })
    await api.db.update(schema.outbox).set({ sentAt: now })
    await admin.undoCaseDecision({ id })
    await admin.decideCase({ id, decision: 'dismissed' })
    expect((await lettersTo(user.id)).map(({ content }) => content)).toMatchObject([
      { decision: 'dismissed', isAnother: false },
      { decision: 'acted', isAnother: true },
      { decision: 'dismissed', isAnother: true },
    ])
  })

  // holds Beyond §7: a report closes when its job leaves the list by another way
  test('of a job that left the list by another way closes a day later, and its members are told so, once', async () => {
    const { id, job, user } = await report()
    const dayLater = new Date(now.getTime() + DAY_MS + 1)
    expect(await closeReportsOfGone(api.db, dayLater)).toBe(0)
    const gone = { unlistedReason: 'deleted' as const, deletedAt: now, changedAt: now }
    await api.db.update(schema.jobs).set(gone).where(eq(schema.jobs.id, job.id))
    expect(await closeReportsOfGone(api.db, now)).toBe(0)
    expect(await closeReportsOfGone(api.db, dayLater)).toBe(1)
    expect(await closeReportsOfGone(api.db, dayLater)).toBe(0)
    expect([await kinds(), await lettersTo(user.id)]).toMatchObject([[], [{ content: { decision: 'gone' } }]])
    expect(await failureOf(admin.decideCase({ id, decision: 'dismissed' }))).toEqual(NO_CASE)
  })

  test('that closed with its job waits again once the job is back: undeleted, on its board, or allowed', async () => {
    const { id: boardId } = await api.a.board({ companyName: 'Pond' })
    const later = (days: number) => new Date(now.getTime() + days * DAY_MS)
    await commitAnswer(api, boardId, [posting('1'), posting('2')], later(-9))
    const listed = await api.db.select().from(schema.jobs).where(eq(schema.jobs.boardId, boardId))
    const member = await api.as(await api.a.subscriber())
    for (const { id } of listed) await member.reportListing({ id, reason: 'scam', message: '' })
    await commitAnswer(api, boardId, [posting('1')], later(0))
    await commitAnswer(api, boardId, [posting('1')], later(1))
    const [gone] = listed.filter(({ title }) => title.endsWith('2'))
    expect(await closeReportsOfGone(api.db, later(3))).toBe(1)
    expect(await kinds()).toEqual(['report'])
    await admin.undeleteJob({ id: gone?.id ?? 0 })
    expect(await kinds()).toEqual(['report', 'report'])
    const deleted = { deletedAt: later(3), unlistedReason: 'deleted' as const, changedAt: later(3) }
    await api.db.update(schema.jobs).set(deleted).where(eq(schema.jobs.boardId, boardId))
    await api.db
      .update(schema.postings)
      .set({ goneAt: later(3) })
      .where(eq(schema.postings.boardId, boardId))
    expect(await closeReportsOfGone(api.db, later(5))).toBe(2)
    await commitAnswer(api, boardId, [posting('1'), posting('2')], later(6))
    expect(await kinds()).toEqual(['report', 'report'])
    const { id } = await admin.addRemoval({ company: 'Pond', asked_by: 'Ann Reed' })
    expect(await closeReportsOfGone(api.db, later(8))).toBe(2)
    await admin.liftRemoval({ id })
    expect(await kinds()).toEqual(['report', 'report'])
  })

  test('that closed with its job waits again once the job is listed: its last day moved, or its curation changed', async () => {
    const { id: boardId } = await api.a.board({ companyName: 'Brook' })
    const later = (days: number) => new Date(now.getTime() + days * DAY_MS)
    await commitAnswer(api, boardId, [posting('moved', { applyBy: '2027-03-10' })], later(-9))
    const [job] = await api.db.select().from(schema.jobs).where(eq(schema.jobs.boardId, boardId))
    const id = job?.id ?? 0
    const member = await api.as(await api.a.subscriber())
    await member.reportListing({ id, reason: 'scam', message: '' })
    expect(await closeExpiredJobs(api.db, later(1))).toBe(1)
    expect(await closeReportsOfGone(api.db, later(3))).toBe(1)
    await commitAnswer(api, boardId, [posting('moved', { applyBy: '2027-04-30' })], later(4))
    expect(await kinds()).toEqual(['report'])
    await admin.curateJob({ id, salary_max: 20_000 })
    expect(await closeReportsOfGone(api.db, later(6))).toBe(1)
    await admin.curateJob({ id, salary_max: 40_000 })
    expect(await kinds()).toEqual(['report'])
    await admin.curateJob({ id, salary_max: 20_000 })
    expect(await closeReportsOfGone(api.db, later(8))).toBe(1)
    await admin.curateJob({ id, salary_max: null })
    expect(await kinds()).toEqual([])
    await recurateJob(api.db, id, plainCuration, later(9))
    expect(await kinds()).toEqual(['report'])
  })

  test('that was put right is not told again when the job then goes', async () => {
    const { id, job, user } = await report()
    await admin.decideCase({ id, decision: 'acted' })
    await api.db.update(schema.outbox).set({ sentAt: now })
    await admin.undoCaseDecision({ id })
    const closed = { unlistedReason: 'closed' as const, changedAt: now }
    await api.db.update(schema.jobs).set(closed).where(eq(schema.jobs.id, job.id))
    expect(await closeReportsOfGone(api.db, new Date(now.getTime() + DAY_MS + 1))).toBe(1)
    expect(await lettersTo(user.id)).toHaveLength(1)
  })

  test('of a job that was reported again since cannot be opened again', async () => {
    const { id, job } = await report()
    await admin.decideCase({ id, decision: 'dismissed' })
    await api.visitor().reportListing({ id: job.id, reason: 'scam', message: '' })
    expect(await failureOf(admin.undoCaseDecision({ id }))).toEqual([
      409,
      'This job was reported again since: decide about that case.',
    ])
    expect((await admin.loadDesk({})).decided).toHaveLength(1)
  })
})

test('payments that failed for good, however many, hide no case', async () => {
  await payment('dispute', { openedAt: new Date('2027-03-01T14:00:00Z') })
  const failed = { kind: 'unpaid' as const, amount: 1500, currency: 'usd', openedAt: now }
  const thousand = Array.from({ length: 1_000 }, (_, index) => ({ ...failed, reference: `in_${index}` }))
  await api.db.insert(schema.paymentCases).values(thousand)
  expect(await kinds()).toEqual(['dispute'])
})

// holds Beyond §7: a decision is about the case as it was seen
test('a case that changed since it was seen is not decided, and waits as it now is', async () => {
  const { id, user, job, text } = await report()
  const seen = (await admin.loadDesk({})).cases.find((one) => one.id === id)
  await api.visitor().reportListing({ id: job.id, reason: 'scam', message: 'They ask for a fee.' })
  expect(
    await failureOf(admin.decideCase({ id, decision: 'dismissed', version: seen?.version ?? '' })),
  ).toEqual([409, 'This case has changed since you saw it. Please look at it once more.'])
  const [now] = (await admin.loadDesk({})).cases
  expect([seen?.text, now?.text]).toEqual([text, expect.stringContaining('They ask for a fee.')])
  expect(await lettersTo(user.id)).toEqual([])
  await admin.decideCase({ id, decision: 'acted', version: now?.version ?? '' })
  expect(await kinds()).toEqual([])
})

test('two who decide at the same moment decide once', async () => {
  const { id, user } = await report()
  const all = await Promise.all(
    (['acted', 'dismissed', 'acted'] as const).map((decision) =>
      failureOf(admin.decideCase({ id, decision })),
    ),
  )
  expect(all.filter((failure) => failure === null)).toHaveLength(1)
  expect(await lettersTo(user.id)).toHaveLength(1)
})

test('a warning of fraud is refunded in the sandbox, too, which settles it', async () => {
  const person = await api.a.subscriber()
  const reference = 'ch_warned'
  const fact = { id: 'evt_warned', at: now.toISOString(), kind: 'fraud-warned', chargeId: reference } as const
  const charged = {
    customerId: `cus_${person.id}`,
    chargedAt: now.toISOString(),
    amount: 1500,
    currency: 'usd',
  }
  const charge = { ...fact, ...charged, isFull: false, disputeId: null, outcome: null }
  await api.db
    .insert(schema.stripeEvents)
    .values({ id: fact.id, type: 'x', customerId: charged.customerId, charge })
  const id = `fraud_warning-${await payment('fraud-warning', { reference, stripeCustomerId: charged.customerId })}`
  expect(await failureOf(admin.decideCase({ id, decision: 'acted' }))).toEqual([
    409,
    'The payment provider says that this payment is not refunded in full.',
  ])
  await admin.decideCase({ id, decision: 'acted', refund: true })
  expect(await kinds()).toEqual(['refund'])
})

test.each(['refund', 'dispute', 'fraud-warning'] as const)(
  'a %s that is decided is settled among the payments; taken back within a day, it waits again',
  async (kind) => {
    const reference = await payment(kind)
    const [waiting] = (await admin.loadDesk({})).cases
    const id = waiting?.id ?? ''
    expect(id).toBe(`${kind.replace('-', '_')}-${reference}`)
    await admin.decideCase({ id, decision: kind === 'fraud-warning' ? 'dismissed' : 'acted' })
    expect((await admin.loadPaymentCases({ page: 1 })).num_open).toBe(0)
    await at(new Date(now.getTime() + DAY_MS - 1000))
    await admin.undoCaseDecision({ id })
    expect((await admin.loadPaymentCases({ page: 1 })).num_open).toBe(1)
    await admin.decideCase({ id, decision: 'dismissed' })
    await at(new Date(now.getTime() + DAY_MS))
    expect((await admin.loadDesk({})).decided).toEqual([])
    expect(await failureOf(admin.undoCaseDecision({ id }))).toEqual(NO_DECISION)
  },
)

describe('a suspect board', () => {
  const suspect = async () => {
    const { id, careersUrl } = await api.a.board({ companyName: 'Pond' })
    const all = Array.from({ length: 12 }, (_, index) => posting(`${id}-${index}`))
    await commitAnswer(api, id, all, new Date(now.getTime() - 3 * HOUR_MS))
    await commitAnswer(api, id, all.slice(0, 3), new Date(now.getTime() - 2 * HOUR_MS))
    return { id: `suspect-${id}`, boardId: id, careersUrl }
  }
  const listed = async (boardId: number) =>
    (await api.db.select().from(schema.jobs).where(eq(schema.jobs.boardId, boardId))).filter(
      ({ unlistedReason }) => unlistedReason === null,
    ).length
  const stateOf = async (boardId: number) => {
    const [board] = await api.db.select().from(schema.boards).where(eq(schema.boards.id, boardId))
    return { state: board?.state, missing: board?.suspectMissing?.length }
  }

  test('acted on loses its missing jobs; taken back, they are listed, and it is suspect again', async () => {
    const { id, boardId } = await suspect()
    const [waiting] = (await admin.loadDesk({})).cases
    expect(waiting).toMatchObject({ id, kind: 'suspect', board_id: boardId })
    expect(waiting?.text).toMatch(/^Pond: The board shows 3 postings.* 9 postings are missing\./)
    const before = await stateOf(boardId)
    await admin.decideCase({ id, decision: 'acted' })
    expect([await listed(boardId), await stateOf(boardId)]).toEqual([
      3,
      { state: 'live', missing: undefined },
    ])
    await admin.undoCaseDecision({ id })
    expect([await listed(boardId), await stateOf(boardId)]).toEqual([12, before])
    await admin.decideCase({ id, decision: 'dismissed' })
    expect([await listed(boardId), await kinds()]).toEqual([12, []])
  })

  test('that was kept waits as a board once it has shrunk all the same', async () => {
    const { id, boardId } = await suspect()
    await admin.decideCase({ id, decision: 'dismissed' })
    const left = [0, 1, 2].map((index) => posting(`${boardId}-${index}`))
    for (const hours of [1, 3])
      await commitAnswer(api, boardId, left, new Date(now.getTime() + hours * HOUR_MS))
    expect([await listed(boardId), (await stateOf(boardId)).state]).toEqual([3, 'live'])
    expect((await admin.loadDesk({})).cases).toMatchObject([
      {
        id: `board-${boardId}`,
        text: 'Pond: Its last three checks found 3, 3 and 3 postings; 12 are usual.',
      },
    ])
  })

  test('read again since the decision: the jobs return, and what the check found stands', async () => {
    const { id, boardId } = await suspect()
    await admin.decideCase({ id, decision: 'acted' })
    await commitAnswer(
      api,
      boardId,
      [0, 1, 2].map((index) => posting(`${boardId}-${index}`)),
      now,
    )
    await admin.undoCaseDecision({ id })
    expect([await listed(boardId), (await stateOf(boardId)).state]).toEqual([12, 'live'])
  })
})

test('a board that died waits until it is decided, and again when it dies again', async () => {
  const { id } = await api.a.board({ companyName: 'Pond' })
  const scrape = async (found: number, daysAgo: number) => {
    const at = new Date(now.getTime() - daysAgo * DAY_MS)
    const run = { startedAt: at, finishedAt: at, outcome: 'complete' as const }
    await api.db.insert(schema.boardScrapes).values({ boardId: id, found, ...run })
  }
  for (const days of [9, 8, 7]) await scrape(12, days)
  for (const days of [6, 5, 4]) await scrape(0, days)
  const waiting = { id: `board-${id}`, kind: 'board', board_id: id }
  expect((await admin.loadDesk({})).cases).toMatchObject([
    { ...waiting, text: 'Pond: Its last three checks found no postings; 12 are usual.' },
  ])
  expect((await admin.loadDesk({})).cases[0]?.opened_at).toBe(
    new Date(now.getTime() - 6 * DAY_MS).toISOString(),
  )
  await admin.decideCase({ id: waiting.id, decision: 'dismissed' })
  await scrape(0, 0)
  expect(await kinds()).toEqual([])
  await admin.undoCaseDecision({ id: waiting.id })
  expect(await kinds()).toEqual(['board'])
  await admin.decideCase({ id: waiting.id, decision: 'acted' })
  await scrape(12, -1)
  for (const days of [-2, -3, -4]) await scrape(0, days)
  expect(await kinds()).toEqual(['board'])
})

test('a board that shrank, which was decided, waits again when it dies', async () => {
  const { id } = await api.a.board({ companyName: 'Pond' })
  const scrape = async (found: number, hours: number) => {
    const at = new Date(now.getTime() + hours * HOUR_MS)
    const run = { startedAt: at, finishedAt: at, outcome: 'complete' as const }
    await api.db.insert(schema.boardScrapes).values({ boardId: id, found, ...run })
  }
  for (const hours of [-6, -5, -4]) await scrape(12, hours)
  for (const hours of [-3, -2, -1]) await scrape(3, hours)
  await admin.decideCase({ id: `board-${id}`, decision: 'dismissed' })
  expect(await kinds()).toEqual([])
  for (const hours of [1, 2, 3]) await scrape(0, hours)
  expect((await admin.loadDesk({})).cases).toMatchObject([{ text: expect.stringContaining('no postings') }])
})

test('a board whose page is gone waits, for 30 days at most', async () => {
  const gone = { state: 'gone' as const, stateReason: 'The board answers 404.' }
  const { id } = await api.a.board({ companyName: 'Pond', ...gone, stateSince: now })
  await api.a.board({ ...gone, stateSince: new Date(now.getTime() - 30 * DAY_MS) })
  expect((await admin.loadDesk({})).cases).toMatchObject([
    {
      id: `board-${id}`,
      text: 'Pond: The board answers 404. Its jobs are off the list. If its page has moved, give it the new address.',
    },
  ])
  await admin.decideCase({ id: `board-${id}`, decision: 'acted' })
  expect(await kinds()).toEqual([])
})

test('each reason stands before what was said of it, without characters that turn the direction', async () => {
  const job = await api.a.job({ freeTenth: true, title: 'Reported', companyName: 'Pond' })
  await api.visitor().reportListing({ id: job.id, reason: 'closed', message: 'It says \u202Efilled.' })
  await (await api.as(await api.a.user())).reportListing({ id: job.id, reason: 'scam', message: 'A fee.' })
  expect((await admin.loadDesk({})).cases[0]?.text).toMatch(
    /^Reported at Pond: The job is closed\. “It says filled\.” It is a scam.*\. “A fee\.”$/,
  )
})

test('of more messages about one reason than fit, a report says how many are left out', async () => {
  const job = await api.a.job({ freeTenth: true, title: 'Reported', companyName: 'Pond' })
  for (const message of ['One.', 'Two.', 'Three.', 'Four.', 'Five.'])
    await api.visitor().reportListing({ id: job.id, reason: 'closed', message })
  expect((await admin.loadDesk({})).cases[0]?.text).toBe(
    'Reported at Pond: The job is closed (5). “One.” “Two.” “Three.” … and 2 more.',
  )
})

test('of a payment by somebody unknown, no case says that access ended', async () => {
  for (const kind of ['refund', 'unknown-payer', 'fraud-warning'] as const) await payment(kind)
  for (const outcome of [null, 'won', 'lost'])
    await payment('dispute', { outcome, reference: `of ${outcome}` })
  const { cases } = await admin.loadDesk({})
  expect([cases.length, cases.map(({ text }) => text).join()]).toEqual([
    6,
    expect.not.stringMatching(/its access|access has|access stays/),
  ])
})

test('a case says whose it is', async () => {
  const person = await api.a.subscriber()
  await payment('dispute', { stripeCustomerId: `cus_${person.id}` })
  await admin.openDataRequest({ user_id: person.id, text: 'Please erase everything.' })
  const { cases } = await admin.loadDesk({})
  expect(cases.map(({ kind, email }) => [kind, email])).toEqual([
    ['data_request', person.email],
    ['dispute', person.email],
  ])
})

test('a removal waits until who asked is told; what finders refuse for an hour waits, too', async () => {
  const { id } = await admin.addRemoval({ company: 'Reed & Sons', asked_by: 'Ann Reed' })
  const values = { kind: 'indexnow' as const, url: 'https://pond.example/jobs/1', version: 'listed' }
  const [notice] = await api.db.insert(schema.outgoingNotices).values(values).returning()
  await retryNotices(api.db, notice ? [notice] : [], 'The answer was 403.')
  await api.db.update(schema.outgoingNotices).set({ failingSince: now })
  expect(await kinds()).toEqual(['removal'])
  await api.db.update(schema.outgoingNotices).set({ failingSince: new Date(now.getTime() - 2 * HOUR_MS) })
  const { cases } = await admin.loadDesk({})
  expect(cases.find(({ kind }) => kind === 'search_engine')?.text).toBe(
    'Search engines refuse what IndexNow tells them: 1 address waits. The answer was 403. Can anybody read /<INDEXNOW_KEY>.txt below PUBLIC_URL? They are told again by themselves.',
  )
  expect(cases.find(({ kind }) => kind === 'removal')).toMatchObject({
    id: `removal-${id}`,
    text: expect.stringContaining(
      'Check how it is written, or whether it was off before, and tell Ann Reed, who asked.',
    ),
  })
  await admin.decideCase({ id: `removal-${id}`, decision: 'acted', note: 'Told on Wednesday.' })
  expect(await kinds()).toEqual(['search_engine'])
})

test('a backup that is not fine waits until it is decided, again with the next faulty check, and goes with a fine one', async () => {
  const check = (checkedAt: Date, problem: string | null) =>
    storeBackupCheck(api.db, { checkedAt, archive: 'new.tar', madeAt: checkedAt, problem })
  await check(now, 'users has 3 rows in place of 4.')
  expect((await admin.loadDesk({})).cases).toMatchObject([
    {
      id: 'backup-1',
      kind: 'backup',
      opened_at: now.toISOString(),
      text: 'The newest backup cannot be restored (new.tar). users has 3 rows in place of 4. Make one with npm run backup: it is checked within a minute.',
    },
  ])
  await admin.decideCase({ id: 'backup-1', decision: 'dismissed' })
  expect(await kinds()).toEqual([])
  await admin.undoCaseDecision({ id: 'backup-1' })
  expect(await kinds()).toEqual(['backup'])
  await admin.decideCase({ id: 'backup-1', decision: 'acted' })
  await at(new Date(now.getTime() + 7 * DAY_MS))
  await check(now, 'It is cut.')
  expect(await kinds()).toEqual(['backup'])
  await check(now, null)
  expect(await kinds()).toEqual([])
  await at(new Date(now.getTime() + 9 * DAY_MS))
  expect((await admin.loadDesk({})).cases[0]?.text).toMatch(
    /^No backup has been checked since Mar 17, 2027\./,
  )
})

test('that letters wait for an hour is a case, since no letter can tell it; it goes with the first written since that is sent', async () => {
  await api.db.delete(schema.outbox)
  const write = (cause: string, minutesAgo: number, more: object = {}) =>
    api.db.insert(schema.outbox).values({
      ...{ recipient: 'fern@example.com', template: 'welcome', cause, content: {}, messageId: cause },
      ...{ createdAt: new Date(Date.now() - minutesAgo * 60_000), ...more },
    })
  const error = 'connect ECONNREFUSED 127.0.0.1:9'
  await write('sent before', 90, { sentAt: now })
  await write('young', 50, { error })
  expect(await kinds()).toEqual([])
  await write('old', 70, { error })
  const [one] = (await admin.loadDesk({})).cases
  expect(one).toMatchObject({ id: 'mail-1', kind: 'mail', text: expect.stringContaining(error) })
  expect(one?.text).toContain('A letter has waited for over an hour')
  await write('older', 80, { error })
  expect((await admin.loadDesk({})).cases[0]?.text).toContain('Letters have waited for over an hour')
  await admin.decideCase({ id: 'mail-1', decision: 'acted' })
  const { cases, decided } = await admin.loadDesk({})
  expect([cases, decided[0]?.text]).toEqual([[], expect.not.stringContaining(error)])
  await admin.undoCaseDecision({ id: 'mail-1' })
  expect(await kinds()).toEqual(['mail'])
  await write('sent after', 1, { sentAt: now })
  expect(await kinds()).toEqual([])
})

// holds Decisions §3 Added calls: Admin: `POST /admin-api/open_data_request`
test('a request about data waits until it is decided, is in the person’s download, and goes with the account', async () => {
  const person = await api.a.user()
  const { id } = await admin.openDataRequest({
    user_id: person.id,
    text: 'Her letter of March 9: erase all.',
  })
  expect((await admin.loadDesk({})).cases).toMatchObject([{ id, kind: 'data_request', user_id: person.id }])
  expect((await (await api.as(person)).downloadMyData({})).data).toMatchObject({
    dataRequests: [{ text: 'Her letter of March 9: erase all.', decidedAt: null }],
  })
  await admin.decideCase({ id, decision: 'acted' })
  await admin.undoCaseDecision({ id })
  expect(await kinds()).toEqual(['data_request'])
  await admin.deleteUser({ user_id: person.id })
  expect(await kinds()).toEqual([])
  expect(await failureOf(admin.openDataRequest({ user_id: person.id, text: 'Again.' }))).toEqual([
    404,
    'There is no such user.',
  ])
})

test('a second request about data is added to the one that waits, which keeps its age', async () => {
  const { id } = await api.a.user()
  const first = now.toISOString()
  await admin.openDataRequest({ user_id: id, text: 'March 9: a copy.' })
  await at(new Date(now.getTime() + 20 * DAY_MS))
  await admin.openDataRequest({ user_id: id, text: 'March 30: erase all.' })
  const [one] = (await admin.loadDesk({})).cases
  expect(one).toMatchObject({ text: 'March 9: a copy. March 30: erase all.', opened_at: first })
  await admin.decideCase({ id: one?.id ?? '', decision: 'acted' })
  await admin.openDataRequest({ user_id: id, text: 'Once more.' })
  expect((await admin.loadDesk({})).cases).toMatchObject([
    { text: 'Once more.', opened_at: now.toISOString() },
  ])
})

test('a request about data that comes while the earlier one is being decided waits, and is not lost', async () => {
  const { id: userId } = await api.a.user()
  const { id } = await admin.openDataRequest({ user_id: userId, text: 'March 9: a copy.' })
  const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted`
  const later = await api.db.transaction(async (tx) => {
    await lockDesk(tx)
    const [open] = await tx.select().from(schema.deskCases).where(eq(schema.deskCases.id, id))
    if (!open) throw new Error('There is no case.')
    const asked = admin.openDataRequest({ user_id: userId, text: 'March 30: erase all.' })
    await expect.poll(async () => (await api.db.execute(waiting)).rowCount).toBe(1)
    await storeDecision(tx, { ...open, decision: 'acted', note: '', now })
    return { asked }
  })
  await later.asked
  expect((await admin.loadDesk({})).cases).toMatchObject([{ id, text: 'March 30: erase all.' }])
})

test('an unknown case is refused, and the desk is for admins', async () => {
  for (const id of ['report-999999', 'board-1', 'nonsense', 'report-0', "report-1'", ''])
    expect(await failureOf(admin.decideCase({ id, decision: 'acted' }))).toEqual(NO_CASE)
  expect(await failureOf(admin.undoCaseDecision({ id: 'report-1' }))).toEqual(NO_DECISION)
  const member = await api.as(await api.a.subscriber())
  for (const call of [
    member.loadDesk({}),
    member.decideCase({ id: 'report-1', decision: 'acted' }),
    member.undoCaseDecision({ id: 'report-1' }),
    member.openDataRequest({ user_id: 1, text: 'Mine.' }),
  ])
    expect(await failureOf(call)).toMatchObject([403, expect.any(String)])
})
