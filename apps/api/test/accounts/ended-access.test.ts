import { lockUser, revokeAccess, schema } from '@lilypad/db'
import { createPushKeys } from '@lilypad/testing'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'
import { keyOf } from '../programs/key-kit.ts'
import { emailsTo, failureOf, LOG_IN_FIRST, mailedToken, sessionsOf } from './account-kit.ts'

const NEW_PASSWORD = 'a brand new lily'
const ENDED =
  '2 keys, 1 webhook, 1 feed address and 1 calendar address were switched off. You can create new keys and turn webhooks on again under Account, Keys and webhooks. Each saved search has a new feed address: copy it into your feed reader. You can turn your calendar on again on your tracker.'
const api = useApi({
  env: {
    VAPID_PRIVATE_KEY: `${'A'.repeat(42)}E`,
    INBOUND_MAIL_DOMAIN: 'inbox.example',
    INBOUND_SMTP_PORT: '2525',
  },
})

async function feedPath(browser: Browser) {
  const [search] = (await browser.getSearches({})).filters_states
  return new URL(search?.feed_url ?? '').pathname
}

/** A premium member with every way into their account, and what asks each of them whether it still works. */
async function wideOpen() {
  const person = await api.a.subscriber()
  const search = await api.a.search(person)
  const [here, elsewhere] = [await api.as(person), await api.as(person)]
  const path = await feedPath(here)
  const keys = [await keyOf(api, person), await keyOf(api, person)]
  const webhook = await api.a.webhook(search)
  const calendar = await here.setCalendarFeed({ enabled: true, kinds: ['deadline'], detail: 'full' })
  const push = await api.a.pushBrowser(person)
  await here.requestReset({ email: person.email })
  const token = await mailedToken(api.db, person.email)
  const works = async () => {
    const asked = keys.map((key) =>
      fetch(`${api.origin}/v1/searches`, { headers: { authorization: `Bearer ${key}` } }),
    )
    const [stored] = await api.db.select().from(schema.webhooks).where(eq(schema.webhooks.id, webhook.id))
    return {
      elsewhere: (await elsewhere.getLoggedInUser({})).user !== null,
      keys: (await Promise.all(asked)).map(({ status }) => status),
      webhook: stored?.endedAt === null,
      feed: (await api.visitor().fetch(path)).status,
      calendar: (await api.visitor().fetch(new URL(calendar.url ?? '').pathname)).status,
      push: await api.db.$count(schema.pushSubscriptions, eq(schema.pushSubscriptions.id, push.id)),
      reset: await api.db.$count(schema.passwordResets, eq(schema.passwordResets.userId, person.id)),
    }
  }
  return { person, here, path, token, works }
}
const ALL = { elsewhere: true, keys: [200, 200], webhook: true, feed: 200, calendar: 200, push: 1, reset: 1 }
const NONE = {
  elsewhere: false,
  keys: [401, 401],
  webhook: false,
  feed: 404,
  calendar: 404,
  push: 0,
  reset: 0,
}

const contentOf = async (email: string, kind: string) =>
  (await emailsTo(api.db, email)).filter((letter) => letter.kind === kind).at(-1)?.content

describe('all access to an account ends, and its person is told what', () => {
  test('when the password is changed: on the screen and in the e-mail; this session stays', async () => {
    const { person, here, works } = await wideOpen()
    expect(await works()).toEqual(ALL)
    const { message } = await here.changePassword({ password: NEW_PASSWORD })
    expect(message).toBe(`Password changed! ${ENDED}`)
    expect(await works()).toEqual(NONE)
    expect((await here.getLoggedInUser({})).user?.id).toBe(person.id)
    expect(await contentOf(person.email, 'password-changed')).toMatchObject({
      ended: { keys: 2, webhooks: 1, feeds: 1, calendars: 1 },
    })
  })

  test('when a forgotten password is replaced', async () => {
    const { person, token, works } = await wideOpen()
    const { message } = await api.visitor().resetPassword({ token, password: NEW_PASSWORD })
    expect(message).toBe(ENDED)
    expect(await works()).toEqual(NONE)
    expect(await sessionsOf(api.db, person.id)).toEqual([])
    expect(await contentOf(person.email, 'password-changed')).toMatchObject({ ended: { keys: 2 } })
  })

  test('when a change is undone', async () => {
    const person = await api.a.user()
    const thief = await api.as(person)
    await thief.changePassword({ password: NEW_PASSWORD })
    const key = await keyOf(api, person)
    const { token } = (await contentOf(person.email, 'password-changed')) as { token: string }
    const undone = await api.visitor().fetch(`/api/undo_change?token=${token}`, { method: 'POST' })
    expect(await undone.text()).toContain('1 key was switched off.')
    const { status } = await fetch(`${api.origin}/v1/searches`, {
      headers: { authorization: `Bearer ${key}` },
    })
    expect([status, await sessionsOf(api.db, person.id)]).toEqual([401, []])
  })

  test('when the other devices are logged out; a reset link that waits ends, too', async () => {
    const { here, works } = await wideOpen()
    expect(await here.endOtherSessions({})).toEqual({ success: true, num_ended: 2, message: ENDED })
    expect(await works()).toEqual(NONE)
    expect(await here.endOtherSessions({})).toEqual({ success: true, num_ended: 0 })
  })

  test('feeds come back under a new address', async () => {
    const { here, path } = await wideOpen()
    await here.endOtherSessions({})
    const now = await feedPath(here)
    expect(now).not.toBe(path)
    expect((await api.visitor().fetch(now)).status).toBe(200)
    expect((await api.visitor().fetch(path)).status).toBe(404)
  })
})

test('nothing of another person ends, and a person without any of it is told nothing of it', async () => {
  const { works } = await wideOpen()
  const other = await api.a.user()
  await api.a.search(other, { feedToken: 'f'.repeat(43) })
  const browser = await api.as(other)
  expect((await browser.changePassword({ password: NEW_PASSWORD })).message).toBe('Password changed!')
  expect(await works()).toEqual(ALL)
})

const PROFILE = {
  fname: 'T',
  lname: 'Thief',
  email: 'thief@example.com',
  linkedin: '',
  role: 'Edtech Employee',
  job_title: 'Designer',
  state: 'Alabama',
  workplace_prefs: ['Remote'],
}

describe('a request that was let in just before all access ended makes nothing that outlives it', () => {
  test.each<[what: string, ask: (browser: Browser, search: { id: number }) => Promise<unknown>]>([
    ['a key', (browser) => browser.createKey({ name: 'x', scopes: ['jobs:read'] })],
    [
      'a webhook',
      (browser, { id }) => browser.createWebhook({ search_id: id, url: 'https://93.184.215.14/' }),
    ],
    ['an address for mail', (browser) => browser.setInboundMail({ enabled: true })],
    ['the address of a feed', (browser) => browser.getSearches({})],
    [
      'a search with a feed',
      (browser) => browser.saveSearch({ name: 'x', state: '{}', notification_schedule: null }),
    ],
    [
      'a browser with notifications',
      (browser) => browser.subscribeToPush({ endpoint: 'https://push.example/1', ...createPushKeys() }),
    ],
    ['another password', (browser) => browser.changePassword({ password: NEW_PASSWORD })],
    ['another address', (browser) => browser.saveProfile(PROFILE)],
    ['an end of the access of others', (browser) => browser.endOtherSessions({})],
  ])('%s', async (_what, ask) => {
    const person = await api.a.subscriber()
    const search = await api.a.search(person)
    const thief = await api.as(person)
    const late = await api.db.transaction(async (tx) => {
      await lockUser(tx, person.id)
      const asked = failureOf(ask(thief, search))
      // It is let in, and waits for the account.
      await expect
        .poll(() =>
          api.db.execute(`select 1 from pg_locks where not granted`).then(({ rows }) => rows.length),
        )
        .toBeGreaterThan(0)
      await revokeAccess(tx, { userId: person.id, now: new Date() })
      return { asked }
    })
    expect(await late.asked).toEqual(LOG_IN_FIRST)
    expect(await api.db.$count(schema.personalKeys, eq(schema.personalKeys.userId, person.id))).toBe(0)
  })
})
