import { expect, type Page } from '@playwright/test'
import { findingsOf } from './access/axe.ts'
import { expectNoSidewaysScroll } from './test.ts'

/** Fails on any finding of axe in the page, or `within` one part of it, and when it can be moved sideways. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await expectNoSidewaysScroll(page)
  expect(await findingsOf(page, within, ['wcag2a', 'wcag2aa', 'wcag22aa'])).toEqual([])
}

/** The same at a phone's width, too: for a test that shows nothing else that depends on the width. */
export async function expectAccessibleAtAnyWidth(page: Page, within = 'html'): Promise<void> {
  await expectAccessible(page, within)
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, within)
  if (before) await page.setViewportSize(before)
}
