import type { Page } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { card, closePortal, openAccount } from '../../support/account-page.ts'
import { payInSandbox } from '../../support/checkout.ts'
import { joinBy, readAlert } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'

/** As if the plan of the person who is logged in had been paused for months. */
function showPausedPlan(page: Page) {
  const subscription = {
    plan: 'skip',
    paid_until: '2100-03-01T12:00:00.000Z',
    paused_from: '2026-01-01T12:00:00.000Z',
    can_pause: false,
  }
  return page.route('**/api/load_payments', (route) =>
    route.fulfill({ json: { success: true, payments: [], access_end: null, subscription } }),
  )
}

// holds Beyond §3: `POST /api/pause_subscription`
test('who only needs a break pauses the plan instead, and may take that back before it begins', async ({
  page,
}) => {
  await joinBy(page.request)
  await page.goto('/#/upgrade')
  await page.getByRole('button', { name: 'Choose Skip' }).click()
  await payInSandbox(page)
  await expect(page).toHaveURL(/#\/dashboard$/)
  await page.goto('/#/account')
  const status = card(page, 'Subscription status')
  await status.getByRole('button', { name: 'Cancel my plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel my plan' })
  await expect(dialog).toContainText('Only need a break? Pause instead.')
  await expectAccessibleAtAnyWidth(page)
  await dialog.getByRole('button', { name: 'Pause for 2 months' }).click()
  await expect(dialog).toBeHidden()
  await expect(status).toContainText(/Your plan pauses on .* and goes on, charged as before, on /)
  await expect(status).toContainText('Subscription: Premium')
  await page.reload()
  await expect(card(page, 'Payments')).toContainText('Plan set to pause')
  await status.getByRole('button', { name: "Don't pause" }).click()
  await expect(status).toContainText('Next charge')
  await page.reload()
  await expect(status).toContainText('Next charge')
})

test('a plan that is paused says until when, opens the portal, and ends its pause after a question', async ({
  page,
}) => {
  await showPausedPlan(page)
  await closePortal(page)
  await joinBy(page.request)
  await openAccount(page)
  const status = card(page, 'Subscription status')
  await expect(status).toContainText('Subscription: Paused')
  await expect(status).toContainText('Your plan is paused and goes on, charged as before, on March 1, 2100.')
  await expect(status.getByRole('link', { name: 'Upgrade' })).toBeHidden()
  await status.getByRole('button', { name: 'Manage my subscription.' }).click()
  expect(await readAlert(page)).toBe('The portal is closed today.')
  await status.getByRole('button', { name: 'End the pause' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Your plan is charged now, and all jobs open.')
  await question.getByRole('button', { name: 'End the pause' }).click()
  expect(await readAlert(page)).toBe('No plan on this account is paused.')
})

test('a member whose plan is paused is not sold another one', async ({ page }) => {
  await showPausedPlan(page)
  await joinBy(page.request)
  await page.goto('/#/upgrade')
  await expect(page.getByRole('heading', { name: 'Your plan is paused' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose Skip' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'End the pause' })).toBeVisible()
})
