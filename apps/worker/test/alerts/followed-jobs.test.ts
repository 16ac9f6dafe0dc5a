import { followCompany, hideJob, schema, unfollowCompany } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { after, before, DAY, HOUR, idsIn, stateOf, useAlerts, WEDNESDAY } from './test-alerts.ts'

const alerts = useAlerts()
const marker = before(WEDNESDAY, DAY)

/** A member with a daily search for sales jobs, who follows these companies. */
async function follower(companies: readonly string[], more: { isPushed?: boolean } = {}) {
  const user = await alerts.a.subscriber()
  const state = stateOf({ categories: ['Sales'] })
  const search = await alerts.a.search(user, { name: 'Sales', state, schedule: 'daily', marker, ...more })
  for (const companyName of companies) await followCompany(alerts.db, { userId: user.id, companyName })
  return { user, search }
}
const newJob = (companyName: string, more: Parameters<typeof alerts.a.job>[0] = {}) =>
  alerts.a.job({ companyName, category: 'Curriculum', approvedAt: before(WEDNESDAY, HOUR), ...more })

// holds Beyond §6: Follow: a digest names the reason
test('new jobs of followed companies come in the e-mail, with that for their reason, and only once', async () => {
  const { user, search } = await follower(['Bright Pond', 'Quill'])
  const other = await follower([])
  const [job, sale] = [await newJob('Bright Pond'), await newJob('Quill', { category: 'Sales' })]
  await newJob('Elsewhere')
  await newJob('Bright Pond', { approvedAt: before(WEDNESDAY, 3 * DAY) })
  await alerts.run('daily', WEDNESDAY)
  const [email] = await alerts.toldTo(user)
  expect(email?.sections.map(({ name, above }) => [name, above])).toEqual([
    ['Sales', 0],
    ['You follow Bright Pond and Quill', 1],
  ])
  expect(email?.sections.map(idsIn)).toEqual([[sale.id], [job.id]])
  expect((await alerts.searchRow(search))?.newJobs).toEqual([sale.id])
  expect((await alerts.toldTo(other.user)).map(({ sections }) => sections.map(({ name }) => name))).toEqual([
    ['Sales'],
  ])
  await alerts.run('daily', after(WEDNESDAY, DAY))
  expect(await alerts.toldTo(user)).toHaveLength(1)
})

test('a hidden job of a followed company is not told, nor one of a company no longer followed', async () => {
  const { user } = await follower(['Bright Pond', 'Quill'])
  const [hidden, job] = [await newJob('Bright Pond'), await newJob('Bright Pond')]
  await newJob('Quill')
  await unfollowCompany(alerts.db, { userId: user.id, companyName: 'Quill' })
  await hideJob(alerts.db, {
    userId: user.id,
    jobId: hidden.id,
    tier: 'premium',
    reason: null,
    now: WEDNESDAY,
  })
  await alerts.run('daily', WEDNESDAY)
  const [email] = await alerts.toldTo(user)
  expect(email?.sections.map(({ name }) => name)).toEqual(['You follow Bright Pond'])
  expect(email?.sections.flatMap(idsIn)).toEqual([job.id])
})

test('a push notification names the reason, too, and opens the dashboard', async () => {
  const [both, only] = [
    await follower(['Bright Pond'], { isPushed: true }),
    await follower(['Quill'], { isPushed: true }),
  ]
  for (const { user } of [both, only]) await alerts.a.pushBrowser(user)
  await newJob('Bright Pond', { category: 'Sales', approvedAt: before(WEDNESDAY, HOUR) })
  await newJob('Quill')
  await newJob('Quill')
  await alerts.run('daily', WEDNESDAY)
  const pushes = await alerts.db.select().from(schema.outbox).where(eq(schema.outbox.kind, 'push'))
  const noteOf = (user: { id: number }) => pushes.find(({ userId }) => userId === user.id)?.content
  expect(noteOf(both.user)).toEqual({
    title: 'Sales · You follow Bright Pond',
    count: 1,
    address: '/#/dashboard',
  })
  expect(noteOf(only.user)).toMatchObject({ title: 'Sales · You follow Quill', count: 3 })
})

test('a test e-mail shows their jobs as well', async () => {
  const { user } = await follower(['Bright Pond'])
  const job = await newJob('Bright Pond')
  await alerts.test(user.id, 'daily', WEDNESDAY)
  const [email] = await alerts.toldTo(user)
  expect(email?.sections.map(({ name }) => name)).toEqual(['You follow Bright Pond'])
  expect(email?.sections.flatMap(idsIn)).toEqual([job.id])
})
