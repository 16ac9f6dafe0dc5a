import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { FURTHER } from './access/axe.ts'
import { expectNoSidewaysScroll } from './test.ts'

/** Fails on any finding of axe in the page, or `within` one part of it, and when it can be moved sideways. */
export const expectAccessible = async (page: Page, within = 'html'): Promise<void> => {
  await expectNoSidewaysScroll(page)
  const axe = new AxeBuilder({ page })
    .include(within)
    .exclude(FURTHER)
    // What it does not complain of is not described.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
    // The product has no frames: nothing has to be gathered from others in a page beside it.
    .setLegacyMode()
  const { violations } = await axe.analyze()
  expect(violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([])
}
