import { verifyPassword } from '@lilypad/crypto'
import { schema } from '@lilypad/db'
import { MADE_PASSWORD } from '@lilypad/testing'
import { describe, expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'
import { accountOf, COOKIE, DAY, emailsTo, failureOf, LOG_IN_FIRST, sessionsOf } from './account-kit.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
let clock = new Date()
const api = useApi({ now: () => clock })

// holds Part 1 §7: `POST /api/change_password`
describe('change_password', () => {
  // holds Decisions §5: Change and reset end the other sessions
  test('sets it, ends the person’s other sessions, keeps this one, and tells the owner', async () => {
    const person = await api.a.user()
    const [here, elsewhere] = [await api.as(person), await api.as(person)]
    expect(await here.changePassword({ password: 'a brand new lily' })).toEqual({
      success: true,
      message: 'Password changed!',
    })
    expect((await elsewhere.getLoggedInUser({})).user).toBeNull()
    expect((await here.getLoggedInUser({})).user?.id).toBe(person.id)
    const { passwordHash } = await accountOf(api.db, person.email)
    expect(await verifyPassword(passwordHash, 'a brand new lily')).toBe(true)
    expect(await emailsTo(api.db, person.email)).toMatchObject([{ kind: 'password-changed' }])
  })

  // holds Part 1 §5: Change password: 8 characters, both equal
  // holds Decisions §5: Common passwords and 128 after the nine; at change and reset, too
  test.each([
    [null, 'Password must be at least 8 characters.'],
    ['1234567', 'Password must be at least 8 characters.'],
    ['x'.repeat(129), 'Password must be at most 128 characters.'],
    ['PASSWORD1', 'Please choose a less common password.'],
  ])('refuses %j, and changes nothing', async (password, message) => {
    const person = await api.a.user()
    const [here, elsewhere] = [await api.as(person), await api.as(person)]
    expect(await failureOf(here.changePassword({ password }))).toEqual({ status: 400, message })
    expect(await accountOf(api.db, person.email)).toEqual(person)
    expect((await elsewhere.getLoggedInUser({})).user?.id).toBe(person.id)
  })

  // holds Decisions §5: argon2id; 8 to 128 characters
  test('8 characters and 128 characters are both a password; blanks within count', async () => {
    const person = await api.a.user()
    const browser = await api.as(person)
    for (const password of ['lil y 12', 'y'.repeat(128), '🐸'.repeat(8)]) {
      await browser.changePassword({ password })
      expect((await api.visitor().logIn({ email: person.email, password })).user.id).toBe(person.id)
    }
  })

  test('writes of five changes a day: the address may be a stranger’s, and the first letter undoes all', async () => {
    const start = clock
    const person = await api.a.user()
    const browser = await api.as(person)
    for (let turn = 0; turn < 7; turn += 1) {
      clock = new Date(clock.getTime() + 1_000)
      await browser.changePassword({ password: 'a brand new lily' })
    }
    expect(await emailsTo(api.db, person.email)).toHaveLength(5)
    clock = new Date(clock.getTime() + DAY)
    await browser.changePassword({ password: 'a brand new lily' })
    expect(await emailsTo(api.db, person.email)).toHaveLength(6)
    clock = start
  })

  test('leaves other people’s sessions alone', async () => {
    const [person, other] = [await api.a.user(), await api.a.user()]
    const theirs = await api.as(other)
    await (await api.as(person)).changePassword({ password: 'a brand new lily' })
    expect((await theirs.getLoggedInUser({})).user?.id).toBe(other.id)
  })
})

// holds Decisions §3 Added calls: Account: `GET /api/load_sessions`, `POST /api/end_other_sessions`
describe('load_sessions and end_other_sessions', () => {
  test('lists where the person is logged in, the newest first, and marks this one', async () => {
    const person = await api.a.user()
    const first = api.visitor()
    await first.fetch('/api/headless_log_in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': CHROME },
      body: JSON.stringify({ email: person.email, password: MADE_PASSWORD }),
    })
    const here = await api.as(person)
    await api.as(await api.a.user())
    const { sessions } = await here.loadSessions({})
    expect(sessions.map(({ device, is_current }) => [device, is_current])).toEqual([
      ['Unknown device', true],
      ['Chrome on Windows', false],
    ])
    expect(JSON.stringify(sessions)).not.toContain(here.cookies.get(COOKIE))
  })

  test('an admin who looks at the account is seen in the list', async () => {
    const person = await api.a.user()
    await api.impersonating(person)
    const { sessions } = await (await api.as(person)).loadSessions({})
    expect(sessions.map(({ device }) => device)).toContain('An admin of Lilypad, logged in as you')
  })

  test('sessions that have run out are not listed', async () => {
    const start = clock
    const person = await api.a.user()
    await api.as(person)
    clock = new Date(start.getTime() + 31 * 24 * 60 * 60 * 1000)
    expect((await (await api.as(person)).loadSessions({})).sessions).toHaveLength(1)
    clock = start
  })

  test('a person has 100 sessions: a further log-in ends the one that was used the longest ago', async () => {
    const person = await api.a.user()
    const [first, second] = [await api.as(person), await api.as(person)]
    for (let turn = 0; turn < 98; turn += 1) await api.a.session(person)
    expect((await first.loadSessions({})).sessions).toHaveLength(100)
    const last = await api.as(person)
    expect((await last.loadSessions({})).sessions).toHaveLength(100)
    expect((await first.getLoggedInUser({})).user).toBeNull()
    expect((await second.getLoggedInUser({})).user?.id).toBe(person.id)
  })

  test('ends the others, and says how many', async () => {
    const person = await api.a.user()
    const [here, phone, laptop] = [await api.as(person), await api.as(person), await api.as(person)]
    expect((await here.endOtherSessions({})).num_ended).toBe(2)
    for (const other of [phone, laptop]) expect((await other.getLoggedInUser({})).user).toBeNull()
    expect((await here.endOtherSessions({})).num_ended).toBe(0)
    expect(await sessionsOf(api.db, person.id)).toHaveLength(1)
  })
})

// holds Decisions §3 Added calls: Account: `GET /api/download_my_data`
describe('download_my_data', () => {
  test('holds everything that is kept about the person, and no hash or token', async () => {
    const person = await api.a.subscriber({ referral: 'ref-7' })
    const browser = await api.as(person)
    const job = await api.a.job()
    const { code } = await api.a.redemptionCode()
    await browser.logIn({ email: person.email, password: MADE_PASSWORD, redemption_code: code })
    await browser.setNewsletterSub({ list_id: 10638331, status: 'subscribed' })
    await browser.saveSearch({ name: 'Ponds', state: '{}' })
    await browser.toggleFavoriteJob({ id: job.id })
    await browser.hideJob({ id: job.id, reason: 'pay' })
    await browser.hideCompany({ company: job.companyName, hidden: true })
    const followed = await api.a.job({ companyName: 'Followed Pond' })
    await browser.followCompany({ company: followed.companyName, followed: true })
    const interview = { at: '2027-06-01T15:00:00Z', zone: 'America/Chicago' }
    await browser.updateTrackedJob({ job: { id: job.id, interview } })
    const feed = await browser.setCalendarFeed({ enabled: true, kinds: ['interview'], detail: 'title' })
    await api.visitor().fetch(new URL(feed.url ?? '').pathname)
    await browser.setHiddenWords({ words: ['nurse'] })
    await browser.onJobClick({ id: job.id })
    await browser.noteVisit({})
    await browser.saveLeavingReason({ reason: 'found_here' })
    await api.db.insert(schema.intakeAnswers).values({ userId: person.id, answers: { salary_min: 70_000 } })
    await api.visitor().requestReset({ email: person.email })
    await browser.changePassword({ password: 'a brand new lily' })
    const { data } = await browser.downloadMyData({})
    expect(data).toMatchObject({
      profile: { email: person.email, referral: 'ref-7' },
      subscriptions: [{ status: 'active' }],
      redemptions: [{ code }],
      leavingAnswers: [{ reason: 'found_here' }],
      searches: [{ name: 'Ponds', state: '{}' }],
      tracker: [{ jobId: job.id, snapshot: { title: job.title } }],
      hiddenJobs: [{ jobId: job.id, reason: 'pay' }],
      hiddenCompanies: [{ companyName: job.companyName }],
      hiddenWords: [{ words: ['nurse'] }],
      followedCompanies: [{ companyName: followed.companyName }],
      calendar: [{ kinds: ['interview'], detail: 'title' }],
      calendarEvents: [{ jobId: job.id, kind: 'interview', sequence: 0 }],
      newsletter: { 10638331: 'subscribed' },
      intake: [{ answers: { salary_min: 70_000 } }],
      logIns: [{ at: expect.any(String) }],
      sessions: [{ lastSeenAt: expect.any(String) }],
      clicks: [{ jobId: job.id }],
      visit: [{ lastActive: expect.any(String), newSince: null }],
      emails: [{ kind: 'redeemed' }, { kind: 'reset' }, { kind: 'password-changed' }],
      accountChanges: [{ changed: 'password', formerEmail: person.email }],
    })
    const text = JSON.stringify(data)
    const secrets = [
      person.passwordHash,
      'argon2',
      browser.cookies.get(COOKIE),
      'token',
      person.stripeClientReferenceId,
    ]
    for (const secret of secrets) expect(text).not.toContain(secret)
    for (const table of [schema.sessions, schema.accountChanges])
      for (const { tokenHash } of await api.db.select().from(table)) expect(text).not.toContain(tokenHash)
  })

  test('holds nothing of anybody else', async () => {
    const [person, other] = [await api.a.user(), await api.a.user({ lastName: 'Heronsson' })]
    await (await api.as(other)).logIn({ email: other.email, password: MADE_PASSWORD })
    await api.a.search(other, { name: 'Secret plans' })
    const text = JSON.stringify(await (await api.as(person)).downloadMyData({}))
    for (const theirs of [other.email, 'Heronsson', 'Secret plans']) expect(text).not.toContain(theirs)
    expect(await failureOf(api.visitor().downloadMyData({}))).toEqual(LOG_IN_FIRST)
  })
})
