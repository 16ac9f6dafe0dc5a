import type { Locator, Page } from '@playwright/test'
import { filtersOf } from './dashboard.ts'

export type Saved = { id: number; name: string; notification_schedule: string | null; state: string }

/** The person's saved searches, by the call. */
export async function savedSearches(page: Page): Promise<Saved[]> {
  const reply = await page.request.get('/api/get_searches')
  return ((await reply.json()) as { filters_states: Saved[] }).filters_states
}

/** Opens the dialog of the saved searches. */
export async function manageSearches(page: Page): Promise<Locator> {
  await (await filtersOf(page)).getByRole('button', { name: 'Manage searches' }).click()
  const dialog = page.getByRole('dialog', { name: 'Manage Your Searches' })
  await dialog.waitFor()
  return dialog
}
