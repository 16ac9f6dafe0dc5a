import { NO_FILTER, type Tier, writeSavedState } from '@lilypad/domain'
import { expect, test } from 'vitest'
import { failureOf, LOG_IN_FIRST } from '../accounts/account-kit.ts'
import { type Browser, useApi } from '../create-test-api.ts'
import { programOf } from '../programs/key-kit.ts'

const NOT_KNOWN = { status: 404, message: 'We couldn’t find this employer.' }
const FOLLOWED = { ...NO_FILTER, onlyFollowed: true }
const api = useApi()

const member = async () => api.as(await api.a.subscriber())
const companiesOf = async (browser: Browser) => (await browser.loadFollowed({})).companies
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b)

// holds Beyond §6: `POST /api/follow_company`
// holds Beyond §6: `GET /api/load_followed`
test('a company is followed by its name or slug, once, until its person no longer wants to', async () => {
  const [browser, other] = [await member(), await member()]
  await api.a.job({ companyName: 'Pond & Sons' })
  await api.a.job({ companyName: 'Élan' })
  expect(await browser.loadFollowed({})).toEqual({ success: true, companies: [] })
  for (const company of ['pond-sons', 'Pond & Sons', 'Élan'])
    expect(await browser.followCompany({ company, followed: true })).toEqual({ success: true })
  expect((await companiesOf(browser)).toSorted()).toEqual(['Pond & Sons', 'Élan'])
  expect(await companiesOf(other)).toEqual([])
  for (const company of ['Élan', 'elan']) await browser.followCompany({ company, followed: false })
  expect(await companiesOf(browser)).toEqual(['Pond & Sons'])
})

test('an unknown company cannot be followed; one that we know no longer can be let go', async () => {
  const browser = await member()
  for (const followed of [true, false])
    expect(await failureOf(browser.followCompany({ company: 'Nowhere Inc', followed }))).toEqual(NOT_KNOWN)
  expect(await failureOf(api.visitor().followCompany({ company: 'x', followed: true }))).toEqual(LOG_IN_FIRST)
  expect(await failureOf(api.visitor().loadFollowed({}))).toEqual(LOG_IN_FIRST)
})

// holds Beyond §6: Follow: following un-hides and hiding un-follows
test('a company is followed or hidden, never both, also when both are asked for at once', async () => {
  const browser = await member()
  const { companyName: company } = await api.a.job({ companyName: 'Either Or' })
  const standing = async () => [await companiesOf(browser), (await browser.loadHidden({})).companies]
  await browser.hideCompany({ company, hidden: true })
  await browser.followCompany({ company, followed: true })
  expect(await standing()).toEqual([[company], []])
  await browser.hideCompany({ company, hidden: true })
  expect(await standing()).toEqual([[], [company]])
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([
      browser.hideCompany({ company, hidden: true }),
      browser.followCompany({ company, followed: true }),
    ])
    expect((await standing()).flat()).toEqual([company])
  }
})

// holds Beyond §6: Follow: saved state `followed_selected`, `/v1/jobs?followed=true`
test.each<Tier>(['free', 'premium'])(
  'other programs, feeds and the search find the jobs of followed companies that a %s member sees',
  async (tier) => {
    const person = tier === 'premium' ? await api.a.subscriber() : await api.a.user()
    const browser = await api.as(person)
    const companyName = `Heron House ${tier}`
    const open = await api.a.job({ companyName, freeTenth: true })
    const paid = await api.a.job({ companyName })
    await api.a.job({ companyName: 'Elsewhere', freeTenth: true })
    await browser.followCompany({ company: companyName, followed: true })
    await api.announceJobs()
    api.jobList.forget()
    await api.jobList.search.renew()
    const seen = tier === 'premium' ? [open.id, paid.id] : [open.id]

    const program = await programOf(api, person)
    expect(idsOf((await program.listJobs({ followed: true })).jobs)).toEqual(seen)
    const byAddress = await (await program.fetch('/v1/jobs?followed=true')).json()
    expect(idsOf((byAddress as { jobs: { id: number }[] }).jobs)).toEqual(seen)
    if (tier === 'free') return
    const state = writeSavedState(FOLLOWED, null)
    expect(JSON.parse(state)).toMatchObject({ followed_selected: true })
    const found = await browser.searchJobs({ state, sort: 'date', after: null })
    expect(idsOf(found.jobs)).toEqual(seen)
    const { filters_state } = await browser.saveSearch({ name: 'Followed', state })
    const feed = await api
      .visitor()
      .fetch(new URL(filters_state.feed_url ?? '').pathname.replace('.xml', '.json'))
    const { items } = (await feed.json()) as { items: { url: string }[] }
    expect(items.map(({ url }) => Number(url.split('/').at(-1))).sort((a, b) => a - b)).toEqual(seen)
  },
)

test('a saved search with this filter is one of a key’s searches, with its jobs', async () => {
  const person = await api.a.subscriber()
  const browser = await api.as(person)
  const job = await api.a.job({ companyName: 'Otter Trust' })
  await browser.followCompany({ company: 'Otter Trust', followed: true })
  await browser.saveSearch({ name: 'Followed', state: writeSavedState(FOLLOWED, null) })
  await api.announceJobs()
  api.jobList.forget()
  const program = await programOf(api, person)
  const [search] = (await program.listSearches({})).searches
  expect(search).toMatchObject({ name: 'Followed', filters: { followed: true } })
  const page = await program.fetch(`/v1/searches/${search?.id}/jobs`)
  expect(idsOf(((await page.json()) as { jobs: { id: number }[] }).jobs)).toEqual([job.id])
})
