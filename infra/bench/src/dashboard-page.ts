import { join } from 'node:path'
import { freePort } from '@lilypad/testing'
import type { Page } from 'playwright-core'
import { take } from './answer-times.ts'
import { openSlowPage } from './browser.ts'
import { LISTED_JOBS } from './made-jobs.ts'
import { root, startProcess } from './process.ts'

const WEB = process.env.LILYPAD_BENCH_WEB ?? join(root, 'apps/web/dist/client')
/** As fast as a quick typist. */
const BETWEEN_KEYS_MS = 140
const TYPING_ROUNDS = 5

/** The dashboard on a slow machine, with the long list and this many more jobs that its member hides. */
export const openDashboard = async (): Promise<{ page: Page; close: () => Promise<void> }> => {
  const port = await freePort()
  const args = [port, LISTED_JOBS, WEB].map(String)
  const server = await startProcess(join(root, 'infra/bench/src/servers/dashboard.ts'), {}, args)
  const { browser, page } = await openSlowPage()
  const close = async () => {
    await browser.close()
    await server.stop()
  }
  try {
    await page.addInitScript({ path: join(root, 'infra/bench/src/in-page.mjs') })
    await page.goto(`http://127.0.0.1:${port}/#/dashboard`)
    await page.getByText(`${LISTED_JOBS.toLocaleString('en-US')} jobs found`).waitFor()
    await page.waitForFunction(() => document.querySelectorAll('article').length >= 100)
    await page.evaluate('lilypadBench.watch()')
    return { page, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Types and erases a search; the milliseconds from each key until the list's first screen was painted. */
export const typeInSearch = async (page: Page): Promise<number[]> => {
  await page.getByRole('searchbox', { name: 'Search jobs' }).focus()
  await take(page, 'takeAnswers')
  for (let round = 0; round < TYPING_ROUNDS; round += 1) {
    await page.keyboard.type('designer, t', { delay: BETWEEN_KEYS_MS })
    for (let key = 0; key < 11; key += 1) await page.keyboard.press('Backspace', { delay: BETWEEN_KEYS_MS })
  }
  await page.waitForTimeout(500)
  return take(page, 'takeAnswers')
}
