import type { Page } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { card } from '../../support/account-page.ts'
import { openBackOffice, rowWith } from '../../support/back-office.ts'
import { payInSandbox } from '../../support/checkout.ts'
import { joinBy } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'

/** Pays for a plan in the sandbox, goes to its portal and presses a button there. */
async function buyThen(page: Page, button: string, says: string) {
  const person = await joinBy(page.request)
  await page.goto('/#/upgrade')
  await page.getByRole('button', { name: 'Choose Skip' }).click()
  await payInSandbox(page)
  await expect(page).toHaveURL(/#\/dashboard$/)
  await page.goto('/#/account')
  await card(page, 'Subscription status').getByRole('button', { name: 'Manage my subscription.' }).click()
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByText(says)).toBeVisible()
  return person
}

// holds Part 2 §2: Added screens: `/admin/payments`
test('a refund ends access; the member reads why, and an admin settles the case', async ({ page }) => {
  const { email } = await buyThen(page, 'It is refunded in full', 'The payment was refunded in full.')
  await page.getByRole('link', { name: 'Return to Lilypad' }).click()
  await expect(page.getByText('Subscription: Free')).toBeVisible()
  const payments = card(page, 'Payments')
  await expect(payments).toContainText('Your last payment was refunded, so it no longer opens all jobs.')
  await expect(payments.getByRole('listitem')).toHaveText([
    /^Refunded in full · \$15\.00/,
    /^Plan started · Skip/,
  ])
  await expectAccessibleAtAnyWidth(page)
  await payments.getByRole('button', { name: 'Manage my subscription.' }).click()
  await expect(page).toHaveURL(/\/sandbox\/portal\?/)

  await openBackOffice(page, 'payments', 'Payments')
  const row = rowWith(page, email)
  await expect(row).toContainText('Refunded in full')
  await expect(row).toContainText('A payment was refunded in full, and its access has ended.')
  await expect(row).toContainText('$15.00')
  await expect(row).toContainText('cus_sandbox_')
  await row.getByRole('button', { name: /^Settle: / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await row.getByRole('button', { name: /^Settle: / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Settle' }).click()
  await expect(row.getByRole('button', { name: /^Open again: / })).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
})

test('somebody unknown who pays is a case with address and subscription', async ({ page }) => {
  await buyThen(page, 'Somebody unknown pays', 'Somebody else paid by a link that names nobody.')
  await openBackOffice(page, 'payments', 'Payments')
  const row = rowWith(page, 'Paid by nobody we know').first()
  for (const text of ['stranger@example.com', 'No member', '$15.00', 'sub_sandbox_'])
    await expect(row).toContainText(text)
})
