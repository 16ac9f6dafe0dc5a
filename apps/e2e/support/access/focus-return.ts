import { expect, type Locator, type Page } from '@playwright/test'

/** What a button opens: a dialog, a sheet or a menu. */
export type Opening = {
  opener: Locator
  /** A dialog, or something in what opens. */
  opened: Locator
}

/** Opens it with the keyboard, and expects a dialog to take the focus. */
export async function openByKey(page: Page, { opener, opened }: Opening): Promise<void> {
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(opened).toBeVisible()
  const modal = page.locator('dialog[open]')
  if ((await modal.count()) > 0) await expect(modal.last().locator('*:focus')).toHaveCount(1)
}

/** Closes it with Escape, and expects the focus on its button, in sight. */
export async function expectReturn(page: Page, { opener, opened }: Opening): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(opener).toBeInViewport()
}
