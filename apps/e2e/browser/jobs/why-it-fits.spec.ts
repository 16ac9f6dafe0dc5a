import { findResidence, NOTHING_STATED } from '@lilypad/domain'
import type { Page } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { counter, type ListedRow, openDashboard } from '../../support/dashboard.ts'
import { ANSWERS, forward, openWithKept } from '../../support/intake.ts'
import { joinBy } from '../../support/newcomer.ts'
import { askCallsAlone, cards, expect, test } from '../../support/test.ts'

const KEPT = { answers: ANSWERS, otherName: '', isFinished: false }
const SILENT = {
  Category: 'Other',
  'Salary Max': null,
  Travel: 'No Travel',
  'Eligible States': null,
  Audience: [],
}
const FITTING = {
  ...SILENT,
  'Job Title': 'A job that fits',
  Category: 'Customer Success',
  'Salary Max': 80_000,
  'Eligible States': ['OH'],
}
const FACTS = {
  ...NOTHING_STATED,
  eligibility: { ...NOTHING_STATED.eligibility, states_only: ['TX'], evidence: ['You live in Texas.'] },
}

const RESIDENCE = findResidence({ locations: [], reasons: {}, eligibility: FACTS.eligibility })

/** The product's jobs, of which the last fits and the others say little; each job's own page says that Texas is meant. */
async function serveJobs(page: Page): Promise<void> {
  await page.route('**/api/load_front_end_jobs', async (route) => {
    const body = (await (await route.fetch()).json()) as { jobs: ListedRow[] }
    const jobs = body.jobs.map((row, place) => ({
      ...row,
      ...(place === body.jobs.length - 1 ? { ...FITTING, Featured: false, approved_at: null } : SILENT),
      stack_id: null,
    }))
    await route.fulfill({ json: { ...body, jobs } })
  })
  await askCallsAlone(page)
  await page.route('**/api/load_front_end_job?*', async (route) => {
    const whole = await (await route.fetch()).json()
    await route.fulfill({
      json: { ...whole, job: { ...whole.job, ...FITTING, Facts: FACTS, Residence: RESIDENCE } },
    })
  })
}

const fitting = (page: Page) => cards(page).filter({ hasText: 'A job that fits' })
const sort = (page: Page) => page.getByLabel('Sort by')

// holds Beyond §3: Why it fits: a line on the card, matches and others on the job page, sort by fit, no score
test('a member with a state who did the intake sees why a job fits, and sorts by it', {
  tag: '@journey',
}, async ({ page }) => {
  await joinBy(page.request, { state: 'Ohio' })
  await serveJobs(page)
  await openWithKept(page, KEPT, '/dashboard')
  await expect(counter(page)).toBeVisible()
  await expect(sort(page)).toHaveCount(0)
  await page.goto('/#/intake?step=9')
  await forward(page).click()
  await expect(page).toHaveURL(/#\/dashboard/)
  await expect(sort(page)).toBeVisible()
  await openDashboard(page, '?sort=date')
  await expect(fitting(page)).toHaveCount(0)
  await sort(page).selectOption('Fit')
  const first = cards(page).first()
  await expect(first).toContainText('A job that fits')
  await expect(first.getByText(/^Fits:/)).toHaveText(
    'Fits: open to Ohio · reaches your $65K · no travel · Customer Success',
  )
  await expect(page).toHaveURL(/#\/dashboard\?sort=fit$/)
  await page.reload()
  await expect(first).toContainText('A job that fits')
  await first.getByRole('link').first().click()
  const block = page.getByRole('region', { name: 'For you' })
  await expect(block.getByRole('definition').first()).toHaveText(
    'Reaches your $65K · no travel · Customer Success',
  )
  await expect(block).toContainText(/From Ohio, your state: no.*Reaches your \$65K/s)
  await expectAccessibleAtAnyWidth(page)
})

test('to somebody of whom nothing is known an address with sort by fit shows the usual order', async ({
  page,
}) => {
  await joinBy(page.request)
  await openDashboard(page)
  const usual = await cards(page).first().textContent()
  await page.goto('/?again#/dashboard?sort=fit')
  await expect(counter(page)).toBeVisible()
  await expect(cards(page).first()).toHaveText(usual ?? '')
  await expect(sort(page)).toHaveCount(0)
  await expect(cards(page).getByText(/^Fits:/)).toHaveCount(0)
})

test('a visitor who did the intake sees what fits, by the answers that the browser keeps; a phone cuts none', {
  tag: '@phone',
}, async ({ page }) => {
  await serveJobs(page)
  await openWithKept(page, { ...KEPT, isFinished: true }, '/dashboard')
  await sort(page).selectOption('Fit')
  const fits = cards(page)
    .first()
    .getByText(/^Fits:/)
  await expect(fits).toHaveText('Fits: reaches your $65K · no travel · Customer Success')
  expect(await fits.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0)
})
