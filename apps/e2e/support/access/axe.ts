import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The hundredth card is like the first, and takes as long to inspect. */
export const FURTHER = 'main li:nth-child(n + 5) > article, main tbody tr:nth-child(n + 7)'

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const run = async (axe: AxeBuilder): Promise<string[]> => {
  // The product has no frames: nothing has to be gathered from others in a page beside it.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/** What axe finds in the page, or `within` one part of it, in dark colours, and of its colours in light ones. */
export const axeFindings = async (page: Page, within: string): Promise<string[]> => {
  // What it does not complain of is not described.
  const builder = () =>
    new AxeBuilder({ page })
      .include(within)
      .exclude(FURTHER)
      .options({ resultTypes: ['violations'] })
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await run(builder().withTags(EVERYTHING))
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await run(builder().withRules(['color-contrast']))
  return [...dark.map((one) => `dark, ${one}`), ...light.map((one) => `light, ${one}`)]
}
