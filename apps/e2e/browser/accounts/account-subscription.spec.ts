import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { card, closePortal, joinWithSearch, openAccount } from '../../support/account-page.ts'
import { payInSandbox } from '../../support/checkout.ts'
import { joinBy, readAlert } from '../../support/newcomer.ts'
import { expect, logIn, test } from '../../support/test.ts'

// holds Part 1 §2 Account page: 'No saved searches found.'
// holds Part 1 §2 Account page: Subscription status, free and premium texts
test('a free member reads that they have no searches, and what a plan adds', async ({ page }) => {
  await joinBy(page.request)
  await openAccount(page)
  await expect(card(page, 'Your saved searches')).toContainText('No saved searches found.')
  const status = card(page, 'Subscription status')
  await expect(status).toContainText('Subscription: Free')
  await expect(status).toContainText('currently viewing a subset of curated job listings.')
  await expect(status).toContainText('Upgrade to access 100% of our opportunities.')
  await status.getByRole('link', { name: 'Upgrade' }).click()
  await expect(page).toHaveURL(/#\/upgrade$/)
})

test('a member who no longer pays keeps their searches, and can only switch their alerts off', async ({
  page,
}) => {
  const saved = { state: '{}', new_jobs: [], feed_url: null }
  const filters_states = [
    { ...saved, id: 1, name: 'Still on', notification_schedule: 'weekly' },
    { ...saved, id: 2, name: 'Off', notification_schedule: null },
  ]
  await page.route('**/api/get_searches', (route) =>
    route.fulfill({ json: { success: true, filters_states, last_loaded_search_id: null } }),
  )
  await joinBy(page.request)
  await openAccount(page)
  const searches = card(page, 'Your saved searches')
  const [on, off] = [searches.getByRole('switch').first(), searches.getByRole('switch').last()]
  await expect(on).toBeChecked()
  await expect(on).toBeEnabled()
  await expect(off).toBeDisabled()
  for (const radio of await searches.getByRole('radio').all()) await expect(radio).toBeDisabled()
  await expect(
    searches.getByRole('link', { name: 'Upgrade your plan to save searches and receive alerts' }),
  ).toBeVisible()
})

// holds Part 1 §2 Account page: Saved search: name or '(no name)', switch, Daily and Weekly, delete
// holds Part 1 §4: Saved-search notifications: on is daily, off none; a radio saves
test('the alerts of a saved search are switched on, changed and off, and the search is deleted', async ({
  page,
}) => {
  await joinWithSearch(page)
  await openAccount(page)
  const searches = card(page, 'Your saved searches')
  const notifications = searches.getByRole('switch', { name: 'E-mail notifications' })
  const daily = searches.getByRole('radio', { name: 'Daily' })
  const weekly = searches.getByRole('radio', { name: 'Weekly' })
  await expect(searches.getByText('Quiet ponds', { exact: true }).last()).toBeVisible()
  await expect(daily).toBeDisabled()
  await notifications.setChecked(true, { force: true })
  await expect(daily).toBeEnabled()
  await expect(daily).toBeChecked()
  await weekly.check()
  await expect(weekly).toBeEnabled()
  await page.reload()
  await expect(weekly).toBeChecked()
  await notifications.setChecked(false, { force: true })
  await expect(weekly).toBeDisabled()
  await searches.getByRole('button', { name: 'Delete Quiet ponds' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to delete the search "Quiet ponds"?')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(searches).toContainText('No saved searches found.')
})

// holds Part 1 §8: Saved search: 'An error occurred!' and unlocked
test('when a change of a saved search fails, an alert says so and the item is unlocked', async ({ page }) => {
  await page.route('**/api/save_notification_schedule', (route) =>
    route.fulfill({ status: 409, json: { success: false, message: 'Something else.' } }),
  )
  await joinWithSearch(page)
  await openAccount(page)
  const notifications = card(page, 'Your saved searches').getByRole('switch')
  await notifications.setChecked(true, { force: true })
  expect(await readAlert(page)).toBe('An error occurred!')
  await expect(notifications).toBeEnabled()
  await expect(notifications).not.toBeChecked()
})

// holds Part 1 §2 Account page: What free and paid members may update; 'Manage your paid subscription.'
// holds Part 1 §2 Account page: Subscription status, free and premium texts
// holds Decisions §4: Redeemed: no Membership; 'Manage my subscription.' says until when
test('a member by a code reads when the membership ends', async ({ page }) => {
  await joinWithSearch(page)
  await openAccount(page)
  const status = card(page, 'Subscription status')
  await expect(status).toContainText('Subscription: Premium')
  await expect(status).toContainText('You have full access to curated job listings and premium features.')
  await status.getByRole('button', { name: 'Manage my subscription.' }).click()
  expect(await readAlert(page)).toMatch(/runs until \w+ \d+, \d{4}\./)
  await page.getByRole('button', { name: 'Manage your paid subscription.' }).click()
  expect(await readAlert(page)).toMatch(/runs until/)
})

// holds Part 1 §1: Premium is managed in the provider's portal
test('a paid member opens the portal from Membership, cancels there, and returns as a free member', {
  tag: '@journey',
}, async ({ page }) => {
  await joinBy(page.request)
  await page.goto('/#/upgrade')
  await page.getByRole('button', { name: 'Choose Skip' }).click()
  await payInSandbox(page)
  await expect(page).toHaveURL(/#\/dashboard$/)
  await page.goto('/#/account')
  await expect(page.getByText('Subscription: Premium')).toBeVisible()
  const banner = page.getByRole('banner')
  await banner.getByText('Account', { exact: true }).filter({ visible: true }).click()
  await banner.getByRole('button', { name: 'Membership' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/sandbox\/portal\?/)
  await page.getByRole('link', { name: 'Cancel subscription' }).click()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText('Your subscription has ended.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Return to Lilypad' }).click()
  await expect(page.getByText('Subscription: Free')).toBeVisible()
})

/** Opens the question that comes before cancelling. */
async function askedWhy(page: Page) {
  await logIn(page, 'paid')
  await page.goto('/#/account')
  await card(page, 'Subscription status').getByRole('button', { name: 'Cancel my plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel my plan' })
  await expect(dialog).toBeVisible()
  return dialog
}

// holds Beyond §3: `POST /api/save_leaving_reason`
test('who cancels may say why, and goes on to the portal', async ({ page }) => {
  const dialog = await askedWhy(page)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep my plan' }).click()
  await expect(dialog).toBeHidden()
  await closePortal(page)
  await card(page, 'Subscription status').getByRole('button', { name: 'Cancel my plan' }).click()
  await dialog.getByRole('radio', { name: 'I found a job on Lilypad' }).check()
  const saved = page.waitForResponse('**/api/save_leaving_reason')
  await dialog.getByRole('button', { name: 'Go on to cancel' }).click()
  expect((await saved).request().postDataJSON()).toEqual({ reason: 'found_here' })
  expect((await saved).status()).toBe(200)
  expect(await readAlert(page)).toBe('The portal is closed today.')
})

test('who does not say why goes on just the same, and so does one whose answer cannot be kept', async ({
  page,
}) => {
  let saves = 0
  await page.route('**/api/save_leaving_reason', (route) => {
    saves += 1
    return route.fulfill({ status: 409, json: { success: false, message: 'Not today.' } })
  })
  await closePortal(page)
  const dialog = await askedWhy(page)
  const goOn = dialog.getByRole('button', { name: 'Go on to cancel' })
  await goOn.click()
  expect(await readAlert(page)).toBe('The portal is closed today.')
  expect(saves).toBe(0)
  await card(page, 'Subscription status').getByRole('button', { name: 'Cancel my plan' }).click()
  await dialog.getByRole('radio', { name: 'It costs too much' }).check()
  await goOn.click()
  expect(await readAlert(page)).toBe('The portal is closed today.')
  expect(saves).toBe(1)
})

// holds Part 1 §8: Portal link: the server's message
test('when the portal cannot be opened, the server’s message is shown', async ({ page }) => {
  await closePortal(page)
  await logIn(page, 'paid')
  await page.goto('/#/account')
  await card(page, 'Subscription status').getByRole('button', { name: 'Manage my subscription.' }).click()
  expect(await readAlert(page)).toBe('The portal is closed today.')
})

// holds Part 1 §2 Navigation bar: Membership: 'Working...', then the portal; else the server's message
test('Membership says Working... while the link is fetched; a failure is shown in an alert', async ({
  page,
}) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/generate_stripe_customer_portal_url*', async (route) => {
    await asked
    await route.fulfill({ status: 409, json: { success: false, message: 'The portal is closed today.' } })
  })
  await logIn(page, 'paid')
  await page.goto('/#/account')
  await expect(page.getByRole('heading', { name: 'Hi, Paula!' })).toBeVisible()
  const banner = page.getByRole('banner')
  await banner.getByText('Account', { exact: true }).filter({ visible: true }).click()
  await banner.getByRole('button', { name: 'Membership' }).filter({ visible: true }).click()
  await expect(banner.getByRole('button', { name: 'Working...' }).filter({ visible: true })).toBeDisabled()
  answer()
  expect(await readAlert(page)).toBe('The portal is closed today.')
})

// holds Part 1 §2 Account page: What free and paid members may update; 'Manage your paid subscription.'
test('the introduction says what can be updated: more for a paid member', async ({ page }) => {
  await joinBy(page.request)
  await openAccount(page)
  const free = 'You can update your personal information, e-mail subscriptions, and password here.'
  await expect(page.getByText(free)).toBeVisible()
  await expect(page.getByText('Manage your paid subscription.')).toHaveCount(0)
  await joinWithSearch(page)
  await page.goto('/?again#/account')
  await expect(page.getByText(/personali[sz]ed e-mail notifications, and password here\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Manage your paid subscription.' })).toBeVisible()
})

// holds Part 1 §4: An item is locked while its request is pending
test('a saved search is locked while its change is being saved', async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/save_notification_schedule', async (route) => {
    await asked
    await route.continue()
  })
  await joinWithSearch(page)
  await openAccount(page)
  const searches = card(page, 'Your saved searches')
  const notifications = searches.getByRole('switch', { name: 'E-mail notifications' })
  const parts = [notifications, searches.getByRole('button', { name: 'Delete Quiet ponds' })]
  await notifications.setChecked(true, { force: true })
  for (const part of parts) await expect(part).toBeDisabled()
  answer()
  for (const part of parts) await expect(part).toBeEnabled()
})
