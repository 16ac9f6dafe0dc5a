import { expect, type Page } from '@playwright/test'

/** Pays on the sandbox's checkout, which the browser has reached or is about to reach. */
export async function payInSandbox(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/checkout\?.*client_reference_id=.+/)
  await page.getByRole('button', { name: /^Pay / }).click()
}
