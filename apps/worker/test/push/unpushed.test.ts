import { schema, switchOffAlerts } from '@lilypad/db'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sendMail } from '../../src/handlers/send-mail.ts'
import type { PushOutcome, PushService } from '../../src/services/push-service.ts'
import { before, DAY, HOUR, idsIn, MONDAY, stateOf, useAlerts, WEDNESDAY } from '../alerts/test-alerts.ts'
import { SITE } from '../mail/test-outbox.ts'

const alerts = useAlerts()

type User = { id: number }

const search = (user: User, more: Partial<typeof schema.savedSearches.$inferInsert> = {}) =>
  alerts.a.search(user, {
    state: stateOf(),
    schedule: 'daily',
    marker: before(WEDNESDAY, 8 * DAY),
    isPushed: true,
    ...more,
  })

/** A member whose alert of one new job was just written as a notification for each of some browsers. */
async function pushedAlert({ browsers = 1 } = {}) {
  const user = await alerts.a.subscriber()
  for (let made = 0; made < browsers; made += 1) await alerts.a.pushBrowser(user)
  await search(user, { name: 'Ponds' })
  const job = await alerts.a.job({ approvedAt: before(WEDNESDAY, HOUR) })
  await alerts.run('daily', WEDNESDAY)
  return { user, job }
}

const pushesTo = ({ id }: User) =>
  alerts.db
    .select()
    .from(schema.outbox)
    .where(and(eq(schema.outbox.userId, id), eq(schema.outbox.template, 'push')))
    .orderBy(schema.outbox.id)

const mailedTo = async (user: User) =>
  (await alerts.toldTo(user)).map(({ sections }) => sections.flatMap(idsIn))

/** Sends what waits for a person's browsers, the first of which answer with these outcomes. */
async function sendPushes(user: User, outcomes: PushOutcome[] | null) {
  const left = [...(outcomes ?? [])]
  const pushService: PushService = { send: async () => left.shift() ?? { outcome: 'sent' } }
  const send = sendMail({
    ...alerts.deps(WEDNESDAY, outcomes && pushService),
    mailer: null,
    mailSite: SITE,
    counts: { scraped: () => {}, mailed: () => {} },
  })
  const context = { signal: new AbortController().signal, isLastAttempt: true }
  for (const { id } of await pushesTo(user)) await send({ outboxId: id }, context)
}

const browsersOf = ({ id }: User) =>
  alerts.db.$count(schema.pushSubscriptions, eq(schema.pushSubscriptions.userId, id))

const GONE = { outcome: 'gone' } as const
const LATER = { outcome: 'later', reason: 'The push service answered 503.' } as const

// holds Beyond §3: web push for saved searches
describe('an alert whose notifications reach no browser comes by e-mail, and the browser is forgotten', () => {
  test.each<[string, PushOutcome, number]>([
    ['has ended', GONE, 0],
    ['is refused', { outcome: 'refused', reason: 'It leads to a private address.' }, 0],
    ['cannot be reached for a day', LATER, 11],
  ])('when its subscription %s', async (_, outcome, attempts) => {
    const { user, job } = await pushedAlert()
    await alerts.db.update(schema.outbox).set({ attempts })
    await sendPushes(user, [outcome])
    expect(await mailedTo(user)).toEqual([[job.id]])
    expect(await browsersOf(user)).toBe(0)
    await sendPushes(user, [])
    expect(await mailedTo(user)).toHaveLength(1)
  })

  test('once all of them have failed, and once', async () => {
    const { user, job } = await pushedAlert({ browsers: 2 })
    await sendPushes(user, [GONE, LATER])
    expect(await mailedTo(user)).toEqual([])
    await alerts.db.update(schema.outbox).set({ attempts: 11, dueAt: before(WEDNESDAY, 365 * DAY) })
    await Promise.all([sendPushes(user, [GONE, GONE]), sendPushes(user, [GONE, GONE])])
    expect(await mailedTo(user)).toEqual([[job.id]])
  })

  test('beside the e-mail of the same run', async () => {
    const user = await alerts.a.subscriber()
    await alerts.a.pushBrowser(user)
    await search(user)
    await search(user, { isPushed: false, state: stateOf({ categories: ['Sales'] }) })
    const mailed = await alerts.a.job({ category: 'Sales', approvedAt: before(WEDNESDAY, HOUR) })
    const pushed = await alerts.a.job({ category: 'Finance', approvedAt: before(WEDNESDAY, HOUR) })
    await alerts.run('daily', WEDNESDAY)
    await sendPushes(user, [GONE])
    expect(await mailedTo(user)).toEqual([[mailed.id], [pushed.id]])
  })
})

describe('an alert does not come by e-mail in place of notifications', () => {
  test('that another browser shows', async () => {
    const { user } = await pushedAlert({ browsers: 2 })
    await sendPushes(user, [{ outcome: 'sent' }, GONE])
    expect(await mailedTo(user)).toEqual([])
    expect(await browsersOf(user)).toBe(1)
  })

  test('when the person has switched the alerts off', async () => {
    const { user } = await pushedAlert()
    await switchOffAlerts(alerts.db, { userId: user.id, schedule: 'daily' })
    await sendPushes(user, [GONE])
    expect(await mailedTo(user)).toEqual([])
  })
})

test('what a worker without a key should push comes by e-mail, and the browsers stay', async () => {
  const { user, job } = await pushedAlert()
  await sendPushes(user, null)
  expect(await mailedTo(user)).toEqual([[job.id]])
  expect(await browsersOf(user)).toBe(1)
})

test('a job that was e-mailed in place of a notification is not pushed on that day', async () => {
  const user = await alerts.a.subscriber()
  await alerts.a.pushBrowser(user)
  const marker = before(MONDAY, 8 * DAY)
  await search(user, { marker })
  await search(user, { marker, schedule: 'weekly' })
  await alerts.a.job({ approvedAt: before(MONDAY, HOUR) })
  await alerts.run('daily', MONDAY)
  await sendPushes(user, [GONE])
  await alerts.a.pushBrowser(user)
  await alerts.run('weekly', MONDAY)
  expect([await pushesTo(user), await mailedTo(user)]).toEqual([[expect.anything()], [expect.anything()]])
})
