import { fullJob, jobRow } from '@lilypad/contracts'
import { listMatchableJobs } from '@lilypad/db'
import { demoCatalogue } from '@lilypad/demo'
import {
  FILTERS,
  factLines,
  feedWords,
  findResidence,
  listedPlaces,
  mayLiveThere,
  placeText,
  type Residence,
  stateCode,
  statedPlaces,
} from '@lilypad/domain'
import { expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'
import { programOf } from '../programs/key-kit.ts'
import { faultsOf, type Posting } from './google-markup.ts'
import { listDemoJobs } from './list-demo-jobs.ts'
import { allMarkupOf, ofType } from './page-head.ts'

const STATES = ['Ohio', 'California', 'Texas', 'Alaska', 'Puerto Rico']
const AT_ONCE = 8

const api = useApi()

const escaped = (text: string) => text.replaceAll('&', '&amp;')

/** From where the markup lets people of a state apply; null where it names no place. */
const mayApply = (places: { '@type': string; name: string }[] | undefined, state: string) =>
  places?.some(
    ({ '@type': type, name }) =>
      name === `${state}, USA` ||
      (type === 'Country' && name === 'United States') ||
      (type === 'AdministrativeArea' && /America/.test(name)),
  ) ?? null

function expectMarkupAgrees(
  title: string,
  residence: Residence,
  { applicantLocationRequirements: places }: Posting,
) {
  for (const state of STATES) {
    const answer = mayLiveThere(residence, state)
    if (answer === 'yes') expect(mayApply(places, state), `${title}, ${state}`).toBe(true)
    if (answer === 'no') expect(mayApply(places, state), `${title}, ${state}`).toBe(false)
  }
  expect(places === undefined, title).toBe(residence.places === null)
}

const NO_DESCRIPTION = 'The full posting is on the company’s site.'

/** The markup of a job's page, which is as Google documents it. */
function googlePosting(title: string, html: string): Posting | undefined {
  const markup = allMarkupOf(html)
  expect(faultsOf(markup), title).toEqual([])
  expect(markup.at(-1)?.['@type'], title).toBe('BreadcrumbList')
  const posting = ofType(markup, 'JobPosting') as Posting | undefined
  // Google requires a description.
  expect(posting === undefined, title).toBe(html.includes(NO_DESCRIPTION))
  return posting
}

async function expectCompanyAsGoogleDocuments() {
  const [first] = demoCatalogue()
  const slug = (first?.companyName ?? '').toLowerCase().replace(/[^a-z\d]+/g, '-')
  const load = () => api.visitor().fetch(`/companies/${slug}`)
  await expect.poll(async () => (await load()).status, { timeout: 60_000 }).toBe(200)
  const company = allMarkupOf(await (await load()).text())
  expect(company.map((thing) => thing['@type'])).toEqual(['Organization', 'BreadcrumbList'])
  expect(faultsOf(company)).toEqual([])
}

/** The ids that a program finds for people of a state, over all pages. */
async function foundByProgram(program: Awaited<ReturnType<typeof programOf>>, state: string) {
  const found: number[] = []
  let cursor: string | null | undefined
  do {
    const page = await program.listJobs({ state, limit: 100, ...(cursor && { cursor }) })
    found.push(...page.jobs.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor)
  return found.sort((a, b) => a - b)
}

// holds Beyond §1: Unstated and United States are two values everywhere
// holds Found by others §2: The markup is what Google documents
test('row, filter, job page, public page, markup, e-mail and programs say the same of every demo job, and the markup is what Google documents', async () => {
  const jobs = await listDemoJobs(api)
  expect(jobs.length).toBeGreaterThan(100)
  await api.announceJobs()
  const listed = async () => (await api.visitor().loadFrontEndJobs({})).jobs
  await expect.poll(async () => (await listed()).length).toBe(jobs.length)
  const rows = new Map((await listed()).map((row) => [row.id, jobRow.decode(row)]))
  const mailed = new Map((await listMatchableJobs(api.db, { tier: 'premium' })).map((job) => [job.id, job]))
  const member = await api.a.subscriber()
  const program = await programOf(api, member, ['jobs:read'])
  const seen = { yes: 0, no: 0, 'not stated': 0, posting: 0, place: 0, pay: 0 }

  const compare = async (stored: (typeof jobs)[number]) => {
    const residence = findResidence(stored)
    const stated = statedPlaces(residence)
    const [row, mail] = [rows.get(stored.id), mailed.get(stored.id)]
    if (!row || !mail) throw new Error(`${stored.title} is not listed.`)
    expect([row.locations, row.isPlaceStated], stored.title).toEqual([
      listedPlaces(residence),
      stated !== null,
    ])
    expect(feedWords(mail).text, stored.title).toContain(placeText(row))
    if (placeText(row) === 'Hiring Nationally') expect(stated, stored.title).toEqual([])
    for (const state of STATES) {
      const answer = mayLiveThere(residence, state)
      seen[answer] += 1
      const passes = FILTERS.homeState.test(stateCode(state) ?? null)
      expect(passes?.({ ...row, searchWords: '', isTracked: false }), `${stored.title}, ${state}`).toBe(
        answer !== 'no',
      )
    }
    const whole = fullJob.decode((await api.visitor().loadFrontEndJob({ id: stored.id })).job)
    expect([whole.residence, whole.statedPlaces], stored.title).toEqual([residence, stated])
    const { job } = await program.getJob({ id: stored.id })
    expect(job, stored.title).toMatchObject({
      residence,
      statedPlaces: stated,
      eligibleStates: row.eligibleStates,
    })
    const html = await (await api.visitor().fetch(`/jobs/${stored.id}`)).text()
    const [line] = factLines(whole.facts, null, whole.residence)
    for (const words of line?.isStated ? line.texts : [])
      expect(html, stored.title).toContain(`<p>${escaped(words)}</p>`)
    const isUnstated = /Not stated: (?:pay, )?where you may live/.test(html)
    expect(isUnstated, stored.title).toBe(residence.places === null && residence.near === null)
    const posting = googlePosting(stored.title, html)
    if (posting === undefined) return
    expectMarkupAgrees(stored.title, residence, posting)
    const places = posting.applicantLocationRequirements ?? []
    // What the page calls not stated is marked up as no place, least of all as the United States.
    expect(places.length > 0, stored.title).toBe(!isUnstated)
    seen.posting += 1
    seen.place += places.length
    seen.pay += posting.baseSalary ? 1 : 0
  }
  for (let from = 0; from < jobs.length; from += AT_ONCE)
    await Promise.all(jobs.slice(from, from + AT_ONCE).map(compare))
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(50)
  await expectCompanyAsGoogleDocuments()

  const openToOhio = jobs.filter((job) => mayLiveThere(findResidence(job), 'Ohio') !== 'no')
  expect(await foundByProgram(program, 'OH')).toEqual(openToOhio.map(({ id }) => id).sort((a, b) => a - b))
}, 600_000)
