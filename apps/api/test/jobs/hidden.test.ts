import { schema } from '@lilypad/db'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { failureOf, LOG_IN_FIRST } from '../accounts/account-kit.ts'
import { type Browser, useApi } from '../create-test-api.ts'

const NOT_AVAILABLE = { status: 404, message: 'This job is not available.' }
const NOT_KNOWN = { status: 404, message: 'We couldn’t find this employer.' }
const api = useApi()

const member = async () => api.as(await api.a.subscriber())
const idsOf = async (browser: Browser) => (await browser.loadHidden({})).jobs.map(({ id }) => id)

// holds Beyond §3: Hide: a job, a company, or words in a title
describe('a hidden job', () => {
  // holds Beyond §3: `GET /api/load_hidden`
  // holds Beyond §3: `POST /api/hide_job`
  // holds Beyond §3: `POST /api/unhide_job`
  test('is among what the person hides until they show it again, and hiding twice is no error', async () => {
    const [browser, job] = [await member(), await api.a.job()]
    expect(await browser.loadHidden({})).toEqual({ success: true, jobs: [], companies: [], words: [] })
    await browser.hideJob({ id: job.id, reason: null })
    await browser.hideJob({ id: job.id })
    expect((await browser.loadHidden({})).jobs).toEqual([
      {
        id: job.id,
        title: job.title,
        company: job.companyName,
        hidden_at: expect.stringMatching(/^\d{4}-.*Z$/),
        reason: null,
      },
    ])
    await browser.unhideJob({ id: job.id })
    await browser.unhideJob({ id: job.id })
    expect(await idsOf(browser)).toEqual([])
  })

  test('gets the reason that is given afterwards, and keeps it when it is hidden without one', async () => {
    const [browser, job] = [await member(), await api.a.job()]
    for (const reason of [null, 'pay', null] as const) await browser.hideJob({ id: job.id, reason })
    expect((await browser.loadHidden({})).jobs).toMatchObject([{ reason: 'pay' }])
    const other = { id: job.id, reason: 'boring' as 'pay' }
    expect(await failureOf(browser.hideJob(other))).toMatchObject({ status: 400 })
  })

  test('is one of 5,000: who hides more sees those again that they hid first', async () => {
    const [person, job] = [await api.a.subscriber(), await api.a.job()]
    const browser = await api.as(person)
    const earlier = new Date(Date.now() - 1_000).toISOString()
    await api.db.execute(sql`
      with copies as (
        insert into jobs select (jsonb_populate_record(one, jsonb_build_object('id', nextval('job_ids')))).*
        from jobs as one, generate_series(1, 5000) where one.id = ${job.id} returning id)
      insert into hidden_jobs (user_id, job_id, hidden_at) select ${person.id}, id, ${earlier} from copies`)
    const [first = 0] = (await idsOf(browser)).slice(-1)
    await browser.hideJob({ id: job.id })
    const ids = await idsOf(browser)
    expect([ids.length, ids.includes(job.id), ids.includes(first)]).toEqual([5_000, true, false])
  })

  test('has a reason that only its person sees, not an admin who is logged in as them', async () => {
    const [person, job] = [await api.a.subscriber(), await api.a.job()]
    await (await api.as(person)).hideJob({ id: job.id, reason: 'pay' })
    const admin = await api.as(await api.a.user({ isAdmin: true }))
    await admin.logInAsUser({ id: person.id })
    expect((await admin.loadHidden({})).jobs).toMatchObject([{ id: job.id, reason: null }])
  })

  test('is one that the person may see: else it is unknown, to hide and to show again', async () => {
    const browser = await api.as(await api.a.user())
    const [open, paid] = [await api.a.job({ freeTenth: true }), await api.a.job()]
    await browser.hideJob({ id: open.id })
    expect(await idsOf(browser)).toEqual([open.id])
    for (const id of [paid.id, 999_999]) {
      expect(await failureOf(browser.hideJob({ id }))).toEqual(NOT_AVAILABLE)
      expect(await failureOf(browser.unhideJob({ id }))).toEqual(NOT_AVAILABLE)
    }
  })

  test('is hidden for its person alone; visitors are asked to log in', async () => {
    const [browser, other, job] = [await member(), await member(), await api.a.job()]
    await browser.hideJob({ id: job.id })
    expect(await idsOf(other)).toEqual([])
    const visitor = api.visitor()
    for (const ask of [
      () => visitor.hideJob({ id: job.id }),
      () => visitor.unhideJob({ id: job.id }),
      () => visitor.hideCompany({ company: job.companyName, hidden: true }),
      () => visitor.setHiddenWords({ words: [] }),
      () => visitor.loadHidden({}),
    ])
      expect(await failureOf(ask())).toEqual(LOG_IN_FIRST)
  })

  test('of many, the last hidden comes first', async () => {
    const browser = await member()
    const ids = []
    for (let count = 0; count < 3; count += 1) ids.unshift((await api.a.job()).id)
    for (const id of ids.toReversed()) await browser.hideJob({ id })
    expect(await idsOf(browser)).toEqual(ids)
  })

  test('that lists a hidden one again is not told to somebody whose tier does not see it', async () => {
    const person = await api.a.user()
    const paid = await api.a.job()
    await api.db.insert(schema.hiddenJobs).values({ userId: person.id, jobId: paid.id, hiddenAt: new Date() })
    expect(await idsOf(await api.as(person))).toEqual([])
  })

  test('that lists a hidden one again is told only when it was listed itself; gone ones stay', async () => {
    const [person, gone] = [await api.a.subscriber(), await api.a.job({ unlistedReason: 'deleted' })]
    const jobs = [
      gone,
      await api.a.job({ unlistedReason: 'not_remote' }),
      await api.a.job({ unlistedReason: 'low_paying' }),
      await api.a.job({ approvedAt: null }),
    ]
    const hidden = jobs.map(({ id }) => ({ userId: person.id, jobId: id, hiddenAt: new Date() }))
    await api.db.insert(schema.hiddenJobs).values(hidden)
    expect(await idsOf(await api.as(person))).toEqual([gone.id])
  })
})

// holds Beyond §3: `POST /api/hide_company`
describe('a hidden employer', () => {
  test('by its name or slug, once; shown again even when we know it no longer', async () => {
    const [browser, job] = [await member(), await api.a.job({ companyName: 'Pond & Sons' })]
    await browser.hideCompany({ company: 'pond-sons', hidden: true })
    await browser.hideCompany({ company: 'Pond & Sons', hidden: true })
    expect((await browser.loadHidden({})).companies).toEqual(['Pond & Sons'])
    await api.db.delete(schema.jobs).where(eq(schema.jobs.id, job.id))
    await browser.hideCompany({ company: 'Pond & Sons', hidden: false })
    expect((await browser.loadHidden({})).companies).toEqual([])
    for (const hidden of [true, false])
      expect(await failureOf(browser.hideCompany({ company: 'Pond & Sons', hidden }))).toEqual(NOT_KNOWN)
  })

  test('shown again before it was hidden is no error', async () => {
    const [browser, job] = [await member(), await api.a.job()]
    await browser.hideCompany({ company: job.companyName, hidden: false })
    expect((await browser.loadHidden({})).companies).toEqual([])
  })
})

// holds Beyond §3: `POST /api/set_hidden_words`
describe('hidden words', () => {
  test('replace those before, trimmed, each once in whatever case', async () => {
    const browser = await member()
    await browser.setHiddenWords({ words: ['nurse'] })
    await browser.setHiddenWords({ words: [' Sales ', 'SALES', 'vice  president'] })
    expect((await browser.loadHidden({})).words).toEqual(['Sales', 'vice president'])
    await browser.setHiddenWords({ words: [] })
    expect((await browser.loadHidden({})).words).toEqual([])
  })

  test.each([
    ['a blank', ['  ']],
    ['more than 60 characters', ['x'.repeat(61)]],
    ['more than 50', Array.from({ length: 51 }, (_, at) => `w${at}`)],
  ])('%s are refused, and change nothing', async (_sentence, words) => {
    const browser = await member()
    await browser.setHiddenWords({ words: ['nurse'] })
    expect(await failureOf(browser.setHiddenWords({ words }))).toMatchObject({ status: 400 })
    expect((await browser.loadHidden({})).words).toEqual(['nurse'])
  })

  test('people who hide words at the same moment do not disturb each other, nor one person in two windows', async () => {
    const person = await api.a.subscriber()
    const [one, other] = [await api.as(person), await api.as(person)]
    await Promise.all([one.setHiddenWords({ words: ['a'] }), other.setHiddenWords({ words: ['b'] })])
    expect((await one.loadHidden({})).words).toHaveLength(1)
  })
})

// holds Beyond §3: What is hidden is in no related job, home page or feed of that person
describe('what is hidden is in no reply that is made for the person', () => {
  const hideOneOfEach = async (browser: Browser) => {
    const seen = await api.a.job({ category: 'Sales', freeTenth: true, salaryRange: '$60,000' })
    const job = await api.a.job({ category: 'Sales', freeTenth: true, salaryRange: '$60,000' })
    const ofCompany = await api.a.job({ category: 'Sales', freeTenth: true, salaryRange: '$60,000' })
    const ofWord = await api.a.job({
      category: 'Sales',
      freeTenth: true,
      salaryRange: '$60,000',
      title: 'Heron Keeper',
    })
    await browser.hideJob({ id: job.id })
    await browser.hideCompany({ company: ofCompany.companyName, hidden: true })
    await browser.setHiddenWords({ words: ['HERON'] })
    await api.announceJobs()
    return { seen: [seen.id], hidden: [job.id, ofCompany.id, ofWord.id] }
  }

  test('related jobs: others take their places, and everybody else sees them as before', async () => {
    await api.db.delete(schema.jobs)
    const browser = await member()
    const here = await api.a.job({ category: 'Sales' })
    const { hidden, seen } = await hideOneOfEach(browser)
    const more = []
    for (let count = 0; count < 7; count += 1)
      more.push((await api.a.job({ category: 'Sales', approvedAt: new Date(2026, 0, 9 - count) })).id)
    await api.announceJobs()
    const related = async (who: Browser) =>
      (await who.loadFrontEndJob({ id: here.id })).related_jobs.map(({ id }) => id)
    const other = await member()
    await expect
      .poll(async () => (await related(other)).toSorted(), { timeout: 60_000 })
      .toEqual([...seen, ...hidden, ...more.slice(0, 2)].toSorted())
    expect((await related(browser)).toSorted()).toEqual([...seen, ...more.slice(0, 5)].toSorted())
  })

  test('related jobs: also when a hundred newer ones of the category are hidden', async () => {
    await api.db.delete(schema.jobs)
    const browser = await member()
    const here = await api.a.job({ category: 'Sales' })
    const older = await api.a.job({ category: 'Sales', approvedAt: new Date(2026, 0, 1) })
    const companyName = 'Busy Pond'
    const newer = await Promise.all(
      Array.from({ length: 100 }, () => api.a.job({ category: 'Sales', companyName })),
    )
    const isNewer = (id: number) => newer.some((job) => job.id === id)
    await api.announceJobs()
    const related = async (who: Browser) =>
      (await who.loadFrontEndJob({ id: here.id })).related_jobs.map(({ id }) => id)
    const other = await member()
    await expect.poll(async () => (await related(other)).filter(isNewer), { timeout: 60_000 }).toHaveLength(6)
    await browser.hideCompany({ company: companyName, hidden: true })
    expect(await related(browser)).toEqual([older.id])
  })

  test('the home page', async () => {
    await api.db.delete(schema.jobs)
    const browser = await member()
    const { seen, hidden } = await hideOneOfEach(browser)
    const home = async (who: Browser) => (await who.loadHomePageJobs({})).jobs.map(({ id }) => id).toSorted()
    await expect.poll(() => home(api.visitor()), { timeout: 60_000 }).toEqual([...seen, ...hidden])
    expect(await home(browser)).toEqual(seen)
  })

  test('the home page, where others take their places', async () => {
    await api.db.delete(schema.jobs)
    const browser = await member()
    const ids: number[] = []
    for (let count = 0; count < 10; count += 1)
      ids.push(
        (
          await api.a.job({
            freeTenth: true,
            salaryRange: '$60,000',
            approvedAt: new Date(2026, 0, 20 - count),
          })
        ).id,
      )
    await api.announceJobs()
    const home = async (who: Browser) => (await who.loadHomePageJobs({})).jobs.map(({ id }) => id)
    await expect.poll(() => home(api.visitor()), { timeout: 60_000 }).toEqual(ids.slice(0, 6))
    for (const id of ids.slice(0, 3)) await browser.hideJob({ id })
    expect(await home(browser)).toEqual(ids.slice(3, 9))
  })

  test('the feed of a saved search', async () => {
    await api.db.delete(schema.jobs)
    const browser = await member()
    const { filters_state } = await browser.saveSearch({ name: 'All', state: '{}' })
    const { seen } = await hideOneOfEach(browser)
    const path = new URL(filters_state.feed_url ?? '').pathname.replace('.xml', '.json')
    const inFeed = async () => {
      const feed = (await (await api.visitor().fetch(path)).json()) as { items: { url: string }[] }
      return feed.items.map(({ url }) => Number(url.split('/').at(-1)))
    }
    await expect.poll(inFeed, { timeout: 60_000 }).toEqual(seen)
  })
})
