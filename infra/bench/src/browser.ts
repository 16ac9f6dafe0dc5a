import { findChromium } from '@lilypad/fetching'
import { freePort } from '@lilypad/testing'
import { type Browser, chromium, type Page } from 'playwright-core'

/** How much slower than this machine the measured one is. */
export const SLOWER = 4

const launch = async (args: string[] = []): Promise<Browser> => {
  const found = await findChromium(process.env.CHROMIUM_PATH ?? null)
  if (!found) throw new Error('No Chromium was found: install one, or name it in CHROMIUM_PATH.')
  return chromium.launch({ ...found, args: [...found.args, ...args] })
}

/** A browser on the machine that another program may steer by that port. */
export const openSteered = async (): Promise<{ browser: Browser; port: number }> => {
  const port = await freePort()
  return { browser: await launch([`--remote-debugging-port=${port}`]), port }
}

/** A browser on the machine, and a page in it. */
export const openPage = async (): Promise<{ browser: Browser; page: Page }> => {
  const browser = await launch()
  return { browser, page: await browser.newPage({ viewport: { width: 1280, height: 900 } }) }
}

/** The same, on a processor slowed down by this factor. */
export const openSlowPage = async (): Promise<{ browser: Browser; page: Page }> => {
  const opened = await openPage()
  const devtools = await opened.page.context().newCDPSession(opened.page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return opened
}

/** Megabytes of JavaScript objects in use after a garbage collection. */
export const heapOf = async (page: Page): Promise<number> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const bytes = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
  return bytes / 1_000_000
}
