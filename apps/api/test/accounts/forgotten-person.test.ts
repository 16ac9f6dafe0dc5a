import { deleteExpiredRows, markSent, recordLogIn, schema } from '@lilypad/db'
import { newFileKey } from '@lilypad/files'
import { MADE_PASSWORD } from '@lilypad/testing'
import { eq, getTableName, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'
import { columnFates, GOES, UNTIL_LATER } from './personal-columns.ts'

const DAY = 24 * 60 * 60 * 1000
/** Occurs in all data of the person, and nowhere else. */
const MARK = 'quillfrog'
const api = useApi()

const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable))

test('for every column it is decided what happens to it when an account is deleted', () => {
  const columns = tables.map((table) => {
    const { name, columns } = getTableConfig(table)
    return [name, columns.map((column) => column.name).sort()] as const
  })
  const decided = columns.map(([name, there]) => {
    const fates = columnFates[name]
    return [
      name,
      fates === GOES
        ? there
        : Object.values(fates ?? {})
            .flat()
            .sort(),
    ] as const
  })
  expect(decided).toEqual(columns)
  expect(Object.keys(columnFates).sort()).toEqual(columns.map(([name]) => name).sort())
})

const insert = <T extends PgTable>(table: T, row: T['$inferInsert']) => api.db.insert(table).values(row)

async function addAccount(userId: number, adminId: number) {
  const expiresAt = new Date(Date.now() + DAY)
  await insert(schema.sessions, { tokenHash: `${MARK} token`, userId, userAgent: MARK, expiresAt })
  await insert(schema.sessions, { tokenHash: 'an admin', userId, impersonatorId: adminId, expiresAt })
  await insert(schema.passwordResets, { tokenHash: `${MARK} reset`, userId, expiresAt })
  const changed = { changed: 'email' as const, formerEmail: `${MARK}-once@example.com`, expiresAt }
  await insert(schema.accountChanges, { tokenHash: `${MARK} change`, userId, ...changed })
  await insert(schema.visits, { userId, lastActive: expiresAt })
  await insert(schema.intakeAnswers, { userId, answers: { goal: MARK } })
  await recordLogIn(api.db, userId)
}

async function addPayments(userId: number, email: string) {
  const { id: codeId } = await api.a.redemptionCode()
  const now = new Date()
  await insert(schema.redemptions, { codeId, userId, startsAt: now, expiresAt: now })
  const [stripeSubscriptionId, stripeCustomerId] = [`sub_${MARK}`, `cus_${MARK}`]
  await insert(schema.leavingAnswers, { userId, reason: 'other', createdAt: now })
  const status = 'canceled'
  await insert(schema.subscriptions, {
    stripeSubscriptionId,
    stripeCustomerId,
    userId,
    status,
    describedAt: now,
  })
  const opened = { kind: 'refund', reference: `ch_${MARK}`, stripeCustomerId, email, openedAt: now } as const
  await insert(schema.paymentCases, opened)
  const said = {
    kind: 'created',
    clientReference: null,
    status,
    isChange: false,
    plan: 'skip',
    periodEnd: null,
  } as const
  const fact = { id: 'evt', at: now.toISOString(), customerId: stripeCustomerId, ...said }
  await insert(schema.stripeEvents, { id: 'evt', type: 'x', subscriptionId: stripeSubscriptionId, fact })
}

async function addWork(userId: number) {
  const job = await api.a.job()
  const [search] = await insert(schema.savedSearches, {
    userId,
    name: MARK,
    state: `{"title":"${MARK}"}`,
    feedToken: `${MARK} feed`,
  }).returning()
  const key = newFileKey()
  await api.deps.files.put(key, Buffer.from(MARK), 'application/pdf')
  await api.a.star({ id: userId }, job)
  await api.db
    .update(schema.trackedJobs)
    .set({ notes: MARK, resumeKey: key, resumeFilename: `${MARK}.pdf`, knockoutQuestions: [MARK] })
    .where(eq(schema.trackedJobs.userId, userId))
  await insert(schema.trackedJobChanges, { userId, jobId: job.id, status: 1 })
  await insert(schema.hiddenJobs, { userId, jobId: job.id, reason: 'pay', hiddenAt: new Date() })
  await insert(schema.hiddenCompanies, { userId, companyName: MARK })
  await insert(schema.hiddenWords, { userId, words: [MARK] })
  await insert(schema.followedCompanies, { userId, companyName: `${MARK} followed` })
  await insert(schema.calendarFeeds, { userId, token: MARK, kinds: ['deadline'], detail: 'full' })
  await insert(schema.calendarEvents, {
    userId,
    jobId: job.id,
    kind: 'deadline',
    contentHash: MARK,
    changedAt: new Date(),
  })
  const [opened] = await insert(schema.listingCases, { jobId: job.id, openedAt: new Date() }).returning()
  await insert(schema.listingReports, {
    caseId: opened?.id ?? 0,
    userId,
    reason: 'closed',
    message: MARK,
    reportedAt: new Date(),
  })
  await insert(schema.inboundMails, {
    ...{ userId, messageHash: MARK, senderHash: MARK, receivedAt: new Date(), raw: Buffer.from(MARK) },
    ...{ sender: MARK, subject: MARK, sentence: MARK, company: MARK, title: MARK },
  })
  const asked = { id: `data_request-${userId}`, kind: 'data_request', text: MARK } as const
  await insert(schema.deskCases, { ...asked, userId, openedAt: new Date() })
  await insert(schema.personalKeys, { userId, keyHash: MARK, name: MARK, prefix: MARK, scopes: [] })
  const hook = { userId, searchId: search?.id ?? 0, url: `https://${MARK}.example`, salt: MARK }
  const [webhook] = await insert(schema.webhooks, hook).returning()
  const toldJob = { webhookId: webhook?.id ?? 0, jobId: job.id, approvedAt: new Date() }
  await insert(schema.webhookJobs, toldJob)
  await insert(schema.clicks, { jobId: job.id, companyName: 'Pond', userId, isSimilarJob: false })
  await api.a.pushBrowser({ id: userId }, { endpoint: `https://push.example/${MARK}` })
  const [digest] = await insert(schema.digests, {
    userId,
    schedule: 'daily',
    period: '2027-01-01',
    jobCount: 1,
  }).returning()
  await insert(schema.digestOpens, { digestId: digest?.id ?? 0, jobId: job.id })
  return key
}

async function addMail(userId: number, email: string) {
  const content = { firstName: MARK }
  const letter = { recipient: email, template: 'welcome', cause: 'x', content, messageId: 'x' }
  await insert(schema.outbox, { userId, ...letter })
  const payer = `${MARK} ${MARK}, ${email}`
  const toAdmin = { ...letter, recipient: 'admin@example.com', template: 'payment-case', messageId: 'y' }
  await insert(schema.outbox, { ...toAdmin, content: { payer, payerId: userId } })
  await insert(schema.outbox, {
    ...toAdmin,
    cause: 'y',
    messageId: 'z',
    content: { payer: `nobody we know, ${email}` },
  })
  await insert(schema.newsletterSubscriptions, { email, listId: 10638331, status: 'subscribed' })
}

const newAddress = ({ email }: { email: string }) => `new-${email}`

/** An admin decides about their report and does things in their name; then they change their address, and the admin does some more. */
async function addDeeds(person: { id: number; email: string }) {
  const admin = await api.as(await api.a.user({ isAdmin: true }))
  const job = await api.a.job({ freeTenth: true })
  const deeds = async () => {
    await admin.logInAsUser({ id: person.id })
    await admin.toggleFavoriteJob({ id: job.id })
    await admin.stopImpersonating({})
  }
  for (const { id, kind } of (await admin.loadDesk({})).cases)
    if (kind === 'report') await admin.decideCase({ id, decision: 'dismissed' })
  await deeds()
  await api.db
    .update(schema.users)
    .set({ email: newAddress(person) })
    .where(eq(schema.users.id, person.id))
  await deeds()
}

async function rowsWith(table: PgTable, which: SQL) {
  const { rows } = await api.db.execute(sql`select 1 from ${table} as line where ${which}`)
  return rows.length
}
const isMarked = sql`line::text ilike ${`%${MARK}%`}`

/** The tables with data of the person, found by their mark or their id. */
async function traces(userId: number) {
  const found: string[] = []
  for (const table of tables) {
    const owner = getTableConfig(table).columns.find(({ name }) => name === 'user_id')
    const isTheirs = owner ? sql`${sql.identifier('user_id')} = ${userId}` : sql`false`
    if ((await rowsWith(table, sql`${isMarked} or ${isTheirs}`)) > 0) found.push(getTableName(table))
  }
  return found.sort()
}

// holds Decisions §5: Deleting a user removes the person's data, keeps counts
test('nothing left of a deleted account identifies its owner', async () => {
  const person = await api.a.user({
    email: `${MARK}@example.com`,
    firstName: MARK,
    lastName: MARK,
    linkedin: `https://linkedin.example/${MARK}`,
    referral: MARK,
  })
  const admin = await api.a.user({ isAdmin: true })
  await addAccount(person.id, admin.id)
  await addPayments(person.id, newAddress(person))
  const key = await addWork(person.id)
  await addDeeds(person)
  await addMail(person.id, newAddress(person))
  const isOfPeople = ([, fates]: [string, (typeof columnFates)[string]]) =>
    fates === GOES || 'emptied' in fates || 'rewritten' in fates || 'until later' in fates
  // Rows without a mark: files to delete, opened links of digests, and the jobs that webhooks were told.
  const unmarked = ['files_to_delete', 'digest_opens', 'webhook_jobs']
  const known = Object.entries(columnFates)
    .filter(isOfPeople)
    .map(([name]) => name)
  expect(await traces(person.id)).toEqual(known.filter((name) => !unmarked.includes(name)).sort())

  const browser = await api.as(person)
  api.log.length = 0
  await browser.deleteMyAccount({ password: MADE_PASSWORD })

  expect(await traces(person.id)).toEqual([...UNTIL_LATER].sort())
  expect(await api.db.$count(schema.digestOpens)).toBe(0)
  expect(await api.db.$count(schema.webhookJobs)).toBe(0)
  expect(await api.deps.files.get(key)).toBeNull()
  expect(await api.db.$count(schema.filesToDelete)).toBe(0)

  // After restoring an older backup, the operator finds here which accounts to delete again.
  expect(api.log.join('')).toMatch(new RegExp(`"userId":${person.id},"msg":"An account is deleted."`))
  expect(api.log.join('')).not.toContain(MARK)

  // The farewell: its content is erased when it is sent, the address a month later.
  const letters = await api.db.select().from(schema.outbox).orderBy(schema.outbox.id)
  expect(letters.at(-1)).toMatchObject({ template: 'account-deleted', userId: null })
  expect(JSON.stringify(letters.filter(({ template }) => template === 'payment-case'))).not.toContain(MARK)
  for (const { id } of letters) await markSent(api.db, id, new Date())
  await deleteExpiredRows(api.db, new Date(Date.now() + 31 * DAY))
  expect(await api.db.$count(schema.outbox)).toBe(0)
})
