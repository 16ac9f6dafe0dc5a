import { schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'

const ADMIN = 'auditor@example.com'
let admin: Browser
let adminId: number
const api = useApi()
beforeAll(async () => {
  const person = await api.a.user({ isAdmin: true, email: ADMIN })
  adminId = person.id
  admin = await api.as(person)
})
beforeEach(async () => {
  await api.db.delete(schema.auditLog)
})

// holds Decisions §3 Added calls: Audit log: `GET /admin-api/get_audit_log`
describe('get_audit_log', () => {
  const add = (rows: Partial<typeof schema.auditLog.$inferInsert>[]) =>
    api.db
      .insert(schema.auditLog)
      .values(rows.map((row) => ({ actorId: adminId, action: 'scrape_raw', subject: 'Pond', ...row })))

  test('tells what admins did, the latest first, 100 a page', async () => {
    const start = Date.parse('2026-01-01T00:00:00Z')
    await add(
      Array.from({ length: 130 }, (_none, number) => ({
        at: new Date(start + number * 1_000),
        subject: `Pond ${number}`,
        details: { number },
      })),
    )
    const [first, second] = [await admin.getAuditLog({}), await admin.getAuditLog({ page: 2 })]
    expect([first.entries.length, second.entries.length]).toEqual([100, 30])
    expect(first).toMatchObject({ num_entries: 130, page_length: 100 })
    expect(first.entries[0]).toEqual({
      id: expect.any(Number),
      at: '2026-01-01T00:02:09.000Z',
      actor_email: ADMIN,
      action: 'scrape_raw',
      subject: 'Pond 129',
      details: { number: 129 },
    })
    expect(second.entries.at(-1)?.subject).toBe('Pond 0')
  })

  test('search looks in actor, action and subject, ignores case, and has no wildcards', async () => {
    const other = await api.a.user({ isAdmin: true, email: 'Second.Keeper@example.com' })
    await add([
      { subject: 'by actor', actorId: other.id },
      { subject: 'by action', action: 'delete_user' },
      { subject: 'Heron_100%' },
    ])
    const found = async (search: string) =>
      (await admin.getAuditLog({ search })).entries.map(({ subject }) => subject)
    expect(await found('second.KEEPER')).toEqual(['by actor'])
    expect(await found('Delete_User')).toEqual(['by action'])
    expect(await found('heron_')).toEqual(['Heron_100%'])
    expect(await found('100%')).toEqual(['Heron_100%'])
    expect(await found('%')).toEqual(['Heron_100%'])
    expect(await found('delete user')).toEqual([])
    expect(await admin.getAuditLog({ search: 'by a' })).toMatchObject({ num_entries: 2 })
  })

  test('an entry outlives the account of who did it', async () => {
    const other = await api.a.user({ isAdmin: true })
    await add([{ actorId: other.id, subject: 'left behind' }])
    await api.db.delete(schema.users).where(eq(schema.users.id, other.id))
    expect((await admin.getAuditLog({ search: 'left behind' })).entries).toMatchObject([
      { actor_email: null, subject: 'left behind' },
    ])
  })
})

// holds Decisions §3 Added calls: Audit log: a download of codes or a report leaves an entry
test('a CSV that an admin downloads leaves an entry; a report that is looked at leaves none', async () => {
  const member = await api.a.user({ email: 'busy-reader@example.com' })
  const company = '/admin-api/admin/generate_company_report?start_date=2026-01-01&end_date=2026-01-31'
  const person = '/admin-api/admin/generate_user_report?email=busy-reader@example.com'
  for (const path of [
    company,
    person,
    '/admin-api/admin/generate_user_report?email=no@example.com&format=csv',
  ])
    await admin.fetch(path)
  for (const path of [
    `${company}&format=csv`,
    `${person}&format=csv`,
    '/admin-api/download_redemption_codes',
  ])
    await (await admin.fetch(path)).text()
  const entries = await api.db.select().from(schema.auditLog).orderBy(schema.auditLog.id)
  expect(entries.map(({ actorId, action, subject, details }) => [actorId, action, subject, details])).toEqual(
    [
      [adminId, 'generate_company_report_csv', '2026-01-01 to 2026-01-31', {}],
      [adminId, 'generate_user_report_csv', 'busy-reader@example.com', { user_id: member.id }],
      [adminId, 'download_redemption_codes', '0 codes', {}],
    ],
  )
})
