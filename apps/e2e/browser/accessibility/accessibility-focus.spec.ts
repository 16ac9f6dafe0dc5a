import type { Page } from '@playwright/test'
import { shorten } from '../../support/access/screens.ts'
import { settled } from '../../support/access/settled.ts'
import { walkFindings } from '../../support/access/walk.ts'
import { joinWithSearch } from '../../support/account-page.ts'
import { listedRows } from '../../support/dashboard.ts'
import { expect, logIn, test } from '../../support/test.ts'
import { track } from '../../support/tracker.ts'

const TITLES = ['Pond Keeper', 'Reed Cutter', 'Frog Tutor', 'Lily Grower']

/** Walks through a page that has just loaded, with Tab alone. */
const walkThrough = async (page: Page, address: string) => {
  await page.goto(`/#${address}`)
  await settled(page)
  const { found, stops } = await walkFindings(page)
  expect.soft(found, address).toEqual([])
  expect(stops, address).toBeGreaterThan(5)
}

test.beforeEach(async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shorten(page)
})

// holds Accessibility §2: By Tab alone: in reading order, each stop shown, marked and not covered by a bar
test('Tab shows where the focus is, and follows the reading order: as a member', {
  tag: '@phone',
}, async ({ page }) => {
  await joinWithSearch(page)
  for (const title of TITLES) await track(page, { title })
  const [job] = await listedRows(page)
  for (const address of ['/dashboard', `/job/${job?.id}`, '/account', '/tracker', '/tracker?view=board'])
    await walkThrough(page, address)
})

// holds Accessibility §2: By Tab alone: in reading order, each stop shown, marked and not covered by a bar
test('Tab shows where the focus is, and follows the reading order: as visitor and admin', {
  tag: '@phone',
}, async ({ page }) => {
  for (const address of ['/', '/sign-up', '/intake?step=8']) await walkThrough(page, address)
  await logIn(page, 'admin')
  for (const address of ['/admin/users', '/admin/content']) {
    await page.goto('/favicon.svg')
    await walkThrough(page, address)
  }
})

// holds Accessibility §2: The heading announces a screen that opens
test('opening a screen moves the focus to its heading, which announces it; the next stop is what follows', async ({
  page,
}) => {
  await logIn(page, 'free')
  await page.goto('/#/dashboard')
  await settled(page)
  for (const [name, heading] of [
    ['Tracker', 'Job tracker'],
    ['Jobs', 'Remote jobs in education'],
  ] as const) {
    const banner = page.getByRole('banner')
    const link = banner.getByRole('link', { name, exact: true }).filter({ visible: true })
    await link.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator('*:focus')).toHaveCount(1)
})

// holds Accessibility §2: The heading announces a screen that opens
test('the heading keeps the focus when late content replaces it', async ({ page }) => {
  await logIn(page, 'free')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/load_tracked_jobs*', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/#/dashboard')
  await settled(page)
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: 'Tracker', exact: true }).filter({ visible: true }).press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'Job tracker' })
  await expect(heading).toBeFocused()
  letGo()
  await expect(page.getByRole('button', { name: 'Add a job' })).toBeVisible()
  await expect(heading).toBeFocused()
})

// holds Accessibility §2: The navigation can be skipped
test('the first stop skips the navigation', async ({ page }) => {
  await page.goto('/#/log-in')
  await settled(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('button', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByLabel('E-mail address')).toBeFocused()
})
