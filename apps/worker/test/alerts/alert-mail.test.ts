import { isAlertJobLink, readUnsubscribeToken } from '@lilypad/crypto'
import { schema, switchOffAlerts } from '@lilypad/db'
import { latestDue } from '@lilypad/domain'
import { type CaughtMail, makers, startMailCatcher } from '@lilypad/testing'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { useWorker } from '../test-worker.ts'
import { before, DAY, HOUR } from './test-alerts.ts'

const WAIT = { timeout: 60_000, interval: 100 }
const ADDRESS = 'robin.alerts@example.com'
const catcher = await startMailCatcher()
afterAll(() => catcher.close())

/** A member whose alerts came due while no worker ran, and two new jobs. */
const worker = useWorker(async (db) => {
  const a = makers(db)
  const user = await a.subscriber({ email: ADDRESS })
  const { dueAt } = latestDue('daily', new Date())
  await a.search(user, { name: 'Quiet ponds', schedule: 'daily', marker: before(dueAt, DAY) })
  await a.job({ title: 'Reed Analyst', approvedAt: before(dueAt, HOUR), postedOn: '2025-09-21' })
  await a.job({ title: 'Lily Manager', approvedAt: before(dueAt, 2 * HOUR) })
  return { SMTP_URL: catcher.url }
})

const mails = () => catcher.mails.filter(({ recipients }) => recipients.includes(ADDRESS))
/** A header as the server received it, unfolded. */
const headerOf = (mail: CaughtMail, name: string) =>
  mail.headerLines
    .find(({ key }) => key === name.toLowerCase())
    ?.line.replace(/\r?\n[ \t]+/g, '')
    .replace(/^[^:]+:\s*/, '')
async function arrived(count: number): Promise<CaughtMail> {
  await expect.poll(() => mails().length, WAIT).toBe(count)
  const mail = mails().at(-1)
  if (!mail) throw new Error('Nothing arrived.')
  return mail
}

test('a missed run is picked up by the sweep at the start: the e-mail arrives, and one click ends the alerts', async () => {
  const mail = await arrived(1)
  const { sessionSecret } = worker.config.http
  for (const form of [mail.html || '', mail.text ?? '']) {
    expect(form).toContain('Quiet ponds')
    expect(form.indexOf('Reed Analyst')).toBeLessThan(form.indexOf('Lily Manager'))
    expect(form.match(/Added \w+ \d+, \d{4}/g)).toHaveLength(2)
    expect(form.match(/posted\s+September\s+21,\s+2025\s+by\s+the\s+employer/g)).toHaveLength(1)
  }
  expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const [, token = ''] =
    /^<http:\/\/localhost:3000\/api\/unsubscribe\?token=([^>]+)>$/.exec(
      headerOf(mail, 'List-Unsubscribe') ?? '',
    ) ?? []
  const link = /\/api\/alerts\/open\?digest=(\d+)&job=(\d+)&s=([\w-]{43})/.exec(mail.text ?? '')
  const [, digestId, jobId, signature = ''] = link ?? []
  const opened = { digestId: Number(digestId), jobId: Number(jobId), signature }
  expect(isAlertJobLink(sessionSecret, opened)).toBe(true)

  const whose = readUnsubscribeToken(sessionSecret, token)
  const [user] = await worker.db.select().from(schema.users).where(eq(schema.users.email, ADDRESS))
  expect(whose).toEqual({ userId: user?.id, schedule: 'daily' })
  if (whose) expect(await switchOffAlerts(worker.db, whose)).toBe(1)
})

test('a test send is marked in its subject', async () => {
  const [user] = await worker.db.select().from(schema.users).where(eq(schema.users.email, ADDRESS))
  const payload = { userId: user?.id ?? 0, schedule: 'weekly' } as const
  expect(await worker.queue.ask('send-test-alert', payload, 60_000)).toEqual({
    done: true,
    result: { outcome: 'written' },
  })
  const mail = await arrived(2)
  expect(mail.subject).toBe('Test: 2 new curriculum jobs')
  expect(mail.text).toContain('http://localhost:3000/#/job/')
})
