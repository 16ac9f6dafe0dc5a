import type { Locator, Page } from '@playwright/test'
import { joinByCall } from '../../support/newcomer.ts'
import { cards, expect, test } from '../../support/test.ts'

const main = (page: Page) => page.getByRole('main')

async function openHome(page: Page) {
  await page.goto('/#/')
  await expect(page.getByRole('heading', { name: 'Your next pad is waiting' })).toBeVisible()
}

const POST = { title: 'A quiet week', url: '/newsletter/quiet', summary: null, published_on: '2026-01-31' }

// holds Part 1 §2: `/`
// holds Part 1 §2 Home page: Hero: skip the search, for whom
test('the hero invites people to skip the search, and says who it is for', {
  tag: '@journey',
}, async ({ page }) => {
  await openHome(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('Skip the search')
  const hero = page.locator('section').filter({ has: heading })
  await expect(hero).toContainText('Education, Edtech, Learning & Development and education non-profits')
  await hero.getByRole('link', { name: 'Find my fit' }).click()
  await expect(page).toHaveURL(/#\/intake$/)
})

// holds Part 1 §2 Home page: 'Let's Go', 'Start Now', 'Sign Up' and view-all
test("'Let's Go', 'Start Now' and 'Sign Up' lead to the sign-up, 'View all jobs' to the dashboard", async ({
  page,
}) => {
  await openHome(page)
  for (const name of ["Let's Go", 'Start Now', 'Sign Up']) {
    const links = main(page).getByRole('link', { name, exact: true })
    await expect(links).not.toHaveCount(0)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', '#/sign-up')
  }
  await main(page).getByRole('link', { name: 'View all jobs' }).first().click()
  await expect(page).toHaveURL(/#\/dashboard$/)
})

test('all that stands out among the links of the page leads to the sign-up', async ({ page }) => {
  await openHome(page)
  const colour = (link: Locator) => link.evaluate((element) => getComputedStyle(element).backgroundColor)
  const first = await colour(main(page).getByRole('link', { name: "Let's Go" }))
  for (const link of await main(page).getByRole('link').all())
    if ((await colour(link)) === first) await expect(link).toHaveAttribute('href', '#/sign-up')
})

// holds Part 1 §2 Start-up: User, colour map and alerts are loaded; user, home jobs and settings come with the page
// holds Part 1 §2 Home page: The card opens `/job/{id}` in a new window
// holds Part 1 §7: Pre-rendered data stands in for the first load
// holds Part 2 §2 Job page: From home cards in a new window
test('the page shows up to six featured jobs; a card opens its job in a new window', {
  tag: '@journey',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/load_home_page_jobs')) asked.push(request.url())
  })
  await openHome(page)
  const count = await cards(page).count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(6)
  expect(asked).toEqual([])
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    cards(page).first().getByRole('link').click(),
  ])
  await expect(opened).toHaveURL(/#\/job\/\d+$/)
})

// holds Part 1 §1: Claims: 575+ company boards; over 10,000 jobs, since 2021
// holds Part 1 §2 Home page: Six feature cards, founder, three testimonials
test('why Lilypad: six reasons, the founder, and three testimonials, marked if they are samples', async ({
  page,
}) => {
  await openHome(page)
  const reasons = page.getByRole('region', { name: 'A calmer way to a better job' })
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveText([
    'Hidden opportunities',
    'Salary transparency',
    'Scam-free',
    'Time-saving filters',
    'Make a difference',
    'More interviews',
  ])
  const founder = page.getByRole('region', { name: 'A note from the founder' })
  await expect(founder).toContainText('over 10,000 jobs')
  await expect(founder).toContainText('2021')
  const voices = page.getByRole('region', { name: 'They took the leap' }).getByRole('listitem')
  await expect(voices).toHaveCount(3)
  await expect(voices.getByText('Sample text')).toHaveCount(3)
})

// holds Part 1 §2 Home page: Five newsletter articles
// holds Part 1 §9: utm_source with ? or & as fits
test('five newsletter articles, whose space is reserved until they have loaded', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/get_newsletter_posts', async (route) => {
    await held
    const posts = [1, 2, 3, 4, 5].map((number) => ({
      ...POST,
      title: `Article ${number}`,
      url: number === 1 ? 'https://news.example/1?from=feed' : `/newsletter/${number}`,
    }))
    await route.fulfill({ json: { success: true, posts } })
  })
  await openHome(page)
  const section = page.getByRole('region', { name: 'From the newsletter' })
  await expect(section.getByText('Loading articles')).toBeAttached()
  release()
  await expect(section.getByRole('link')).toHaveText([1, 2, 3, 4, 5].map((number) => `Article ${number}`))
  await expect(section.getByText('January 31, 2026').first()).toBeVisible()
  const addresses = await section
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses.slice(0, 2)).toEqual([
    'https://news.example/1?from=feed&utm_source=lilypad',
    '/newsletter/2',
  ])
})

// holds Part 1 §8: Logos, schema, alerts that do not load are logged only
// holds Part 1 §8: Other loads that fail: the page says so and offers to try again
test('without articles or testimonials their sections are left out', async ({ page, complaints }) => {
  for (const call of ['get_newsletter_posts', 'load_testimonials'])
    await page.route(`**/api/${call}`, (route) => route.fulfill({ status: 502, json: {} }))
  await openHome(page)
  for (const name of ['From the newsletter', 'They took the leap'])
    await expect(page.getByRole('region', { name })).toHaveCount(0)
  complaints.length = 0
})

test('a member who is logged in is not asked to sign up', async ({ page }) => {
  await joinByCall(page)
  await openHome(page)
  await expect(main(page).getByRole('link', { name: /^(Let's Go|Start Now|Sign Up)$/ })).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'View all jobs' }).first()).toBeVisible()
})

test('the largest content at the start is text, and nothing shifts', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0, largest: '' }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.largest = (entry as unknown as { element: Element | null }).element?.tagName ?? ''
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await openHome(page)
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { shift: number; largest: string } }).seen,
  )
  expect(seen.largest).toMatch(/^(H1|P)$/)
  expect(seen.shift).toBeLessThan(0.05)
})
