import { counter, openDashboard, searchField } from '../../support/dashboard.ts'
import { joinByCall } from '../../support/newcomer.ts'
import { cards, expect, logIn, test } from '../../support/test.ts'

const titleOf = (place: number) => (page: import('@playwright/test').Page) =>
  cards(page).nth(place).getByRole('heading').getByRole('link')

// holds Accessibility §2: Keys of one letter do nothing while one types, and in dialogs
test('/ focuses the search, where letters are letters; Enter leads back to the jobs, where they are shortcuts', async ({
  page,
}) => {
  await logIn(page, 'free')
  await openDashboard(page)
  await page.keyboard.press('/')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type('jks?/o')
  await expect(searchField(page)).toHaveValue('jks?/o')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await searchField(page).fill('manager')
  await page.keyboard.press('Enter')
  await expect(searchField(page)).not.toBeFocused()
  await expect(cards(page).first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(titleOf(0)(page)).toBeFocused()
  await expect(searchField(page)).toHaveValue('manager')
})

test('j and k move from job to job, o opens the focused one', { tag: '@journey' }, async ({ page }) => {
  await openDashboard(page)
  await page.keyboard.press('j')
  await expect(titleOf(0)(page)).toBeFocused()
  await page.keyboard.press('j')
  await expect(titleOf(1)(page)).toBeFocused()
  await page.keyboard.press('k')
  await expect(titleOf(0)(page)).toBeFocused()
  const title = await titleOf(0)(page).textContent()
  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
})

test('s stars the focused job, and removes the star', async ({ page }) => {
  await joinByCall(page)
  await openDashboard(page)
  await page.keyboard.press('j')
  const star = cards(page)
    .first()
    .getByRole('button', { name: /^Save / })
  await page.keyboard.press('s')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  // A star that waits for the server takes no press.
  await expect(star).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('s')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
})

// holds Accessibility §2: Keys of one letter do nothing while one types, and in dialogs
test('? lists the keys; no key acts while a dialog is open', async ({ page }) => {
  await openDashboard(page)
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('o')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(counter(page)).toBeVisible()
})
