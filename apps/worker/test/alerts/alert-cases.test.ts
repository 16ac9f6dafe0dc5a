import { followCompany, schema } from '@lilypad/db'
import { newYorkInstant } from '@lilypad/domain'
import { CASE_FOLLOWED, CASE_LISTS, type CaseJob, type CaseList } from '@lilypad/testing'
import { expect, test } from 'vitest'
import { idsIn, stateOf, useAlerts, WEDNESDAY } from './test-alerts.ts'

const alerts = useAlerts()

/** Every listed job has a day of approval: a job without one cannot reach an alert. */
const isListed = ({ approvedOn }: CaseJob) => approvedOn !== null

const store = (jobs: readonly CaseJob[]) =>
  Promise.all(
    jobs.map(
      ({ isTracked: _star, isFollowed: _follows, audience, locations, eligibleStates, approvedOn, ...job }) =>
        alerts.a.job({
          ...job,
          audience: [...audience],
          locations: [...locations],
          eligibleStates: eligibleStates && [...eligibleStates],
          approvedAt: newYorkInstant(approvedOn ?? '', 12),
        }),
    ),
  )

/** Stores the jobs, and one search for each of as many people, and expects each one's e-mail to tell of its jobs. */
async function expectTold({ jobs: all, cases }: CaseList) {
  const searches = cases.map(({ cards, ...one }) => ({ ...one, finds: cards.flat() }))
  const listed = all.filter(isListed)
  const ids = new Set(listed.map(({ id }) => id))
  const jobs = await store(listed)
  const starred = jobs.filter(({ id }) => listed.some((job) => job.id === id && job.isTracked))
  const owners = []
  for (const { sentence, filter, finds } of searches) {
    const user = await alerts.a.subscriber()
    const marker = new Date('2020-01-01T00:00:00Z')
    await alerts.a.search(user, { name: sentence, state: stateOf(filter), schedule: 'daily', marker })
    for (const job of starred) await alerts.a.star(user, job)
    // Only where it counts: what is followed is told in a section of its own as well.
    if (filter.onlyFollowed && finds.length > 0)
      for (const companyName of CASE_FOLLOWED)
        await followCompany(alerts.db, { userId: user.id, companyName })
    owners.push(user)
  }
  await alerts.run('daily', WEDNESDAY)
  const told = await alerts.db.select().from(schema.outbox)
  const finders = searches.filter(({ finds }) => finds.some((id) => ids.has(id)))
  expect(told.length).toBe(finders.length)
  for (const [number, { sentence, finds }] of searches.entries()) {
    const [email] = await alerts.toldTo(owners[number] ?? { id: 0 })
    const byId = idsIn(email?.sections[0]).sort((a, b) => a - b)
    expect([sentence, byId]).toEqual([sentence, finds.filter((id) => ids.has(id)).sort((a, b) => a - b)])
    expect([sentence, email?.sections[0]?.more ?? 0]).toEqual([sentence, 0])
  }
}

// holds Decisions §8: The dashboard's own rules, on the server
test.each(CASE_LISTS)(
  'what is found on the dashboard, alert e-mails tell, from the stored search to the e-mail: $about',
  expectTold,
)
