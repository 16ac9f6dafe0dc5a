import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { test as base } from '../test.ts'
import { type Answers, answerCalls } from './answers.ts'
import { findRendering, noteRendering, readRendering, whyIncomparable } from './rendering.ts'
import { NOW, SITE } from './site.ts'

type Options = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'hasTouch' | 'isMobile'>

const touched = { hasTouch: true, isMobile: true }
const WIDE: Options = { viewport: { width: 1280, height: 720 }, colorScheme: 'light' }
const TABLET: Options = { viewport: { width: 768, height: 1024 }, colorScheme: 'light', ...touched }
const PHONE: Options = { viewport: { width: 390, height: 844 }, colorScheme: 'light', ...touched }

const VIEWS = {
  wide: WIDE,
  'wide-dark': { ...WIDE, colorScheme: 'dark' },
  tablet: TABLET,
  'tablet-dark': { ...TABLET, colorScheme: 'dark' },
  phone: PHONE,
  'phone-dark': { ...PHONE, colorScheme: 'dark' },
} satisfies Record<string, Options>
export type View = keyof typeof VIEWS

/** A test that is skipped where pages are drawn otherwise than in the pictures; renewing them notes how they are drawn. */
const test = base.extend<{ comparable: undefined }, { incomparable: string | null }>({
  incomparable: [
    async ({ browser }, use, { config }) => {
      const here = await findRendering(browser)
      if (config.updateSnapshots !== 'none') noteRendering(here)
      const reason = whyIncomparable(readRendering(), here)
      if (reason) console.log(reason)
      await use(reason)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  comparable: [
    async ({ incomparable }, use) => {
      base.skip(incomparable !== null, incomparable ?? '')
      await use(undefined)
    },
    { auto: true },
  ],
})

/** What a page is still busy with: pictures in sight that are on their way, and what comes into view moving. */
const unfinished = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isInSight = (image: Element) => image.getBoundingClientRect().top < window.innerHeight
    const onTheirWay = [...document.images].filter((image) => !image.complete && isInSight(image))
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
    return onTheirWay.length + moving.length
  })

/** The shipped font is there, and nothing moves. */
async function untilDrawn(page: Page): Promise<void> {
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
  })
  expect(fonts.join()).toContain('Figtree')
  await expect.poll(() => unfinished(page)).toBe(0)
}

type Scene = {
  name: string
  views: readonly View[]
  /** What calls answer, beside what is the same for everybody. */
  answers: Answers
  /** Opens the screen, and waits until all is there that the picture is to show. */
  open: (page: Page) => Promise<void>
}

/** Tests that a screen looks as in its pictures, one test a view. */
export function looksAsBefore({ name, views, answers, open }: Scene): void {
  for (const view of views) {
    test.describe(() => {
      test.use(VIEWS[view])
      test(`${name} looks as before: ${view}`, async ({ page }) => {
        await page.clock.setFixedTime(NOW)
        await answerCalls(page, { ...SITE, ...answers })
        await open(page)
        await untilDrawn(page)
        await expect(page).toHaveScreenshot([name, `${view}.png`])
      })
    })
  }
}
