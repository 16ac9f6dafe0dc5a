import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './test.ts'

/** Fails on any finding of axe in the page, or `within` one part of it, and when it can be moved sideways. */
export const expectAccessible = async (page: Page, within = 'html'): Promise<void> => {
  await expectNoSidewaysScroll(page)
  const axe = new AxeBuilder({ page }).include(within).withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
  const { violations } = await axe.analyze()
  expect(violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([])
}
