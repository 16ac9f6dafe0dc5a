import { expect, type Locator, type Page } from '@playwright/test'
import { logIn } from './test.ts'

/** Opens a screen of the back office as an admin and waits for its heading. */
export async function openBackOffice(page: Page, screen: string, heading: string): Promise<void> {
  await logIn(page, 'admin')
  await page.goto(`/#/admin/${screen}`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** The row of a table that bears a text; on a phone its card. */
export const rowWith = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text })

/** The columns of the page's table, by their names. */
export const columnNames = (page: Page): Promise<string[]> => page.getByRole('columnheader').allTextContents()

/** Lets the page use the clipboard, and returns a function that reads it. */
export async function clipboardOf(page: Page): Promise<() => Promise<string>> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  return () => page.evaluate(() => navigator.clipboard.readText())
}

/** Answers a question of the product. */
export async function answer(page: Page, question: string, button: string): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(question)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog.getByText(question)).toBeHidden()
}

/** Holds every request to a call back until it is let go. */
export async function holdBack(page: Page, call: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/admin-api/${call}*`, async (route) => {
    await held
    await route.fallback()
  })
  return () => letGo()
}
