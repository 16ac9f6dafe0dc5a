import { shorten } from '../../support/access/screens.ts'
import { settled } from '../../support/access/settled.ts'
import { expect, logIn, test } from '../../support/test.ts'

test.beforeEach(async ({ page }) => {
  test.slow()
  await shorten(page)
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
