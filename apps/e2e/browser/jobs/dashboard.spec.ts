import { expectAccessible } from '../../support/accessibility.ts'
import { expectCount, listedRows, openDashboard } from '../../support/dashboard.ts'
import { cards, expect, expectNoSidewaysScroll, logIn, test } from '../../support/test.ts'

const countOf = (text: string | null) => Number(/^([\d,]+)/.exec(text ?? '')?.[1]?.replace(',', ''))

// holds Part 2 §2: `/dashboard`, `/dashboard/:searchId`
test('a visitor sees a tenth of the jobs, unfiltered, with the sign-up hint', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/#/dashboard')
  await expect(page.getByText('Sign up free to enable searches and filters!')).toBeVisible()
  const count = page.getByText(/jobs found$/)
  await expect(count).toBeVisible()
  const shown = countOf(await count.textContent())
  expect(shown).toBeGreaterThanOrEqual(60)
  expect(shown).toBeLessThan(200)
  await expect(page.getByText(/90% of the jobs/)).toBeVisible()
})

// holds Part 2 §1: Paid users: filters, saved searches, favourites, tracker
test('a paid member sees every listed job and no banner', { tag: '@journey' }, async ({ page }) => {
  await logIn(page, 'paid')
  await page.goto('/#/dashboard')
  const count = page.getByText(/jobs found$/)
  await expect(count).toBeVisible()
  expect(countOf(await count.textContent())).toBeGreaterThanOrEqual(600)
  await expect(page.getByText(/90% of the jobs/)).toHaveCount(0)
})

// holds Part 2 §4: Limit 100, +10 within two viewports of the end, reset by every filter change
// holds Part 2 §9: 100 jobs, +10 near the end
// holds Decisions §9: The counter counts stacked jobs; the limit counts cards
test('the rendering limit starts at 100 jobs and grows by 10 near the end of the page', {
  tag: ['@journey', '@phone'],
}, async ({ page }) => {
  await logIn(page, 'paid')
  await page.goto('/#/dashboard')
  await expect(cards(page)).toHaveCount(100)
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(110)
})

// holds Part 2 §2 Dashboard: 'No jobs found!' and its hint
// holds Part 2 §2 Dashboard: Filters: free text
test('free-text search matches without regard to case and resets the rendering limit', {
  tag: '@journey',
}, async ({ page }) => {
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

// holds Part 2 §2 Dashboard: 'Sponsored listing'
test('a featured job shows the label of a sponsored listing, stands first, and tells when it was added and checked', async ({
  page,
}) => {
  await page.goto('/#/dashboard')
  await expect(cards(page).first().getByText('Sponsored listing')).toBeVisible()
  await expect(
    cards(page)
      .first()
      .getByText(/^Added (today|yesterday|\d+ (days|weeks) ago) · checked (today|yesterday)/),
  ).toBeVisible()
})

// holds Part 2 §2 Dashboard: Stacks; 'See' and 'Close additional locations'
test('a job of the same stack is attached to the first, and its locations open and close', {
  tag: '@journey',
}, async ({ page }) => {
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

// holds Part 1 §2: Every activation scrolls to the top
test('an address that is typed by hand opens at its top', async ({ page }) => {
  await openDashboard(page)
  await expect(cards(page).first()).toBeVisible()
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await page.goto('/#/log-in')
  await expect(page.getByLabel('E-mail address')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

// holds Part 1 §8: Other loads that fail: the page says so and offers to try again
test('when the list cannot be loaded the page says so and offers to try again', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/load_front_end_jobs', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'An unknown error occurred.' } }),
  )
  await page.goto('/#/dashboard')
  await expect(page.getByText(/went wrong on our side/)).toBeVisible()
  const again = page.getByRole('button', { name: 'Try again' })
  // It tries by itself before.
  await expect(again).toBeVisible()
  await page.unroute('**/api/load_front_end_jobs')
  await again.click()
  await expect(page.getByText(/jobs found$/)).toBeVisible()
  complaints.length = 0
})

// holds Part 1 §1: Free members see a subset and are nudged to upgrade
// holds Part 2 §2 Dashboard: Banner 'missing 90% of the jobs', to upgrade or sign-up
test('the advertising banner says what is missing, and leads to sign-up or to upgrade', async ({ page }) => {
  await openDashboard(page)
  const banner = page.getByRole('link', { name: /missing 90% of the jobs/ })
  await banner.click()
  await expect(page).toHaveURL(/#\/sign-up$/)
  await logIn(page, 'free')
  await page.goto('/?again#/dashboard')
  await banner.click()
  await expect(page).toHaveURL(/#\/upgrade$/)
})

// holds Part 2 §2 Dashboard: A click records an event
test('clicking a card records the click, and share links point to the job page', async ({ page }) => {
  const [first] = await listedRows(page)
  await openDashboard(page)
  const card = cards(page).first()
  await card.getByRole('button', { name: /^Share / }).click()
  await expect(card.getByRole('button', { name: 'Copy link' })).toBeVisible()
  for (const name of ['LinkedIn', 'Facebook', 'E-mail']) {
    const address = (await card.getByRole('link', { name }).getAttribute('href')) ?? ''
    expect(decodeURIComponent(address)).toMatch(/\/jobs\/\d+$/)
  }
  await page.keyboard.press('Escape')
  const recorded = page.waitForRequest(/\/api\/on_job_click\?/)
  await card.getByRole('heading').getByRole('link').click()
  const query = new URL((await recorded).url()).searchParams
  expect(query.get('is_similar_job')).toBe('false')
  await expect(page).toHaveURL(new RegExp(`#/job/${query.get('id')}$`))
  expect(first).toBeDefined()
})

// holds Part 2 §2 Dashboard: '(No Job Title)'
test('a job with no title, a long one and an employer without a logo have their cards', {
  tag: '@phone',
}, async ({ page }) => {
  const long =
    `Donaudampfschifffahrtsgesellschaftskapitän/${'Very'.repeat(20)} ${'Senior '.repeat(10)}`.trim()
  await page.route('**/api/load_front_end_jobs', async (route) => {
    const body = await (await route.fetch()).json()
    const [one, two] = body.jobs
    body.jobs = [
      { ...one, 'Job Title': '', company_logo_filename: null },
      { ...two, 'Job Title': long, stack_id: null },
    ]
    await route.fulfill({ json: body })
  })
  await openDashboard(page)
  await expectCount(page, 2)
  await expect(page.getByRole('heading', { name: '(No Job Title)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: long })).toBeVisible()
  await expectAccessible(page)
})

// holds Part 1 §2: `dashboard?skip=1` and `?jump=1` are the dashboard
// holds Part 2 §2 Dashboard: skip=1 and jump=1 show the welcome
test('somebody who has just joined is told that the account was created and that they are logged in', async ({
  page,
}) => {
  await logIn(page, 'paid')
  for (const marker of ['skip=1', 'jump=1']) {
    await page.goto(`/?${marker}#/dashboard?${marker}`)
    const modal = page.getByRole('dialog', { name: 'Welcome to Lilypad!' })
    await expect(modal).toContainText('Your account was created and you are logged in.')
    await modal.getByRole('button', { name: 'Start exploring' }).click()
    await expect(modal).toHaveCount(0)
    await expect(page).toHaveURL(/#\/dashboard$/)
    await expect(cards(page).first()).toBeVisible()
  }
})
