import { storeBackupCheck } from '@lilypad/db'
import { makers } from '@lilypad/testing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { completed, created, newPayer, sendEvent, stripeEnv } from '../billing/stripe-events.ts'
import { createTestApi, useApi } from '../create-test-api.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

const api = useApi({ env: stripeEnv('http://127.0.0.1:9') })

const shown = async () => (await (await api.visitor().fetch('/metrics')).text()).split('\n')
async function countOf(series: string) {
  const line = (await shown()).find((one) => one.startsWith(`${series} `))
  return line === undefined ? null : Number(line.split(' ').at(-1))
}

test('webhooks are counted by type and outcome; unknown types are counted together', async () => {
  const person = await api.a.user()
  const event = created(newPayer(person.stripeClientReferenceId), new Date())
  await sendEvent(api, event)
  await sendEvent(api, event)
  await sendEvent(api, completed(newPayer(NOBODY), new Date()))
  await sendEvent(api, { ...event, id: 'evt_of_a_new_kind', type: 'frog.jumped' })
  await sendEvent(api, event, { secret: 'whsec_of_somebody_else' })
  const outcomes: [type: string, outcome: string][] = [
    ['customer.subscription.created', 'taken'],
    ['customer.subscription.created', 'repeated'],
    ['checkout.session.completed', 'nobodys'],
    ['other', 'ignored'],
    ['other', 'refused'],
  ]
  for (const [type, outcome] of outcomes) {
    const count = await countOf(`lilypad_webhooks_total{type="${type}",outcome="${outcome}"}`)
    expect([type, outcome, count]).toEqual([type, outcome, 1])
  }
  expect((await shown()).join()).not.toContain('frog')
})

test('an event that cannot be stored is counted as failed', async () => {
  await api.db.execute(sql`alter table stripe_events rename to stripe_events_away`)
  await sendEvent(api, created(newPayer(), new Date()))
  await api.db.execute(sql`alter table stripe_events_away rename to stripe_events`)
  const failed = 'lilypad_webhooks_total{type="customer.subscription.created",outcome="failed"}'
  expect(await countOf(failed)).toBe(1)
})

test('a backup is 0 until a check finds it fine, and the time of the last fine one stays', async () => {
  const [ok, fineAt] = ['lilypad_backup_check_ok', 'lilypad_backup_check_ok_timestamp_seconds']
  expect([await countOf(ok), await countOf(fineAt)]).toEqual([0, null])
  const checkedAt = new Date()
  await storeBackupCheck(api.db, { checkedAt, archive: 'new.tar', madeAt: checkedAt, problem: null })
  expect([await countOf(ok), await countOf(fineAt)]).toEqual([1, checkedAt.getTime() / 1_000])
  await storeBackupCheck(api.db, { checkedAt, archive: 'new.tar', madeAt: null, problem: 'It is cut.' })
  expect([await countOf(ok), await countOf(fineAt)]).toEqual([0, checkedAt.getTime() / 1_000])
})

test('boards by state, jobs that members see and e-mails that wait are those of the database', async () => {
  const a = makers(api.db)
  const before = await countOf('lilypad_jobs_listed')
  await a.job()
  expect(await countOf('lilypad_jobs_listed')).toBe((before ?? 0) + 1)
  const states = (await shown()).filter((line) => line.startsWith('lilypad_boards{'))
  expect(states).toHaveLength(8)
  await api.db.execute(sql`
    insert into outbox (recipient, template, cause, content, message_id, created_at)
    values ('fern@example.com', 'welcome', 'x', '{}', 'm-1', now() - interval '1 hour')`)
  expect(await countOf('lilypad_emails_waiting')).toBeGreaterThan(0)
  expect(await countOf('lilypad_emails_oldest_waiting_seconds')).toBeGreaterThanOrEqual(3_600)
})

test('of messages never tried to webhooks that do not fail, the oldest one’s age is shown', async () => {
  const a = makers(api.db)
  const search = await a.search(await a.user())
  const good = await a.webhook(search)
  const failing = await a.webhook(search, { failingSince: new Date() })
  const write = ({ id }: { id: number }, attempts: number, age: string) =>
    api.db.execute(sql`
      insert into outbox (recipient, webhook_id, template, cause, content, message_id, attempts, created_at)
      values (${id}, ${id}, 'webhook', ${age}, '{}', ${age}, ${attempts}, now() - ${age}::interval)`)
  await write(good, 1, '5 hours')
  await write(failing, 0, '4 hours')
  expect(await countOf('lilypad_webhook_messages_oldest_seconds')).toBe(0)
  await write(good, 0, '1 hour')
  expect(Math.floor(((await countOf('lilypad_webhook_messages_oldest_seconds')) ?? 0) / 3_600)).toBe(1)
})

test('waiting works are counted by kind', async () => {
  expect(await countOf('lilypad_queue_waiting{work="fetch-logo"}')).toBe(0)
  await api.deps.queue.enqueue('fetch-logo', { boardId: 3 })
  expect(await countOf('lilypad_queue_waiting{work="fetch-logo"}')).toBe(1)
  expect(await countOf('lilypad_queue_oldest_waiting_seconds{work="fetch-logo"}')).toBeGreaterThan(0)
})

test('while the database is away, its numbers are missing from the page, and counted as unreadable', async () => {
  const other = await createTestApi()
  await other.deps.database.close()
  const text = await (await other.visitor().fetch('/metrics')).text()
  expect(text).toContain('lilypad_metrics_unreadable_total{source="database"} 1')
  expect(text).not.toMatch(/^lilypad_(boards|jobs_listed|emails_waiting)[ {]/m)
  expect(text).toMatch(/^lilypad_database_connections_max \d/m)
  await other.app.close()
  await other.deps.queue.close()
})
