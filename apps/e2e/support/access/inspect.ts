import { expect, type Page } from '@playwright/test'
import { isPhone } from '../test.ts'
import { axeFindings } from './axe.ts'
import { motionFindings } from './motion.ts'
import { nameFindings } from './names.ts'
import { spacingFindings, zoomFindings } from './reflow.ts'
import { targetFindings } from './targets.ts'

/** Pixels, either way: what members press with a thumb, and the least that WCAG 2.5.8 asks for, of the back office. */
const targetSize = (page: Page) => (page.url().includes('#/admin/') ? 24 : 44)

const inOtherSizes = (page: Page) =>
  isPhone(page) ? targetFindings(page, targetSize(page)) : zoomFindings(page)

/**
 * Everything that a program can tell of how a page is for whoever does not see it, sees it larger, in other
 * colours or without motion, or presses it with a finger. The test goes on, so that all pages are told at once.
 *
 * @param name of the page or its state, for the message
 * @param within the part of it that is new, where the rest was looked at before
 */
export const inspect = async (page: Page, name: string, within = 'html'): Promise<void> => {
  const found = [
    ...(await axeFindings(page, within)),
    ...(await nameFindings(page)),
    ...(await motionFindings(page)),
    ...(await spacingFindings(page)),
    // A desk's page is made larger, which would close what is open; a phone's is pressed.
    ...(within === 'html' || isPhone(page) ? await inOtherSizes(page) : []),
  ]
  expect.soft([...new Set(found)], name).toEqual([])
}
