import { join } from 'node:path'
import { findChromium } from '@lilypad/fetching'
import { freePort } from '@lilypad/testing'
import { type Browser, chromium, type Page } from 'playwright-core'
import { type FilledApi, root } from './process.ts'

/** How much slower than this machine the measured one is. */
export const SLOWER = 4
/** As fast as a quick typist. */
const BETWEEN_KEYS_MS = 140
const TYPING_ROUNDS = 5

async function launch(args: string[] = []): Promise<Browser> {
  const found = await findChromium(process.env.CHROMIUM_PATH ?? null)
  if (!found) throw new Error('No Chromium was found: install one, or name it in CHROMIUM_PATH.')
  return chromium.launch({ ...found, args: [...found.args, ...args] })
}

/** A browser on the machine that another program may steer by that port. */
export async function openSteered(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort()
  return { browser: await launch([`--remote-debugging-port=${port}`]), port }
}

/** Runs some work in a member's page on a processor slowed down. */
export async function withSlowPage<T>(
  { origin, cookies }: FilledApi,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const browser = await launch()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    page.setDefaultTimeout(120_000)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const [name = '', value = ''] = cookies.member.split('=')
    await page.context().addCookies([{ name, value, url: origin }])
    await page.addInitScript({ path: join(root, 'infra/bench/src/in-page.mjs') })
    return await work(page)
  } finally {
    await browser.close()
  }
}

/** Opens the dashboard afresh, and watches its answers or its keys. */
export async function openDashboard(
  page: Page,
  origin: string,
  watched: 'watch' | 'watchKeys',
): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${origin}/#/dashboard`)
  await page.getByRole('article').nth(99).waitFor({ state: 'attached' })
  await page.evaluate(`lilypadBench.${watched}()`)
}

/** What the script in the page has measured since the last call, in milliseconds. */
export function take(page: Page, what: 'takeAnswers' | 'takeTasks'): Promise<number[]> {
  return page.evaluate<number[]>(`lilypadBench.${what}()`)
}

/** Types and erases a search; the milliseconds of the answers. */
export async function typeInSearch(page: Page): Promise<number[]> {
  await page.getByRole('searchbox', { name: 'Search jobs' }).focus()
  await take(page, 'takeAnswers')
  for (let round = 0; round < TYPING_ROUNDS; round += 1) {
    await page.keyboard.type('designer, t', { delay: BETWEEN_KEYS_MS })
    for (let key = 0; key < 11; key += 1) await page.keyboard.press('Backspace', { delay: BETWEEN_KEYS_MS })
  }
  await page.waitForTimeout(500)
  return take(page, 'takeAnswers')
}

/** Megabytes of JavaScript objects in use after a garbage collection. */
export async function getHeap(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1_000_000
}
