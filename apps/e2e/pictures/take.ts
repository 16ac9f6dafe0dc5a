import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Cookies } from './people.ts'
import type { Picture } from './pictures.ts'

const VIEWPORT = { width: 1_200, height: 760 }
/** The largest picture of the README, in bytes, and the quality to begin with. */
const MOST = 150 * 1_024
const QUALITIES = [88, 80, 70, 60]

type Order = { origin: string; cookies: Cookies; folder: string; picture: Picture }

/** Waits until nothing loads, moves, or is still to be rendered. */
async function untilStill(page: Page, { shows }: Picture) {
  await page.getByText(shows).or(page.getByPlaceholder(shows)).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)))
}

/** The best picture that is small enough. */
async function save(page: Page, path: string) {
  for (const quality of QUALITIES) {
    await page.screenshot({ path, type: 'jpeg', quality, animations: 'disabled' })
    if (statSync(path).size <= MOST) return statSync(path).size
  }
  throw new Error(`${path} weighs more than ${MOST} bytes.`)
}

/** Takes a picture, and says so. */
export async function take(browser: Browser, { origin, cookies, folder, picture }: Order): Promise<string> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: VIEWPORT,
    colorScheme: picture.scheme ?? 'light',
    reducedMotion: 'reduce',
  })
  await context.addCookies(cookies[picture.person].map((cookie) => ({ ...cookie, url: origin })))
  const page = await context.newPage()
  await page.goto(picture.path)
  await untilStill(page, picture)
  const bytes = await save(page, join(folder, `${picture.name}.jpg`))
  await context.close()
  return `${picture.name}.jpg, ${Math.round(bytes / 1_024)} KB`
}
