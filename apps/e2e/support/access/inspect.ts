import { expect, type Page } from '@playwright/test'
import { isPhone } from '../test.ts'
import { axeFindings, axeFindingsButColours } from './axe.ts'
import { motionFindings } from './motion.ts'
import { nameFindings } from './names.ts'
import { spacingFindings, zoomFindings } from './reflow.ts'
import { targetFindings } from './targets.ts'

/** Pixels, either way: what members press with a thumb, and the least that WCAG 2.5.8 asks for, of the back office. */
const targetSize = (page: Page) => (page.url().includes('#/admin/') ? 24 : 44)

const inOtherSizes = (page: Page) =>
  isPhone(page) ? targetFindings(page, targetSize(page)) : zoomFindings(page)

/**
 * Checks what a program can check of accessibility: names for screen readers, zoom, colours, motion, spacing, and the
 * size of targets. Findings are soft failures, so that one run reports all pages.
 *
 * @param name of the page or its state, for the message
 * @param within the part to check, where the rest has been checked before
 * @param looksAtContrast whether contrast is looked at; by default not for a whole page at a phone's width, whose colours
 * were looked at at a desk's
 */
export async function inspect(
  page: Page,
  name: string,
  within = 'html',
  looksAtContrast = within !== 'html' || !isPhone(page),
): Promise<void> {
  const scrolled = await page.evaluate(() => window.scrollY)
  const found = [
    ...(await (looksAtContrast ? axeFindings : axeFindingsButColours)(page, within)),
    ...(await nameFindings(page)),
    ...(await motionFindings(page)),
    ...(await spacingFindings(page)),
    // At a desk's width this zooms, which would close an open part; at a phone's it measures targets.
    ...(within === 'html' || isPhone(page) ? await inOtherSizes(page) : []),
  ]
  // Wider spacing in between moved the page.
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), scrolled)
  expect.soft([...new Set(found)], name).toEqual([])
}
