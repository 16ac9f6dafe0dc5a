import { schema, writePauseReminders } from '@lilypad/db'
import { DAY_MS } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '../test-database.ts'

const NOW = new Date('2027-03-14T08:30:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const database = useDatabase()

// holds Beyond §3: before a pause ends, its person is told when, what is charged and how to end it
test('a pause is told once, three days before its end; neither before, nor one that has been ended', async () => {
  const paused = (end: Date, more: object = {}) =>
    database.a.subscriber(
      { firstName: 'Fern' },
      { status: 'trialing', plan: 'jump', pausedFrom: inDays(-30), currentPeriodEnd: end, ...more },
    )
  const told = await paused(inDays(3))
  for (const [end, more] of [
    [inDays(4.5), {}],
    [inDays(-0.1), {}],
    [inDays(2), { status: 'active', pausedFrom: null }],
    [inDays(2), { status: 'canceled' }],
    [inDays(2), { accessEnd: 'dispute' }],
  ] as const)
    await paused(end, more)
  const at = NOW.toISOString()
  const fact = {
    id: 'evt',
    at,
    kind: 'checkout',
    customerId: null,
    clientReference: null,
    status: 'active',
  } as const
  const first = {
    ...fact,
    isChange: false,
    plan: 'jump',
    periodEnd: null,
    amount: 1000,
    currency: 'usd',
  } as const
  await database.db
    .insert(schema.stripeEvents)
    .values({ id: 'evt', type: 'x', subscriptionId: `sub_${told.id}`, fact: first })
  await writePauseReminders(database.db, NOW)
  await writePauseReminders(database.db, inDays(1))
  const { outbox } = schema
  expect(await database.db.select().from(outbox).where(eq(outbox.userId, told.id))).toMatchObject([
    {
      template: 'pause-ending',
      recipient: told.email,
      content: { firstName: 'Fern', plan: 'jump', goesOnAt: inDays(3).toISOString(), dollars: 30 },
    },
  ])
  await writePauseReminders(database.db, NOW)
  expect(await database.db.$count(outbox)).toBe(1)
})
