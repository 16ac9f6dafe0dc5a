import { fullJob, jobRow } from '@lilypad/contracts'
import { listMatchableJobs } from '@lilypad/db'
import {
  FILTERS,
  factLines,
  feedWords,
  findResidence,
  listedPlaces,
  mayLiveThere,
  placeKind,
  placeText,
  type Residence,
  stateCode,
  statedPlaces,
} from '@lilypad/domain'
import { beforeAll, expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'
import { programOf } from '../programs/key-kit.ts'
import { listDemoJobs } from './list-demo-jobs.ts'
import { markupOf } from './page-head.ts'

const STATES = ['Ohio', 'California', 'Texas', 'Alaska', 'Puerto Rico']
const api = useApi()
const demo: { jobs: Awaited<ReturnType<typeof listDemoJobs>> } = { jobs: [] }

beforeAll(async () => {
  demo.jobs = await listDemoJobs(api)
  await api.announceJobs()
  const rows = async () => (await api.visitor().loadFrontEndJobs({})).jobs.length
  await expect.poll(rows, { timeout: 60_000 }).toBe(demo.jobs.length)
})

const escaped = (text: string) => text.replaceAll('&', '&amp;')

/** From where the markup lets people of a state apply; null where it names no place. */
const mayApply = (places: { '@type': string; name: string }[] | undefined, state: string) =>
  places?.some(
    ({ '@type': type, name }) =>
      name === `${state}, USA` ||
      (type === 'Country' && name === 'United States') ||
      (type === 'AdministrativeArea' && /America/.test(name)),
  ) ?? null

const expectMarkupAgrees = (residence: Residence, markup: Record<string, unknown>) => {
  const places = markup.applicantLocationRequirements as Parameters<typeof mayApply>[0]
  for (const state of STATES) {
    const answer = mayLiveThere(residence, state)
    if (answer === 'yes') expect(mayApply(places, state)).toBe(true)
    if (answer === 'no') expect(mayApply(places, state)).toBe(false)
  }
  expect(places === undefined).toBe(residence.places === null)
}

// holds Beyond §1: Unstated and United States are two values everywhere
test('row, filter, job page, public page, markup, e-mail and programs say the same of every demo job', async () => {
  const member = await api.a.subscriber()
  const browser = await api.as(member)
  const program = await programOf(api, member, ['jobs:read'])
  const rows = new Map((await browser.loadFrontEndJobs({})).jobs.map((row) => [row.id, jobRow.decode(row)]))
  const mailed = new Map((await listMatchableJobs(api.db, { tier: 'premium' })).map((job) => [job.id, job]))
  const seen = { yes: 0, no: 0, 'not stated': 0 }
  for (const stored of demo.jobs) {
    const residence = findResidence(stored)
    const row = rows.get(stored.id)
    const mail = mailed.get(stored.id)
    if (!row || !mail) throw new Error(`${stored.title} is not listed.`)
    const text = placeText(row)
    const stated = statedPlaces(residence)
    expect([stored.title, row.locations, row.isPlaceStated]).toEqual([
      stored.title,
      listedPlaces(residence),
      stated !== null,
    ])
    expect(feedWords(mail).text).toContain(text)
    if (text === 'Hiring Nationally') expect(stated).toEqual([])
    for (const state of STATES) {
      const answer = mayLiveThere(residence, state)
      seen[answer] += 1
      const passes = FILTERS.homeState.test(stateCode(state) ?? null)
      expect([stored.title, state, passes?.({ ...row, searchText: '', isTracked: false })]).toEqual([
        stored.title,
        state,
        answer !== 'no',
      ])
    }
    const { job } = await browser.loadFrontEndJob({ id: stored.id })
    const whole = fullJob.decode(job)
    expect(whole.residence).toEqual(residence)
    expect(whole.statedPlaces).toEqual(stated)
    const reply = await program.getJob({ id: stored.id })
    expect(reply.job).toMatchObject({ residence, statedPlaces: stated, eligibleStates: row.eligibleStates })
    const html = await (await api.visitor().fetch(`/jobs/${stored.id}`)).text()
    const [line] = factLines(whole.facts, null, whole.residence)
    for (const words of line?.isStated ? line.texts : []) expect(html).toContain(`<p>${escaped(words)}</p>`)
    expect(/Not stated: (?:pay, )?place/.test(html)).toBe(
      residence.places === null && residence.near === null,
    )
    if (html.includes('"JobPosting"')) expectMarkupAgrees(residence, markupOf(html))
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(50)
}, 300_000)

test('“I live in” drops jobs that are limited to other states and countries, for programs too', async () => {
  const program = await programOf(api, await api.a.subscriber(), ['jobs:read'])
  const found: number[] = []
  let cursor: string | null | undefined
  do {
    const page = await program.listJobs({ state: 'OH', limit: 100, ...(cursor && { cursor }) })
    found.push(...page.jobs.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor)
  const open = demo.jobs.filter((job) => mayLiveThere(findResidence(job), 'Ohio') !== 'no')
  expect(found.sort((a, b) => a - b)).toEqual(open.map(({ id }) => id).sort((a, b) => a - b))
  const limited = open.filter(({ locations }) => locations.some((place) => placeKind(place) === 'country'))
  expect(limited.filter(({ locations }) => !locations.includes('Ohio'))).toEqual([])
})
