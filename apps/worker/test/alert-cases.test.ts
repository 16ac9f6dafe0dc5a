import { schema } from '@lilypad/db'
import { newYorkInstant } from '@lilypad/domain'
import { FILTER_CASES, FILTER_POND } from '@lilypad/testing'
import { expect, test } from 'vitest'
import { idsIn, stateOf, useAlerts, WEDNESDAY } from './test-alerts.ts'

const alerts = useAlerts()
/** Whatever is listed has a day of approval: the one job without cannot reach an alert. */
const POND = FILTER_POND.filter(({ approvedOn }) => approvedOn !== null)
const inPond = new Set(POND.map(({ id }) => id))

const fillPond = () =>
  Promise.all(
    POND.map(({ isTracked: _star, audience, locations, approvedOn, ...job }) =>
      alerts.a.job({
        ...job,
        audience: [...audience],
        locations: [...locations],
        approvedAt: newYorkInstant(approvedOn ?? '', 12),
      }),
    ),
  )

test('what filters find on the dashboard, alert e-mails tell: every case, from the stored search to the e-mail', async () => {
  const jobs = await fillPond()
  const starred = jobs.filter(({ id }) => FILTER_POND.some((job) => job.id === id && job.isTracked))
  const owners = []
  for (const { sentence, filter } of FILTER_CASES) {
    const user = await alerts.a.subscriber()
    const marker = new Date('2020-01-01T00:00:00Z')
    await alerts.a.search(user, { name: sentence, state: stateOf(filter), schedule: 'daily', marker })
    for (const job of starred) await alerts.a.star(user, job)
    owners.push(user)
  }
  await alerts.run('daily', WEDNESDAY)
  const told = await alerts.db.select().from(schema.outgoingEmails)
  expect(told.length).toBeGreaterThan(0)
  for (const [number, { sentence, finds }] of FILTER_CASES.entries()) {
    const [email] = await alerts.toldTo(owners[number] ?? { id: 0 })
    const ids = idsIn(email?.sections[0]).sort((a, b) => a - b)
    expect([sentence, ids]).toEqual([sentence, finds.filter((id) => inPond.has(id))])
    expect([sentence, email?.sections[0]?.more ?? 0]).toEqual([sentence, 0])
  }
})
