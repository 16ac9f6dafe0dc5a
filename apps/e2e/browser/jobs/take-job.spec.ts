import { jobRow } from '@lilypad/contracts'
import { DEGREES, type Degree, findResidence, NOTHING_STATED, type PostingFacts } from '@lilypad/domain'
import type { Page } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { expectCount, type ListedRow, openDashboard, section } from '../../support/dashboard.ts'
import { joinBy } from '../../support/newcomer.ts'
import { askCallsAlone, cards, expect, test } from '../../support/test.ts'

type Row = ListedRow & { Licence: string | null; Degree: Degree | null }

const QUOTE = 'You live in California or Texas.'
const FACTS: PostingFacts = {
  ...NOTHING_STATED,
  eligibility: {
    ...NOTHING_STATED.eligibility,
    countries: ['US'],
    states_only: ['CA', 'TX'],
    evidence: [QUOTE],
  },
  requirements: { ...NOTHING_STATED.requirements, education_required: 'bachelor' },
}

const PLACED = { 'Place Stated': true, 'Location-Specific': ['Ohio'] }
/** What the first jobs of the list state; the others state nothing. */
const STATED = [
  { ...PLACED, 'Eligible States': ['CA', 'TX'], Licence: 'preferred', Degree: 'bachelor' },
  { ...PLACED, 'Eligible States': ['OH'], Licence: 'required', Degree: null },
  { ...PLACED, 'Eligible States': ['OH'], Licence: null, Degree: 'doctorate' },
]
const NOTHING = { 'Eligible States': null, 'Place Stated': false, Licence: null, Degree: null }
const RESIDENCE = findResidence({ locations: [], reasons: {}, eligibility: FACTS.eligibility })

/** The jobs of the product with these facts. Resolves to the rows of the list. */
async function serveFacts(page: Page): Promise<Row[]> {
  const reply = await page.request.get('/api/load_front_end_jobs')
  const body = (await reply.json()) as { jobs: Row[] }
  const jobs = body.jobs.map(
    (row, index) => ({ ...row, 'Location-Specific': [], ...NOTHING, ...STATED[index] }) as Row,
  )
  expect(jobs.length).toBeGreaterThan(STATED.length)
  for (const job of jobs) jobRow.decode(job as never)
  await page.route('**/api/load_front_end_jobs', (route) => route.fulfill({ json: { ...body, jobs } }))
  await askCallsAlone(page)
  await page.route('**/api/load_front_end_job?*', async (route) => {
    const whole = await (await route.fetch()).json()
    await route.fulfill({ json: { ...whole, job: { ...whole.job, Facts: FACTS, Residence: RESIDENCE } } })
  })
  return jobs
}

const marked = (page: Page) => cards(page).getByText('states not stated')

test('a member sees on the job page whether they can take a job, and filters by state, licence and degree', {
  tag: '@journey',
}, async ({ page }) => {
  await joinBy(page.request, { state: 'Ohio' })
  const rows = await serveFacts(page)

  await page.goto(`/#/job/${rows[0]?.id}`)
  const block = page.getByRole('region', { name: 'Can I take this job?' })
  await expect(block.getByText('California or Texas only')).toBeVisible()
  await expect(block.getByText('From Ohio, your state: no')).toBeVisible()
  await expect(block.getByText('Bachelor’s degree required')).toBeVisible()
  await expect(
    block.getByText(/^Not stated: (pay, )?licence, experience, start, (deadline, )?hours$/),
  ).toBeVisible()
  await expect(block.getByText(QUOTE)).toBeHidden()
  await block.getByText('In the posting’s words').first().focus()
  await page.keyboard.press('Enter')
  await expect(block.getByRole('blockquote')).toHaveText(`“${QUOTE}”`)
  await expectAccessibleAtAnyWidth(page)

  await openDashboard(page)
  const choose = async (name: string, option: string, left: readonly Row[]) => {
    await (await section(page, name)).getByRole('combobox').selectOption(option)
    await expectCount(page, left.length)
  }
  const inTexas = rows.filter((row) => row['Eligible States']?.includes('TX') ?? true)
  const inOhio = rows.filter((row) => row['Eligible States']?.includes('OH') ?? true)
  // It is preset from the profile.
  await expectCount(page, inOhio.length)
  await expect(page.getByRole('button', { name: 'Remove I live in Ohio' })).toBeVisible()
  const told = `${rows.length - inOhio.length} of ${rows.length} jobs are left out: they rule out Ohio.`
  await expect(page.getByText(told)).toBeVisible()
  await page.getByRole('button', { name: `See all ${rows.length}` }).click()
  await expectCount(page, rows.length)
  await choose('I live in', 'Texas', inTexas)
  await choose('I live in', 'Ohio', inOhio)
  await expect(marked(page).first()).toBeVisible()
  await expect(cards(page).first().getByText('states not stated')).toHaveCount(0)
  const free = inOhio.filter((row) => row.Licence !== 'required')
  await choose('Teaching licence', 'No licence required', free)
  const upToMaster = ({ Degree: degree }: Row) =>
    degree === null || DEGREES.indexOf(degree) <= DEGREES.indexOf('master')
  await choose('Degree', "Master's", free.filter(upToMaster))
  await expectAccessibleAtAnyWidth(page)
  for (const chip of ['I live in Ohio', 'No licence required', "My degree: Master's"])
    await page.getByRole('button', { name: `Remove ${chip}` }).click()
  await expectCount(page, rows.length)
})
