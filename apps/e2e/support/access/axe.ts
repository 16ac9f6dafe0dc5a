import type { Page } from '@playwright/test'
import axe, { type RunOnly, type RunOptions } from 'axe-core'

/** The hundredth card is like the first, and takes as long to inspect. */
const FURTHER = 'main li:nth-child(n + 5) > article, main tbody tr:nth-child(n + 7)'

export const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const CONTRAST = 'color-contrast'

type Asked = Pick<RunOptions, 'runOnly' | 'rules'>
type Question = { within: string; further: string; asked: Asked }

/** Runs in the page: each finding of axe, with the element that it is about. */
async function look({ within, further, asked }: Question): Promise<string[]> {
  const inPage = (window as unknown as { axe: typeof axe }).axe
  const context = { include: [[within]], exclude: [[further]] }
  // What it does not complain of is not described, and nothing by a selector, which is an eighth of the work; the
  // product has no sound that plays by itself.
  const options = { ...asked, resultTypes: ['violations' as const], selectors: false, preload: false }
  const { violations } = await inPage.run(context, options)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

async function findings(page: Page, within: string, asked: Asked): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(look, { within, further: FURTHER, asked })
}

const tagged = (values: string[]): RunOnly => ({ type: 'tag', values })

/** What axe finds by these tags of its rules in the page as it is, or `within` one part of it. */
export const findingsOf = (page: Page, within: string, values: string[]): Promise<string[]> =>
  findings(page, within, { runOnly: tagged(values) })

/** What axe finds in the page, or `within` one part of it, in dark colours, and of its colours in light ones. */
export async function axeFindings(page: Page, within: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await findingsOf(page, within, EVERYTHING)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await findings(page, within, { runOnly: { type: 'rule', values: [CONTRAST] } })
  return [...dark.map((one) => `dark, ${one}`), ...light.map((one) => `light, ${one}`)]
}

/** What axe finds apart from colours, whose contrast is the dearest of its rules. */
export const axeFindingsButColours = (page: Page, within: string): Promise<string[]> =>
  findings(page, within, { runOnly: tagged(EVERYTHING), rules: { [CONTRAST]: { enabled: false } } })
