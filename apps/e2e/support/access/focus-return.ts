import { expect, type Locator, type Page } from '@playwright/test'

/** What opens by a button: a dialog, a sheet, a menu. */
export type Opening = {
  opener: Locator
  /** A dialog, or something in what opens. */
  opened: Locator
}

/** Opens something by the keyboard: a dialog has the focus at once. */
export const openByKey = async (page: Page, { opener, opened }: Opening): Promise<void> => {
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(opened).toBeVisible()
  const modal = page.locator('dialog[open]')
  if ((await modal.count()) > 0) await expect(modal.last().locator('*:focus')).toHaveCount(1)
}

/** Closes it by Escape: what opened it has the focus again, and can be seen. */
export const expectReturn = async (page: Page, { opener, opened }: Opening): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(opener).toBeInViewport()
}
