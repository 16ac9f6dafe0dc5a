import { randomUUID } from 'node:crypto'
import { NOTHING_STATED } from '@lilypad/domain'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { answer, openBackOffice } from '../../support/back-office.ts'
import { readAlert } from '../../support/newcomer.ts'
import { inProduct } from '../../support/product-database.ts'
import { expect, expectNoSidewaysScroll, test } from '../../support/test.ts'

const REASONS = {
  category: "the title says 'curriculum writer'",
  audience: '2 years: two years of teaching',
  travel: 'the text does not speak of travel',
  salary: '$80,000 a year, read as year',
  workplace: 'the description says hybrid',
}

/** A job that is not listed, so that no list of members changes. */
async function hiddenJob() {
  const title = `Curriculum Writer ${randomUUID()}`
  await inProduct((a) =>
    a.job({ title, unlistedReason: 'not_remote', salaryMax: 80_000, approvedAt: null, reasons: REASONS }),
  )
  return title
}

async function openDesk(page: Page, query = '') {
  await openBackOffice(page, `curation${query}`, 'Curation')
  await expect(page.getByText(/^[\d,]+ jobs?$/)).toBeVisible()
}
const searchFor = (title: string) => `?search=${encodeURIComponent(title)}`
const jobCard = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })

// holds Part 2 §2: Added screens: `/admin/curation`, `/admin/alerts`, `/admin/content`, `/admin/audit`
test('jobs are listed newest first, 50 a page, each field with its reason', async ({ page }) => {
  const title = await hiddenJob()
  await openDesk(page)
  await expect(page.getByRole('article')).toHaveCount(50)
  await expect(page.getByText(/^1–50 of [\d,]+$/)).toBeVisible()
  await expect(jobCard(page, title)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by title or company' }).fill(title.toUpperCase())
  const card = jobCard(page, title)
  await expect(page.getByText('1 job', { exact: true })).toBeVisible()
  await expect(card.getByText('Not listed: it is not remote.')).toBeVisible()
  for (const shown of ['Curriculum', 'Relevant Skills (2-5 years)', 'No Travel', 'Up to $80,000', 'No'])
    await expect(card.getByText(shown, { exact: true })).toBeVisible()
  for (const reason of [REASONS.category, REASONS.audience, REASONS.travel, REASONS.salary])
    await expect(card.getByText(reason, { exact: true })).toBeVisible()
})

test('a job with long words fits the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const last = randomUUID()
  const title = `${'W'.repeat(200)} ${last}`
  const long = { title, companyName: 'M'.repeat(150), salaryRange: `$${'9'.repeat(120)}` }
  await inProduct((a) => a.job({ ...long, unlistedReason: 'not_remote', approvedAt: null }))
  await openDesk(page, searchFor(last))
  await expect(jobCard(page, title)).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('the screen can be used by everybody', async ({ page }) => {
  const title = await hiddenJob()
  await openDesk(page, searchFor(title))
  await expect(jobCard(page, title)).toBeVisible()
  await expect(jobCard(page, title).getByText(REASONS.workplace, { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('listed and not listed jobs are shown apart', async ({ page }) => {
  await openDesk(page)
  const show = page.getByRole('group', { name: 'Show' })
  await expect(show.getByRole('radio', { name: 'All' })).toBeChecked()
  await show.getByText('Not listed').click()
  await expect(page).toHaveURL(/\?show=unlisted$/)
  await expect(page.getByText(/^Not listed: /)).toHaveCount(50)
})

test('the address says which jobs are shown: here the listed ones', async ({ page }) => {
  await openDesk(page, '?show=listed')
  await expect(page.getByRole('radio', { name: 'Listed', exact: true })).toBeChecked()
  await expect(page.getByRole('link', { name: /^Listed: / })).toHaveCount(50)
  await expect(page.getByText(/^Not listed: /)).toHaveCount(0)
})

test('an edited field is marked, stays after a reload, and can be given back to the rules', {
  tag: '@journey',
}, async ({ page }) => {
  const title = await hiddenJob()
  await openDesk(page, searchFor(title))
  const card = jobCard(page, title)
  await card.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Edit ${title}` })
  await dialog.getByLabel('Category').selectOption('Sales')
  await dialog.getByLabel('Travel').selectOption('Some Travel')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByText('Sales', { exact: true })).toBeVisible()
  await expect(card.getByText('Edited', { exact: true })).toHaveCount(2)
  await expect(card.getByText(REASONS.category)).toHaveCount(0)
  await page.goto(`/?again#/admin/curation${searchFor(title)}&show=edited`)
  await expect(card.getByText('Some Travel', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Give back Travel to the rules' }).click()
  expect(await readAlert(page)).toBe('The rules cannot decide again: the posting of this job is not stored.')
  await expect(card.getByText('Edited', { exact: true })).toHaveCount(1)
  await expect(card.getByRole('button', { name: 'Give back Category to the rules' })).toBeVisible()
})

test('a number answers a question of the rules, and the answer can be given back', async ({ page }) => {
  const title = `Senior Lead ${randomUUID()}`
  const passage = { before: 'You write.', sentence: 'Remote work may be possible.', after: 'We sing.' }
  const confidence = {
    category: { chance: 0.9, isQuestion: false, likely: [], passage: null },
    workplace: { chance: 0.62, isQuestion: true, likely: [], passage },
  }
  const reasons = { ...REASONS, confidence }
  await inProduct((a) =>
    a.job({ title, workplace: null, unlistedReason: 'workplace_unknown', approvedAt: null, reasons }),
  )
  await openDesk(page, `${searchFor(title)}&show=questions`)
  const card = jobCard(page, title)
  await expect(card.getByText('62 % sure')).toBeVisible()
  await expect(card.getByText('You write. Remote work may be possible. We sing.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('2')
  await expect(card.getByText('Hybrid', { exact: true })).toBeVisible()
  await expect(card.getByRole('group', { name: 'Where is the work done?' })).toBeHidden()
  await expect(card.getByRole('button', { name: 'Give back Workplace to the rules' })).toBeVisible()
})

test('a fact of the posting is shown with its sentence, corrected, and given back', async ({ page }) => {
  const title = `Tutor ${randomUUID()}`
  const evidence = ['You live in Ohio.']
  const eligibility = { ...NOTHING_STATED.eligibility, countries: ['US'], states_only: ['OH'], evidence }
  await inProduct((a) => a.job({ title, unlistedReason: 'not_remote', approvedAt: null, eligibility }))
  await openDesk(page, searchFor(title))
  const card = jobCard(page, title)
  await expect(card.getByText('Ohio only', { exact: true })).toBeVisible()
  await expect(card.getByText('“You live in Ohio.”')).toBeVisible()
  await card.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Edit ${title}` })
  const save = dialog.getByRole('button', { name: 'Save' })
  await dialog.getByText('Where you may live', { exact: true }).click()
  await dialog.getByLabel('Only in these states').fill('TX, XX')
  await expect(dialog.getByText('XX is not one of them.')).toBeVisible()
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Only in these states').fill('tx, ca')
  await dialog.getByText('Degree and experience', { exact: true }).click()
  await dialog.getByLabel('Degree required').selectOption('master')
  await expectAccessible(page, 'dialog')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(card.getByText('Texas or California only', { exact: true })).toBeVisible()
  await expect(card.getByText('Master’s degree required', { exact: true })).toBeVisible()
  await expect(card.getByText('“You live in Ohio.”')).toHaveCount(0)
  await card.getByRole('button', { name: 'Give back Degree and experience to the rules' }).click()
  expect(await readAlert(page)).toBe('The rules cannot decide again: the posting of this job is not stored.')
  await expect(card.getByText('Edited', { exact: true })).toHaveCount(1)
})

test('an imported job, which no scrape removes, is deleted after a question', async ({ page }) => {
  const title = await hiddenJob()
  await openDesk(page, searchFor(title))
  const card = jobCard(page, title)
  await expect(card.getByText('Imported', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Delete' }).click()
  await answer(page, 'Are you sure you want to delete this job?', 'Cancel')
  await card.getByRole('button', { name: 'Delete' }).click()
  await answer(page, 'Are you sure you want to delete this job?', 'Delete')
  await expect(page.getByRole('heading', { name: 'No jobs here' })).toBeVisible()
  await expect(page.getByText('0 jobs', { exact: true })).toBeVisible()
})

test('the form checks audience and salary, and keeps the choices when the server refuses them', async ({
  page,
}) => {
  const title = await hiddenJob()
  await openDesk(page, searchFor(title))
  await jobCard(page, title).getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Edit ${title}` })
  const save = dialog.getByRole('button', { name: 'Save' })
  await dialog.getByLabel(/^Salary/).fill('a lot')
  await expect(dialog.getByText('Please give dollars a year, such as 86000.')).toBeVisible()
  await expect(save).toBeDisabled()
  await dialog.getByLabel(/^Salary/).fill('80000')
  await dialog.getByRole('button', { name: 'Audience' }).click()
  await dialog.getByLabel('Relevant Skills (2-5 years)').uncheck()
  await expect(dialog.getByText('A job needs at least one audience.')).toBeVisible()
  await expect(save).toBeDisabled()
  await expectAccessible(page, 'dialog')
  await dialog.getByLabel('Early Career').check()
  await page.route('**/admin-api/curate_job', (route) =>
    route.fulfill({ status: 404, json: { success: false, message: 'There is no such job.' } }),
  )
  await save.click()
  expect(await readAlert(page)).toBe('There is no such job.')
  await expect(dialog.getByRole('button', { name: 'Audience' })).toHaveText('Early Career')
  await page.unroute('**/admin-api/curate_job')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(jobCard(page, title).getByText('Early Career', { exact: true })).toBeVisible()
})

test('the screen says so when it finds nothing, and when the list fails to load', async ({
  page,
  complaints,
}) => {
  await page.route('**/admin-api/get_curation_jobs*', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'An unknown error occurred.' } }),
  )
  await openBackOffice(page, `curation${searchFor(randomUUID())}`, 'Curation')
  await expect(page.getByText(/went wrong on our side/)).toBeVisible()
  await page.unroute('**/admin-api/get_curation_jobs*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No jobs here' })).toBeVisible()
  complaints.length = 0
})
