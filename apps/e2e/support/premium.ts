import type { Page } from '@playwright/test'
import { joinBy } from './newcomer.ts'
import { newRedemptionCode } from './product-database.ts'

/** Joins with a redemption code, in the page's own cookies: premium from the start, and nobody else's account. */
export async function joinPremium(page: Page, role = 'Student'): Promise<void> {
  await joinBy(page.request, { redemption_code: await newRedemptionCode(), role })
}
