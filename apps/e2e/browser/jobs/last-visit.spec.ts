import type { Page } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { counter, listedRows, openDashboard } from '../../support/dashboard.ts'
import { joinByCall } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'

const dots = (page: Page) => page.getByRole('img', { name: 'New since your last visit' })
const news = (page: Page) => page.getByRole('button', { name: /^[\d,]+ new since / })
/** Before any job of the product was added. */
const LONG_AGO = '2020-01-01T00:00:00.000Z'

// holds Beyond §3: cards added since the last visit bear a dot, the counter says how many
test('a first visit has no dots; later the cards added since bear one, and the counter says how many', {
  tag: '@journey',
}, async ({ page }) => {
  await joinByCall(page)
  const noted = page.waitForResponse('**/api/note_visit')
  await openDashboard(page)
  expect(await (await noted).json()).toEqual({ success: true, new_since: null })
  await expect(dots(page)).toHaveCount(0)
  await expect(news(page)).toHaveCount(0)
  await page.route('**/api/note_visit', (route) =>
    route.fulfill({ json: { success: true, new_since: LONG_AGO } }),
  )
  await page.reload()
  await expect(news(page)).toBeVisible()
  await expect(dots(page).first()).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
})

test('the new ones are a filter: pressed, they alone are listed', { tag: '@server' }, async ({ page }) => {
  await joinByCall(page)
  const rows = await listedRows(page)
  const days = rows.map((row) => row['Date Approved'] ?? '').sort()
  const middle = days[Math.floor(days.length / 2)]
  await page.route('**/api/note_visit', (route) =>
    route.fulfill({ json: { success: true, new_since: `${middle}T12:00:00.000Z` } }),
  )
  await openDashboard(page)
  const all = await counter(page).textContent()
  const number = /^\d+/.exec((await news(page).textContent()) ?? '')?.[0]
  await news(page).click()
  await expect(counter(page)).toHaveText(new RegExp(`^${number} jobs? found$`))
  await expect(news(page)).toHaveAttribute('aria-pressed', 'true')
  await news(page).click()
  await expect(counter(page)).toHaveText(all ?? '')
})

test('a visitor’s visits are kept in their browser', async ({ page }) => {
  await openDashboard(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lilypad-visit'))).toMatch(/ -$/)
  await expect(dots(page)).toHaveCount(0)
  await page.evaluate((at) => localStorage.setItem('lilypad-visit', `${at} -`), LONG_AGO)
  await page.reload()
  await expect(news(page)).toBeVisible()
  await expect(dots(page).first()).toBeVisible()
})
