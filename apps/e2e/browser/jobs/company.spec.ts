import { randomUUID } from 'node:crypto'
import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { listedRows } from '../../support/dashboard.ts'
import { inProduct } from '../../support/product-database.ts'
import { askCallsAlone, cards, expect, logIn, test } from '../../support/test.ts'

const DAY = 24 * 60 * 60 * 1000

/** An employer of its own, with a free job and one of members. */
const putEmployer = (companyName: string) =>
  inProduct(async (a) => {
    const of = { companyName, approvedAt: new Date(Date.now() - 400 * DAY) }
    const free = await a.job({ ...of, title: 'Pond Keeper', freeTenth: true, salaryRange: '$50,000' })
    await a.job({ ...of, title: 'Reed Cutter' })
    return free
  })

// holds Part 2 §2: `/company/:name`
test('the name on a job’s page leads to its employer: what a visitor and a member see of its jobs', {
  tag: '@journey',
}, async ({ page }) => {
  const name = `100% Pond/Reed & "Sons" #1? 🐸 ${randomUUID()}`
  const job = await putEmployer(name)
  await page.goto(`/#/job/${job.id}`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('2 open jobs on Lilypad · pay stated for 1 of 2')).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 of 2 open jobs' })).toBeVisible()
  const joining = page.getByRole('link', { name: /see all the jobs with a \$15/ })
  await expect(joining).toHaveAttribute('href', '#/sign-up')
  await expectAccessibleAtAnyWidth(page)

  await logIn(page, 'paid')
  await page.reload()
  await expect(page.getByRole('heading', { name: '2 open jobs' })).toBeVisible()
  await expect(joining).toHaveCount(0)
  const star = cards(page).getByRole('button', { name: 'Save Reed Cutter' })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await cards(page).getByRole('link', { name: 'Pond Keeper' }).click()
  await expect(page).toHaveURL(new RegExp(`#/job/${job.id}$`))
})

test('an employer’s board is named, with when it was last checked', async ({ page }) => {
  const company = (await listedRows(page))[0]?.['Company Name'] ?? ''
  await page.goto(`/#/company/${encodeURIComponent(company)}`)
  await expect(page.getByText(/^\d+ open jobs? on Lilypad · .*checked (?:today|yesterday)$/)).toBeVisible()
  const boards = page.getByRole('region', { name: 'Its job board' })
  await expect(boards.getByRole('link').first()).toHaveAttribute('href', /^https:.*utm_source=lilypad/)
  await expect(boards).toContainText(/\d+ postings? · checked (?:today|yesterday)/)
  await expectAccessibleAtAnyWidth(page)
})

test('an employer that is not known is told as such, and a failure can be tried again', async ({ page }) => {
  await page.goto(`/#/company/${encodeURIComponent('No such % / employer')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find this employer' })).toBeVisible()
  const allJobs = page.getByRole('main').getByRole('link', { name: 'See all jobs' })
  await expect(allJobs).toHaveAttribute('href', '#/dashboard')
  const company = (await listedRows(page))[0]?.['Company Name'] ?? ''
  await askCallsAlone(page)
  await page.route(/\/api\/load_company/, (route) => route.fulfill({ status: 403, json: { success: false } }))
  await page.goto(`/#/company/${encodeURIComponent(company)}`)
  const failed = page.getByRole('alert').filter({ hasText: 'We couldn’t load this' })
  await expect(failed).toBeVisible()
  await page.unroute(/\/api\/load_company/)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company)
})

test('an employer without an open job says so', async ({ page }) => {
  const nothing = { company: 'Quiet Waters', company_logo_filename: null, site: null, jobs: [], boards: [] }
  const figures = { open_jobs: 0, closed_jobs: 0, median_days_open: null, states_pay: { count: 0, total: 0 } }
  await askCallsAlone(page)
  await page.route(/\/api\/load_company/, (route) =>
    route.fulfill({ json: { success: true, ...nothing, ...figures } }),
  )
  await page.goto('/#/company/quiet-waters')
  await expect(page.getByRole('heading', { name: 'No open jobs right now' })).toBeVisible()
})
