import type { Page } from '@playwright/test'
import { answer, openBackOffice } from '../../support/back-office.ts'
import { joinBy, readAlert } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'

const announcements = (page: Page) => page.getByRole('list', { name: 'Announcements' })

test('an alert is written, shown to its audience, changed, and deleted after a question', async ({
  page,
  browser,
}) => {
  const text = `Office hours move to Thursday ${Date.now()}`
  await openBackOffice(page, 'alerts', 'Announcements')
  await page.getByRole('button', { name: 'Add an announcement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an announcement' })
  await dialog.getByLabel('Text', { exact: true }).fill(text)
  await dialog.getByLabel('Paid Users', { exact: true }).uncheck()
  await dialog.getByLabel('Non-logged-in Users', { exact: true }).uncheck()
  await dialog.getByRole('button', { name: 'Add announcement' }).click()
  await expect(dialog).toBeHidden()
  const card = page.getByRole('article', { name: text, exact: true })
  await expect(card.getByRole('list', { name: 'Who sees it' })).toHaveText('Free Users')
  await expect(announcements(page).getByText(text)).toHaveCount(0)

  const other = await browser.newPage({ baseURL: process.env.LILYPAD_ORIGIN ?? '' })
  await other.goto('/#/log-in')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(announcements(other).getByText(text)).toHaveCount(0)
  await joinBy(other.request)
  await other.goto('/?again#/dashboard')
  await expect(announcements(other).getByText(text)).toBeVisible()
  await other.close()

  await card.getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit announcement' })
  await editor.getByLabel('Paid Users', { exact: true }).check()
  await editor.getByLabel('Text', { exact: true }).fill(`${text}, again`)
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor).toBeHidden()
  await expect(announcements(page).getByText(`${text}, again`)).toBeVisible()

  const changed = page.getByRole('article', { name: `${text}, again`, exact: true })
  await changed.getByRole('button', { name: 'Delete' }).click()
  await answer(page, `Are you sure you want to delete the announcement "${text}, again"?`, 'Cancel')
  await changed.getByRole('button', { name: 'Delete' }).click()
  await answer(page, `Are you sure you want to delete the announcement "${text}, again"?`, 'Delete')
  await expect(changed).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add an announcement' })).toBeFocused()
  await expect(announcements(page).getByText(text)).toHaveCount(0)
})

test('a refusal by the server is shown, and the form keeps what was typed', async ({ page }) => {
  await openBackOffice(page, 'alerts', 'Announcements')
  await page.route('**/admin-api/save_alert', (route) =>
    route.fulfill({ status: 404, json: { success: false, message: 'There is no such announcement.' } }),
  )
  await page.getByRole('button', { name: 'Add an announcement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an announcement' })
  await dialog.getByLabel('Text', { exact: true }).fill('Kept words')
  await dialog.getByRole('button', { name: 'Add announcement' }).click()
  expect(await readAlert(page)).toBe('There is no such announcement.')
  await expect(dialog.getByLabel('Text', { exact: true })).toHaveValue('Kept words')
})
