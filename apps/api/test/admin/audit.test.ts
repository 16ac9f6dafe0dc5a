import { type Call, type CallName, calls, changesSomething, type RequestInputOf } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { asc, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAudit } from '../../src/http/audit.ts'
import { createAuthenticator } from '../../src/http/authenticate.ts'
import { createCallerQueues } from '../../src/http/caller-queues.ts'
import { type Gate, type Handlers, implement } from '../../src/http/implement-calls.ts'
import { PreparedReply } from '../../src/http/prepared-reply.ts'
import { createSessionCache } from '../../src/http/session-cache.ts'
import { createSessionCookie } from '../../src/http/session-cookie.ts'
import { failureOf } from '../accounts/account-kit.ts'
import { type Browser, useApi } from '../create-test-api.ts'

type AllCalls = typeof calls
/** The calls for admins that change something. */
type Deed = {
  [N in CallName]: AllCalls[N] extends { access: 'admin' } ? N : never
}[CallName]

const board = { job_board_url: 'https://boards.example/pond' }
const text = { content: 'Hello', for_free: true, for_paid: false, for_visitors: false }
/** A request for each; a missing one fails the first test below. */
const SAMPLES: { [N in Deed]?: RequestInputOf<AllCalls[N]> } = {
  scrapeJobBoard: { ...board, company_name: 'Pond', logo_url: '' },
  scrapeRaw: board,
  scrapeAllJobBoards: {},
  resolveSuspect: { ...board, accept: true },
  deleteJobsForJobBoard: board,
  updateJobBoard: { ...board, company_name: 'Pond' },
  restJobBoard: { ...board, days: 3 },
  removeJobBoard: board,
  deleteUser: { user_id: 7 },
  exportUser: { user_id: 7 },
  decideCase: { id: 'report-7', decision: 'acted' },
  undoCaseDecision: { id: 'report-7' },
  openDataRequest: { user_id: 7, text: 'Her letter.' },
  testNotifications: { user_id: 7, schedule: 'daily' },
  logInAsUser: { id: 7 },
  createRedemptionCodes: { source: 'Spring', duration: 1, num_codes: 1 },
  deleteRedemptionCode: { id: 7 },
  deleteJob: { id: 7 },
  undeleteJob: { id: 7 },
  insertJobFromAdmin: { ...board, job_title: 'Writer', job_url: 'https://boards.example/pond/1' },
  curateJob: { id: 7, featured: true },
  saveAlert: text,
  deleteAlert: { id: 7 },
  saveTestimonial: { quote: 'Good.', name: 'Fern', role: 'Teacher' },
  addSalesLogo: { name: 'Pond', file: new Blob(['x']) },
  moveSiteContent: { id: 7, by: 1 },
  deleteSiteContent: { id: 7 },
  settlePaymentCase: { id: 7, is_settled: true },
  allowBoard: { id: 7, allowed_by: 'Fern', note: '', until: '2027-01-31' },
  putTroubleAside: { id: 7, days: 30 },
  addRemoval: { company: 'Pond', asked_by: 'Fern' },
  liftRemoval: { id: 7 },
}

const deeds = (Object.entries(calls) as [CallName, Call][]).filter(
  ([, call]) => call.access === 'admin' && changesSomething(call),
)

/** Every call a second time, at its own address, with a handler that does nothing. */
const idleCalls = Object.fromEntries(
  Object.entries<Call>(calls).map(([name, call]) => [name, { ...call, path: `/idle${call.path}` }]),
)
const idle = Object.fromEntries(
  Object.keys(calls).map((name) => [name, async () => new PreparedReply('{"success":true}')]),
) as unknown as Handlers<typeof idleCalls>

let admin: Browser
let adminId: number
const api = useApi({
  extend(app, deps) {
    const cookie = createSessionCookie(false)
    const sessions = createSessionCache(deps, app.log)
    const gate: Gate = {
      publicOrigin: 'http://localhost:3000',
      limits: {
        countRequest: async () => undefined,
        countLogo: async () => undefined,
        countAttempt: async () => undefined,
        ofPerson: async () => undefined,
        mayDraw: () => true,
      },
      turns: createCallerQueues(),
      cookie,
      authenticate: createAuthenticator(deps, { sessions, cookie }),
      settled: sessions.settled,
      audit: createAudit(deps),
      openToBrowsers: async () => undefined,
    }
    implement(app, idleCalls, idle, gate)
  },
})
beforeAll(async () => {
  const person = await api.a.user({ isAdmin: true })
  adminId = person.id
  admin = await api.as(person)
})
beforeEach(async () => {
  await api.db.delete(schema.auditLog)
})

const entries = () => api.db.select().from(schema.auditLog).orderBy(asc(schema.auditLog.id))

/** Sends a request as the call wants it: query, JSON or form. */
function send(browser: Browser, call: Call, path: string, fields: Record<string, unknown>) {
  if (call.method === 'GET')
    return browser.fetch(`${path}?${new URLSearchParams(fields as Record<string, string>)}`)
  if (!call.takesFile)
    return browser.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value as string | Blob)
  return browser.fetch(path, { method: 'POST', body: form })
}

describe('every admin call that changes something leaves an entry with its admin', () => {
  test('there is a request for each', () => {
    expect(deeds.map(([name]) => name).sort()).toEqual(Object.keys(SAMPLES).sort())
  })

  test.each(deeds)('%s', async (name, call) => {
    const response = await send(admin, call, `/idle${call.path}`, SAMPLES[name as Deed] ?? {})
    expect([response.status, await response.text()]).toEqual([200, '{"success":true}'])
    const [entry, ...more] = await entries()
    expect(more).toEqual([])
    expect(entry).toMatchObject({ actorId: adminId, action: call.path.split('/').at(-1) })
    if (call.request.def.type === 'object' && Object.keys(SAMPLES[name as Deed] ?? {}).length > 0)
      expect(entry?.details).not.toEqual({})
  })

  test('calls that only read leave none', async () => {
    const reading = Object.values<Call>(calls).filter(
      (call) => call.access === 'admin' && !changesSomething(call),
    )
    for (const call of reading) await admin.fetch(`/idle${call.path}`)
    expect(await entries()).toEqual([])
  })

  test('a call that fails or is refused leaves none', async () => {
    await failureOf(admin.deleteUser({ user_id: 999_999_999 }))
    await failureOf(admin.createRedemptionCodes({}))
    const person = await api.as(await api.a.user())
    await failureOf(person.createRedemptionCodes({ source: 'x', duration: 1, num_codes: 1 }))
    expect(await entries()).toEqual([])
  })

  test('what members do in their own name leaves none', async () => {
    const person = await api.as(await api.a.subscriber())
    await person.saveSearch({ name: 'Ponds', state: '{}' })
    await admin.saveSearch({ name: 'Ponds', state: '{}' })
    expect(await entries()).toEqual([])
  })
})

describe('an entry says what was done to what', () => {
  test('to a user: by address, until the account is no more', async () => {
    const person = await api.a.user()
    const other = await api.as(await api.a.user({ isAdmin: true }))
    await other.logInAsUser({ id: person.id })
    const details = { user_id: person.id }
    expect(await entries()).toMatchObject([{ action: 'log_in_as_user', subject: person.email, details }])
    await admin.deleteUser({ user_id: person.id })
    const subject = `Deleted user #${person.id}`
    expect(await entries()).toMatchObject([
      { action: 'log_in_as_user', subject, details },
      { action: 'delete_user', subject, details },
    ])
  })

  test('codes: by source and how many, without the codes themselves', async () => {
    const { codes } = await admin.createRedemptionCodes({ source: 'Spring', duration: 93, num_codes: 3 })
    await admin.deleteRedemptionCode({ id: codes[0]?.id ?? 0 })
    const made = await entries()
    expect(made).toMatchObject([
      { action: 'create_redemption_codes', subject: 'Spring', details: { duration: 93, num_codes: 3 } },
      { action: 'delete_redemption_code', subject: 'Spring', details: { id: codes[0]?.id } },
    ])
    for (const { code } of codes) expect(JSON.stringify(made)).not.toContain(code)
  })

  test('otherwise the request tells, with long texts cut short', async () => {
    const call = calls.saveAlert
    await send(admin, call, `/idle${call.path}`, { ...text, content: 'x'.repeat(500) })
    const [entry] = await entries()
    expect(entry?.details).toMatchObject({ for_free: true, content: `${'x'.repeat(200)}…` })
  })

  test('what a call itself tells of its particulars is cut short, too', async () => {
    const { careersUrl } = await api.a.board()
    const logoUrl = `https://boards.example/${'x'.repeat(1_000)}.png`
    await admin.updateJobBoard({ job_board_url: careersUrl, company_name: 'Pond', logo_url: logoUrl })
    const [entry] = await entries()
    expect(entry?.details).toMatchObject({ company_name: 'Pond', logo_url: `${logoUrl.slice(0, 200)}…` })
  })

  test('holds neither secrets nor files', async () => {
    for (const [name, call] of deeds)
      await send(admin, call, `/idle${call.path}`, {
        ...SAMPLES[name as Deed],
        password: 'x-secret',
        token: 'x-secret',
      })
    const all = JSON.stringify(await entries())
    expect(all).not.toContain('x-secret')
    expect(all).not.toContain(admin.cookies.get('lilypad_session') ?? 'no cookie')
  })
})

test('what an admin changes in the view of the queue leaves an entry, looking at it none', async () => {
  const queues = '/admin-api/queues/api/queues'
  expect((await admin.fetch(queues)).status).toBe(200)
  for (const change of ['pause', 'resume'])
    expect((await admin.fetch(`${queues}/${change}`, { method: 'PUT' })).status).toBe(200)
  await expect
    .poll(async () => (await entries()).map(({ action, subject }) => [action, subject]))
    .toEqual([
      ['change_queue', '/api/queues/pause'],
      ['change_queue', '/api/queues/resume'],
    ])
})

describe('an admin who is logged in as somebody else', () => {
  // holds Decisions §5: Log in as a user: marked, strip, audit log
  test('leaves entries of coming, of going, and of all that is changed between', async () => {
    const person = await api.a.subscriber()
    const browser = await api.as({ id: adminId })
    await browser.logInAsUser({ id: person.id })
    await browser.loadProfile({})
    await browser.searchJobs({ state: '{}', sort: 'date' })
    await browser.saveSearch({ name: 'Private plans', state: '{}' })
    await browser.stopImpersonating({})
    const left = await entries()
    expect(left.map(({ actorId, action, subject }) => [actorId, action, subject])).toEqual([
      [adminId, 'log_in_as_user', person.email],
      [adminId, 'save_search', person.email],
      [adminId, 'stop_impersonating', person.email],
    ])
    // The person's own data does not belong in the log.
    expect(JSON.stringify(left)).not.toContain('Private plans')
  })

  test('leaves one of logging out, too', async () => {
    const person = await api.a.user()
    const browser = await api.as({ id: adminId })
    await browser.logInAsUser({ id: person.id })
    await browser.logOut({})
    expect((await entries()).at(-1)).toMatchObject({
      actorId: adminId,
      action: 'headless_log_out',
      subject: person.email,
    })
  })
})

test('a log that cannot be written hides nothing of what was done, and the process says so', async () => {
  await api.db.execute(sql`alter table audit_log rename to audit_log_away`)
  try {
    const { codes } = await admin.createRedemptionCodes({ source: 'Unlogged', duration: 1, num_codes: 1 })
    expect(codes).toHaveLength(1)
    const line = api.log.find((each) => each.includes('An entry of the audit log is missing.'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      level: 50,
      actorId: adminId,
      action: 'create_redemption_codes',
    })
  } finally {
    await api.db.execute(sql`alter table audit_log_away rename to audit_log`)
  }
})
