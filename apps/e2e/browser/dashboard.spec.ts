import { cards, expect, expectNoSidewaysScroll, logIn, test } from '../support/test.ts'

const countOf = (text: string | null) => Number(/^([\d,]+)/.exec(text ?? '')?.[1]?.replace(',', ''))

test('a visitor sees a tenth of the jobs, unfiltered, with the sign-up hint', async ({ page }) => {
  await page.goto('/#/dashboard')
  await expect(page.getByText('Sign up free to enable searches and filters!')).toBeVisible()
  const count = page.getByText(/jobs found$/)
  await expect(count).toBeVisible()
  const shown = countOf(await count.textContent())
  expect(shown).toBeGreaterThanOrEqual(60)
  expect(shown).toBeLessThan(200)
  await expect(page.getByText(/90% of the jobs/)).toBeVisible()
})

test('a paid member sees every listed job and no banner', async ({ page }) => {
  await logIn(page, 'paid')
  await page.goto('/#/dashboard')
  const count = page.getByText(/jobs found$/)
  await expect(count).toBeVisible()
  expect(countOf(await count.textContent())).toBeGreaterThanOrEqual(600)
  await expect(page.getByText(/90% of the jobs/)).toHaveCount(0)
})

test('the rendering limit starts at 100 jobs and grows by 10 near the end of the page', async ({ page }) => {
  await logIn(page, 'paid')
  await page.goto('/#/dashboard')
  await expect(cards(page)).toHaveCount(100)
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(110)
})

test('free-text search matches without regard to case and resets the rendering limit', async ({ page }) => {
  await logIn(page, 'paid')
  await page.goto('/#/dashboard')
  const search = page.getByRole('searchbox', { name: 'Search jobs' })
  await search.fill('CURRICULUM')
  await expect(page.getByText(/jobs? found$/)).not.toHaveText(/^9\d\d /)
  const titles = await cards(page).allTextContents()
  expect(titles.length).toBeGreaterThan(0)
  await search.fill('no such job anywhere')
  await expect(page.getByText('No jobs found!')).toBeVisible()
  await expect(page.getByText('Try adjusting your filters to see more opportunities.')).toBeVisible()
})

test('a featured job shows the label of a sponsored listing and stands first', async ({ page }) => {
  await page.goto('/#/dashboard')
  await expect(cards(page).first().getByText('Sponsored listing')).toBeVisible()
})

test('a job of the same stack is attached to the first, and its locations open and close', async ({
  page,
}) => {
  await logIn(page, 'paid')
  const { jobs } = (await (await page.request.get('/api/load_front_end_jobs')).json()) as {
    jobs: { stack_id: string | null; 'Job Title': string; 'Company Name': string }[]
  }
  const stacked = jobs.find(
    (job, at) => job.stack_id && jobs.findIndex((one) => one.stack_id === job.stack_id) < at,
  )
  if (!stacked) throw new Error('the demo boards have no stack')
  await page.goto('/#/dashboard')
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill(stacked['Job Title'])
  const card = cards(page)
    .filter({ has: page.getByRole('heading', { name: stacked['Job Title'], exact: true }) })
    .filter({ hasText: stacked['Company Name'] })
  await expect(card).toHaveCount(1)
  await card.getByRole('button', { name: 'See additional locations' }).click()
  const close = card.getByRole('button', { name: 'Close additional locations' })
  await expect(close).toBeVisible()
  await close.click()
  await expect(card.getByRole('button', { name: 'See additional locations' })).toBeVisible()
})

test('going back in the browser restores list, count and scroll', async ({ page }) => {
  await logIn(page, 'paid')
  await page.goto('/#/dashboard')
  await expect(cards(page)).toHaveCount(100)
  const card = cards(page).nth(60)
  await card.scrollIntoViewIfNeeded()
  const title = await card.getByRole('heading').textContent()
  const before = await page.evaluate(() => window.scrollY)
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(cards(page).nth(60).getByRole('heading')).toHaveText(title ?? '')
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(50)
})

test('when the list cannot be loaded the page says so and offers to try again', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/load_front_end_jobs', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'An unknown error occurred.' } }),
  )
  await page.goto('/#/dashboard')
  await expect(page.getByText('An unknown error occurred.')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/load_front_end_jobs')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/jobs found$/)).toBeVisible()
  complaints.length = 0
})
