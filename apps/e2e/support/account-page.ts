import { expect, type Locator, type Page } from '@playwright/test'
import { joinBy, type Newcomer } from './newcomer.ts'
import { newRedemptionCode } from './product-database.ts'
import { isPhone } from './test.ts'

/** One of the cards of the account page. */
export const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title })

/** Opens the account page and waits until the profile is there. */
export async function openAccount(page: Page, path = '/account'): Promise<void> {
  await page.goto(`/#${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(card(page, 'Personal details').getByLabel('First name')).toHaveValue('Wilma')
}

/** Answers for the portal with a refusal, which shows that it was asked for. */
export const closePortal = (page: Page): Promise<unknown> =>
  page.route('**/api/generate_stripe_customer_portal_url*', (route) =>
    route.fulfill({ status: 409, json: { success: false, message: 'The portal is closed today.' } }),
  )

/** A member who has every job by a redemption code, with a saved search called 'Quiet ponds'. */
export async function joinWithSearch(page: Page): Promise<Newcomer> {
  const person = await joinBy(page.request, { redemption_code: await newRedemptionCode() })
  const reply = await page.request.post('/api/save_search', {
    data: { name: 'Quiet ponds', state: '{}', notification_schedule: null },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  return person
}

/** Logs out by the menu of the bar. */
export async function logOut(page: Page) {
  const banner = page.getByRole('banner')
  if (isPhone(page)) await banner.getByRole('button', { name: /menu/i }).click()
  await banner.getByText('Account', { exact: true }).filter({ visible: true }).click()
  await page.getByText('Log Out', { exact: true }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'Skip the search.' })).toBeVisible()
}
