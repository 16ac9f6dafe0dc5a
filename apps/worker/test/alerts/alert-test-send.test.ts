import { schema } from '@lilypad/db'
import { describe, expect, test } from 'vitest'
import { before, DAY, HOUR, idsIn, stateOf, useAlerts, WEDNESDAY } from './test-alerts.ts'

const alerts = useAlerts()

describe('a test send', () => {
  // holds Decisions §8: Test sends: own address, newest matches, no marker
  test('goes to the user’s own address with the newest matches, and moves no marker', async () => {
    const { a } = alerts
    const user = await a.subscriber({ email: 'fern.test@example.com' })
    const marker = before(WEDNESDAY, HOUR)
    const search = await a.search(user, {
      name: 'Sales',
      schedule: 'daily',
      marker,
      newJobs: [3],
      state: stateOf({ categories: ['Sales'] }),
    })
    await a.search(user, { name: 'By the week', schedule: 'weekly', marker })
    const known = await a.job({ category: 'Sales', approvedAt: before(WEDNESDAY, 30 * DAY) })
    const newest = await a.job({ category: 'Sales', approvedAt: before(WEDNESDAY, 2 * DAY) })
    await a.job({ approvedAt: before(WEDNESDAY, DAY) })
    expect(await alerts.test(user.id, 'daily', WEDNESDAY)).toBe('written')
    expect(await alerts.test(user.id, 'daily', WEDNESDAY)).toBe('written')
    const told = await alerts.toldTo(user)
    expect(told).toHaveLength(2)
    expect(told[0]).toMatchObject({ isTest: true, schedule: 'daily', sections: [{ name: 'Sales', more: 0 }] })
    expect(idsIn(told[0]?.sections[0])).toEqual([newest.id, known.id])
    expect(await alerts.db.select().from(schema.outbox)).toMatchObject([
      { recipient: 'fern.test@example.com' },
      { recipient: 'fern.test@example.com' },
    ])
    expect(await alerts.searchRow(search)).toEqual(search)
    expect(await alerts.db.$count(schema.digests)).toBe(0)
  })

  test('looks at all searches when none has the schedule', async () => {
    const user = await alerts.a.subscriber()
    await alerts.a.search(user, { name: 'Without alerts' })
    await alerts.a.job()
    expect(await alerts.test(user.id, 'weekly', new Date())).toBe('written')
    expect((await alerts.toldTo(user))[0]?.sections[0]?.name).toBe('Without alerts')
  })

  test('tells a free member of the free subset alone', async () => {
    const user = await alerts.a.user()
    await alerts.a.search(user)
    await alerts.a.job()
    expect(await alerts.test(user.id, 'daily', new Date())).toBe('no_matches')
    const free = await alerts.a.job({ freeTenth: true })
    expect(await alerts.test(user.id, 'daily', new Date())).toBe('written')
    expect((await alerts.toldTo(user)).map(({ sections }) => idsIn(sections[0]))).toEqual([[free.id]])
  })

  test('says when there is nobody, no search or no match', async () => {
    const user = await alerts.a.subscriber()
    expect(await alerts.test(user.id + 1000, 'daily', new Date())).toBe('no_person')
    expect(await alerts.test(user.id, 'daily', new Date())).toBe('no_searches')
    await alerts.a.search(user)
    expect(await alerts.test(user.id, 'daily', new Date())).toBe('no_matches')
  })
})
