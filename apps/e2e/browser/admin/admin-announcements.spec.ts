import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { openBackOffice } from '../../support/back-office.ts'
import { expect, test } from '../../support/test.ts'

// holds Part 2 §2: Added screens: `/admin/curation`, `/admin/alerts`, `/admin/content`, `/admin/audit`
test('each alert looks as on the site, and says who sees it', async ({ page }) => {
  const alerts = (await (await page.request.get('/api/load_alerts')).json()).alerts as {
    Content: string
    'Non-logged-in Users': boolean
  }[]
  await openBackOffice(page, 'alerts', 'Announcements')
  for (const alert of alerts) {
    const card = page.getByRole('article', { name: alert.Content, exact: true })
    await expect(card.getByText(alert.Content)).toBeVisible()
    await expect(card.getByText('Non-logged-in Users')).toHaveCount(alert['Non-logged-in Users'] ? 1 : 0)
  }
})

test('the preview follows what is typed; an alert without text cannot be saved', async ({ page }) => {
  await openBackOffice(page, 'alerts', 'Announcements')
  await page.getByRole('button', { name: 'Add an announcement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an announcement' })
  const add = dialog.getByRole('button', { name: 'Add announcement' })
  await expect(add).toBeDisabled()
  for (const name of ['Free Users', 'Paid Users', 'Non-logged-in Users'])
    await expect(dialog.getByLabel(name, { exact: true })).toBeChecked()
  await dialog.getByLabel('Text', { exact: true }).fill('The pond is closed on Sunday.')
  await expect(dialog.getByRole('paragraph').filter({ hasText: 'The pond is closed' })).toBeVisible()
  await expect(add).toBeEnabled()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add an announcement' })).toBeFocused()
})

/** Serves the page without the data that the server embeds, so that the client calls for it immediately. */
const comeWithoutData = (page: Page) =>
  page.route(/\/$/, async (route) => {
    const reply = await route.fetch()
    const body = (await reply.text()).replace(/<script[^>]*id="lilypad-data"[^>]*>.*?<\/script>/s, '')
    await route.fulfill({ response: reply, body })
  })

// holds Part 2 §8: Lists of the back office that cannot be loaded say so and are asked for again
test('alerts that fail to load can be requested again', async ({ page, complaints }) => {
  await comeWithoutData(page)
  await page.route('**/api/load_alerts', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'An unknown error occurred.' } }),
  )
  await openBackOffice(page, 'alerts', 'Announcements')
  await expect(page.getByText(/went wrong on our side/)).toBeVisible()
  await page.unroute('**/api/load_alerts')
  await page.route('**/api/load_alerts', (route) => route.fulfill({ json: { success: true, alerts: [] } }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No announcements' })).toBeVisible()
  complaints.length = 0
})
