import { hideCompany, hideJob, schema, setHiddenWords } from '@lilypad/db'
import { findHiddenWord, hiddenBy } from '@lilypad/domain'
import { expect, test } from 'vitest'
import { after, before, DAY, HOUR, idsIn, stateOf, useAlerts, WEDNESDAY } from './test-alerts.ts'

const alerts = useAlerts()

/** Chooses by a seed, the same each time: a linear congruential generator. */
function choosing(seed: number) {
  let state = seed
  const below = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
  const some = <T>(list: readonly T[], inTen: number) => list.filter(() => below(10) < inTen)
  return { below, some, one: <T>(list: readonly T[]) => list[below(list.length)] as T }
}
type Choosing = ReturnType<typeof choosing>

const TITLES = ['Sales Manager', 'School Nurse', 'SALES Lead', 'Salesforce Admin', 'Pre-Sales Engineer']
const COMPANIES = ['Quillmarsh', 'Brightwater', 'Cedarwick']
const WORDS = ['sales', 'Nurse', 'admin', 'school nurse', 'lead']

/** Hides some jobs, employers and words for a person; returns the rule that holds for them now. */
async function hideSome({ some }: Choosing, userId: number, jobs: readonly { id: number }[]) {
  const [hidden, companies, words] = [some(jobs, 3), some(COMPANIES, 2), some(WORDS, 2)]
  for (const { id: jobId } of hidden)
    await hideJob(alerts.db, { userId, jobId, tier: 'premium', reason: null, now: WEDNESDAY })
  for (const companyName of companies) await hideCompany(alerts.db, { userId, companyName })
  await setHiddenWords(alerts.db, userId, words)
  return {
    jobIds: new Set(hidden.map(({ id }) => id)),
    companies: new Set(companies),
    wordIn: findHiddenWord(words),
  }
}

const toldIds = async (user: { id: number }) =>
  (await alerts.toldTo(user)).flatMap(({ sections }) => sections.flatMap(idsIn)).sort((a, b) => a - b)

// holds Beyond §3: What is hidden is in no alert of that person
test.each([1, 2, 3, 4, 5, 6])(
  'whatever people hide, an e-mail tells them each job that they do not hide, and no other: pond %i',
  async (seed) => {
    const choose = choosing(seed)
    const jobs = []
    for (let place = 0; place < 12; place += 1)
      jobs.push(
        await alerts.a.job({
          title: choose.one(TITLES),
          companyName: choose.one(COMPANIES),
          featured: choose.below(5) === 0,
          approvedAt: before(WEDNESDAY, HOUR),
        }),
      )
    const expected = []
    for (let count = 0; count < 8; count += 1) {
      const user = await alerts.a.subscriber()
      const marker = before(WEDNESDAY, DAY)
      await alerts.a.search(user, { state: stateOf(), schedule: 'daily', marker })
      const hidden = await hideSome(choose, user.id, jobs)
      const seen = jobs.filter((job) => hiddenBy(hidden, job) === null).map(({ id }) => id)
      expected.push({ user, seen })
    }
    await alerts.run('daily', WEDNESDAY)
    expect(expected.some(({ seen }) => seen.length > 0 && seen.length < jobs.length)).toBe(true)
    for (const { user, seen } of expected) expect(await toldIds(user)).toEqual(seen)
  },
)

test('a hidden job is not counted as a new one of its search, nor told by a test e-mail', async () => {
  const user = await alerts.a.subscriber()
  const marker = before(WEDNESDAY, DAY)
  const search = await alerts.a.search(user, { state: stateOf(), schedule: 'daily', marker })
  const [job, other] = [
    await alerts.a.job({ approvedAt: before(WEDNESDAY, HOUR) }),
    await alerts.a.job({ approvedAt: before(WEDNESDAY, HOUR) }),
  ]
  await hideJob(alerts.db, { userId: user.id, jobId: job.id, tier: 'premium', reason: 'pay', now: WEDNESDAY })
  await alerts.run('daily', WEDNESDAY)
  expect((await alerts.searchRow(search))?.newJobs).toEqual([other.id])
  await alerts.db.delete(schema.outbox)
  await alerts.test(user.id, 'daily', after(WEDNESDAY, HOUR))
  expect(await toldIds(user)).toEqual([other.id])
})
