import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { listedRows } from '../../support/dashboard.ts'
import { expect, logIn, test } from '../../support/test.ts'

test('a visitor reports a job, and an admin decides at the desk', async ({ page }) => {
  const [job] = await listedRows(page)
  await page.goto(`/#/job/${job?.id}`)
  await page.getByRole('button', { name: 'Report this job' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this job' })
  await expect(dialog.getByRole('button', { name: 'Send report' })).toBeDisabled()
  await expect(dialog.getByRole('group', { name: 'Choose a reason to send the report.' })).toBeVisible()
  await dialog.getByLabel('The job is closed').check()
  await dialog.getByLabel('In a sentence (optional)').fill('The employer took it down.')
  await expectAccessibleAtAnyWidth(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toContainText('We will look at')
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()

  await logIn(page, 'admin')
  await page.goto('/?again#/admin/curation?show=reports')
  const row = page.getByRole('row').filter({ hasText: 'The employer took it down.' }).first()
  await expectAccessibleAtAnyWidth(page)
  await row.getByRole('link', { name: 'Waits on the desk' }).click()
  await expect(page).toHaveURL(/#\/admin\/desk$/)
  const decided = page.waitForResponse(/decide_case/)
  await page.getByRole('button', { name: /^Nothing wrong: .*The employer took it down/ }).click()
  await decided
  await expect(page.getByRole('button', { name: /^Undo: .*/ }).first()).toBeVisible()
  await page.goto('/?again#/admin/curation?show=reports')
  await expect(row).toContainText('Nothing wrong')
})
