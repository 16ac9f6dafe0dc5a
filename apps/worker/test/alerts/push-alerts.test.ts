import { endSession, eraseUser, hideJob, schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { after, before, DAY, HOUR, idsIn, MONDAY, stateOf, useAlerts, WEDNESDAY } from './test-alerts.ts'

const alerts = useAlerts()

type User = { id: number }
type Search = Partial<typeof schema.savedSearches.$inferInsert>

const device = (user: User) => alerts.a.pushBrowser(user)

const search = (user: User, more: Search = {}) =>
  alerts.a.search(user, { state: stateOf(), schedule: 'daily', marker: before(WEDNESDAY, 8 * DAY), ...more })

/** The notifications that wait in the outbox for a person. */
async function pushedTo(user: User) {
  const rows = await alerts.db
    .select()
    .from(schema.outbox)
    .where(eq(schema.outbox.userId, user.id))
    .orderBy(schema.outbox.id)
  return rows.filter(({ kind }) => kind === 'push').map(({ recipient, content }) => ({ recipient, content }))
}
const mailedTo = async (user: User) =>
  (await alerts.toldTo(user)).map(({ sections }) => sections.flatMap(idsIn))

// holds Beyond §3: web push for saved searches
describe('alerts of a search that is pushed', () => {
  test('come once to every browser of the person, and not by e-mail', async () => {
    const user = await alerts.a.subscriber()
    const [one, two] = [await device(user), await device(user)]
    const { id } = await search(user, { name: 'Ponds', isPushed: true })
    await alerts.a.job({ approvedAt: before(WEDNESDAY, HOUR) })
    await alerts.a.job({ approvedAt: before(WEDNESDAY, HOUR) })
    await Promise.all([alerts.run('daily', WEDNESDAY), alerts.run('daily', WEDNESDAY)])
    await alerts.db.delete(schema.constants)
    await alerts.run('daily', after(WEDNESDAY, HOUR))
    const content = { title: 'Ponds', count: 2, address: `/#/dashboard/${id}` }
    expect(await pushedTo(user)).toEqual([
      { recipient: String(one.id), content },
      { recipient: String(two.id), content },
    ])
    expect(await mailedTo(user)).toEqual([])
  })

  test('count a job that several searches found once', async () => {
    const user = await alerts.a.subscriber()
    await device(user)
    await search(user, { isPushed: true })
    await search(user, { isPushed: true })
    await alerts.a.job({ approvedAt: before(WEDNESDAY, HOUR) })
    await alerts.run('daily', WEDNESDAY)
    const [{ content } = {}] = await pushedTo(user)
    expect(content).toEqual({ title: '2 of your searches', count: 1, address: '/#/dashboard' })
  })

  test('without new jobs are none', async () => {
    const user = await alerts.a.subscriber()
    await device(user)
    await search(user, { isPushed: true })
    expect(await alerts.run('daily', WEDNESDAY)).toBe(1)
    expect(await pushedTo(user)).toEqual([])
  })

  test('count no job that the person hides, and are none where all are hidden', async () => {
    const [one, both] = [await alerts.a.subscriber(), await alerts.a.subscriber()]
    const jobs = [
      await alerts.a.job({ approvedAt: before(WEDNESDAY, HOUR) }),
      await alerts.a.job({ approvedAt: before(WEDNESDAY, HOUR) }),
    ]
    for (const user of [one, both]) {
      await device(user)
      await search(user, { isPushed: true })
      for (const { id: jobId } of user === one ? jobs.slice(1) : jobs)
        await hideJob(alerts.db, {
          userId: user.id,
          jobId,
          tier: 'premium',
          reason: null,
          now: before(WEDNESDAY, HOUR),
        })
    }
    await alerts.run('daily', WEDNESDAY)
    expect((await pushedTo(one)).map(({ content }) => content)).toMatchObject([{ count: 1 }])
    expect(await pushedTo(both)).toEqual([])
  })

  test('come by e-mail while no browser takes notifications: after log-out too', async () => {
    const user = await alerts.a.subscriber()
    const { token } = await device(user)
    await search(user, { isPushed: true })
    const job = await alerts.a.job({ approvedAt: before(WEDNESDAY, HOUR) })
    await endSession(alerts.db, token)
    await alerts.run('daily', WEDNESDAY)
    expect(await pushedTo(user)).toEqual([])
    expect(await mailedTo(user)).toEqual([[job.id]])
  })

  test('come by e-mail while push is not set up', async () => {
    const user = await alerts.a.subscriber()
    await device(user)
    await search(user, { isPushed: true })
    const job = await alerts.a.job({ approvedAt: before(WEDNESDAY, HOUR) })
    await alerts.run('daily', WEDNESDAY, null)
    expect(await pushedTo(user)).toEqual([])
    expect(await mailedTo(user)).toEqual([[job.id]])
  })

  test('go with the account, and so do its browsers', async () => {
    const user = await alerts.a.subscriber()
    await device(user)
    await search(user, { isPushed: true })
    await alerts.a.job({ approvedAt: before(WEDNESDAY, HOUR) })
    await alerts.run('daily', WEDNESDAY)
    expect(await pushedTo(user)).toHaveLength(1)
    await eraseUser(alerts.db, { id: user.id, hasProvider: false, now: WEDNESDAY })
    expect(await pushedTo(user)).toEqual([])
    expect(await alerts.db.$count(schema.pushSubscriptions)).toBe(0)
  })
})

// holds Beyond §3: never the same job by two ways on one day
describe('never the same job by e-mail and by push on one day', () => {
  test('when a search of each way found it in one run', async () => {
    const user = await alerts.a.subscriber()
    await device(user)
    const sales = stateOf({ categories: ['Sales'] })
    await search(user, { isPushed: true })
    await search(user, { state: sales })
    const both = await alerts.a.job({ category: 'Sales', approvedAt: before(WEDNESDAY, HOUR) })
    await alerts.a.job({ category: 'Finance', approvedAt: before(WEDNESDAY, HOUR) })
    await alerts.run('daily', WEDNESDAY)
    expect(await mailedTo(user)).toEqual([[both.id]])
    expect((await pushedTo(user)).map(({ content }) => content)).toMatchObject([{ count: 1 }])
  })

  test.each([
    ['daily', 'weekly'],
    ['weekly', 'daily'],
  ] as const)('when the %s run pushed it and the %s run comes later', async (pushed, mailed) => {
    const user = await alerts.a.subscriber()
    await device(user)
    const marker = before(MONDAY, 8 * DAY)
    await search(user, { isPushed: true, schedule: pushed, marker })
    await search(user, { schedule: mailed, marker })
    await alerts.a.job({ approvedAt: before(MONDAY, HOUR) })
    await alerts.run(pushed, MONDAY)
    await alerts.run(mailed, after(MONDAY, HOUR))
    expect(await pushedTo(user)).toHaveLength(1)
    expect(await mailedTo(user)).toEqual([])
  })

  test.each([
    ['daily', 'weekly'],
    ['weekly', 'daily'],
  ] as const)('when the %s run e-mailed it and the %s run comes later', async (mailed, pushed) => {
    const user = await alerts.a.subscriber()
    await device(user)
    const marker = before(MONDAY, 8 * DAY)
    await search(user, { isPushed: true, schedule: pushed, marker })
    await search(user, { schedule: mailed, marker })
    const job = await alerts.a.job({ approvedAt: before(MONDAY, HOUR) })
    await alerts.run(mailed, MONDAY)
    await alerts.run(pushed, after(MONDAY, HOUR))
    expect(await mailedTo(user)).toEqual([[job.id]])
    expect(await pushedTo(user)).toEqual([])
  })

  test('when a weekly run comes a day late, after the daily run of that day', async () => {
    const user = await alerts.a.subscriber()
    await device(user)
    const marker = before(MONDAY, 8 * DAY)
    await search(user, { isPushed: true, schedule: 'daily', marker })
    await search(user, { schedule: 'weekly', marker })
    await alerts.a.job({ approvedAt: before(MONDAY, HOUR) })
    await alerts.run('daily', after(MONDAY, DAY))
    await alerts.run('weekly', after(MONDAY, DAY + HOUR))
    expect(await pushedTo(user)).toHaveLength(1)
    expect(await mailedTo(user)).toEqual([])
  })

  test('when both runs come at once', async () => {
    const users = await Promise.all(Array.from({ length: 10 }, () => alerts.a.subscriber()))
    const marker = before(MONDAY, 8 * DAY)
    for (const user of users) {
      await device(user)
      await search(user, { isPushed: true, schedule: 'daily', marker })
      await search(user, { schedule: 'weekly', marker })
    }
    await alerts.a.job({ approvedAt: before(MONDAY, HOUR) })
    await Promise.all([alerts.run('daily', MONDAY), alerts.run('weekly', MONDAY)])
    for (const user of users) expect([...(await pushedTo(user)), ...(await mailedTo(user))]).toHaveLength(1)
  })
})
