import { expect, type Page } from '@playwright/test'
import { findingsOf } from './access/axe.ts'
import { expectNoSidewaysScroll } from './test.ts'

/** Fails on any finding of axe in the page, or `within` one part of it, and when it can be moved sideways. */
export const expectAccessible = async (page: Page, within = 'html'): Promise<void> => {
  await expectNoSidewaysScroll(page)
  expect(await findingsOf(page, within, ['wcag2a', 'wcag2aa', 'wcag22aa'])).toEqual([])
}
