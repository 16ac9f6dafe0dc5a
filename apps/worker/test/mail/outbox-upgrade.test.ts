import { type Database, migrate, openDatabase, schema } from '@lilypad/db'
import { createClock } from '@lilypad/domain'
import { createFetching } from '@lilypad/fetching'
import {
  bareDatabase,
  createPushKeys,
  makers,
  startLocalServer,
  startMailCatcher,
  startPushService,
} from '@lilypad/testing'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { sendMail } from '../../src/handlers/send-mail.ts'
import { sendWebhooks } from '../../src/handlers/send-webhooks.ts'
import { openMailer } from '../../src/services/mailer.ts'
import { openPushService } from '../../src/services/push-service.ts'
import { FROM, SITE } from './test-outbox.ts'

const context = { signal: new AbortController().signal, isLastAttempt: true }

function closedAfterwards<T>(opened: T, close: () => unknown): T {
  onTestFinished(async () => {
    await close()
  })
  return opened
}

/** With the columns that the version before had. */
async function addSubscriberBefore(db: Database['db']) {
  const { rows } = await db.execute<{ id: number; email: string }>(sql`
    insert into users (email, password_hash, first_name, last_name)
    values ('fern@example.com', '-', 'Fern', 'Pond') returning id::int, email`)
  const [user] = rows
  if (!user) throw new Error('The database gave no user back.')
  await db.execute(sql`
    insert into subscriptions (stripe_subscription_id, stripe_customer_id, user_id, status, described_at)
    values ('sub_1', 'cus_1', ${user.id}, 'active', now())`)
  return user
}

/** A database of the version before, a browser and a webhook whose services answer here. */
async function openBefore() {
  const { url, drop } = await bareDatabase()
  closedAfterwards(url, drop)
  await migrate(url, { upTo: '0023_payment-cases' })
  const database = openDatabase(url)
  closedAfterwards(database, () => database.close())
  const a = makers(database.db)
  const catcher = await startMailCatcher()
  const service = await startPushService()
  const receiver = await startLocalServer(() => ({ status: 204 }))
  for (const opened of [catcher, service, receiver]) closedAfterwards(opened, () => opened.close())
  const user = await addSubscriberBefore(database.db)
  const keys = { p256dh: createPushKeys().p256dh, auth: createPushKeys().auth }
  const browser = await a.pushBrowser(user, { ...keys, endpoint: `${service.origin}/for/${user.id}` })
  const webhook = await a.webhook(await a.search(user), { url: `${receiver.origin}/told` })
  return { url, db: database.db, user, browser, webhook, catcher, service, receiver }
}

type Before = Awaited<ReturnType<typeof openBefore>>

/** One of each kind, as the version before writes them. */
async function writeAsBefore({ db, user, browser, webhook }: Before, cause: string) {
  const rows = [
    { kind: 'welcome', recipient: user.email, webhook_id: null, content: { firstName: 'Fern' } },
    {
      kind: 'push',
      recipient: String(browser.id),
      webhook_id: null,
      content: { title: 'Ponds', count: 2, address: '/#/dashboard/7' },
    },
    { kind: 'webhook', recipient: String(webhook.id), webhook_id: webhook.id, content: { isTest: true } },
  ]
  for (const { kind, recipient, webhook_id, content } of rows)
    await db.execute(sql`
      insert into outgoing_emails (id, user_id, recipient, kind, cause, content, message_id, webhook_id)
      values (default, ${user.id}, ${recipient}, ${kind}, ${cause}, ${JSON.stringify(content)}::jsonb,
        ${`${kind}-${cause}`}, ${webhook_id}) on conflict do nothing`)
}

async function sendAll({ db, catcher }: Before) {
  const clock = createClock({ timeScale: 1, paceScale: 1 }, () => new Date())
  const fetching = createFetching({ userAgent: 'Lilypad', allowPrivate: true, replayOrigin: null })
  const mailer = openMailer({ smtpUrl: catcher.url, from: FROM })
  closedAfterwards(mailer, () => mailer?.close())
  const deps = {
    ...clock,
    db,
    fetching,
    mailer,
    mailSite: SITE,
    pushService: openPushService(
      { privateKey: 'k'.repeat(43), contactEmail: 'hello@lilypad.example' },
      fetching,
    ),
    links: { publicUrl: 'http://localhost:3000', secret: 'only for this test' },
    logger: pino({ level: 'silent' }),
    counts: { scraped: () => {}, mailed: () => {} },
  }
  const send = sendMail(deps)
  for (const { id, kind } of await db.select().from(schema.outbox))
    if (kind !== 'webhook') await send({ outboxId: id }, context)
  await sendWebhooks(deps)({}, context)
}

test('what waits when the outbox gets its name is sent afterwards, once, whatever its kind', async () => {
  const before = await openBefore()
  await writeAsBefore(before, 'before')
  await migrate(before.url)
  const { db, catcher, service, receiver } = before
  const { kind, sentAt } = schema.outbox
  expect(await db.select({ kind, sentAt }).from(schema.outbox)).toEqual([
    { kind: 'letter', sentAt: null },
    { kind: 'push', sentAt: null },
    { kind: 'webhook', sentAt: null },
  ])
  await sendAll(before)
  await sendAll(before)
  expect(catcher.mails.map(({ recipients }) => recipients)).toEqual([[before.user.email]])
  expect(service.received).toHaveLength(1)
  expect(receiver.seen).toHaveLength(1)
  const { rows } = await db.execute(
    sql`select kind from outgoing_emails where sent_at is not null order by id`,
  )
  expect(rows).toEqual([{ kind: 'welcome' }, { kind: 'push' }, { kind: 'webhook' }])
})

test('the version before, which runs until it is replaced, still writes, claims and gives up', async () => {
  const before = await openBefore()
  await migrate(before.url)
  await writeAsBefore(before, 'while both run')
  await writeAsBefore(before, 'while both run')
  const { db } = before
  expect(await db.$count(schema.outbox)).toBe(3)
  await db.execute(
    sql`update outgoing_emails set attempts = attempts + 1 where kind = 'welcome' and sent_at is null`,
  )
  await db.execute(sql`update outgoing_emails set failed_at = now(), content = '{}' where kind = 'webhook'`)
  const rows = await db.select().from(schema.outbox).orderBy(schema.outbox.id)
  expect(rows).toMatchObject([
    { kind: 'letter', template: 'welcome', attempts: 1, failedAt: null },
    { kind: 'push', template: 'push', attempts: 0, failedAt: null },
    { kind: 'webhook', template: 'webhook', failedAt: expect.any(Date) },
  ])
})
