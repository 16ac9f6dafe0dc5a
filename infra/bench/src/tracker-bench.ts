import { join } from 'node:path'
import { freePort } from '@lilypad/testing'
import type { Locator, Page } from 'playwright-core'
import { answerRow, take } from './answer-times.ts'
import { openPage } from './browser.ts'
import { root, startProcess } from './process.ts'
import type { Row } from './table.ts'

const APPLICATIONS = 500
const BETWEEN_KEYS_MS = 140
const ROUNDS = 4

/** Presses keys in a field, one after the other, and gives how long each was waited for. */
const press = async (page: Page, field: Locator, keys: readonly string[], pause: number) => {
  await field.focus()
  await page.waitForTimeout(500)
  await take(page, 'takeAnswers')
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const key of keys) await field.press(key, { delay: pause })
  }
  await page.waitForTimeout(500)
  return take(page, 'takeAnswers')
}

const typed = [...'manager', ...Array<string>(7).fill('Backspace')]

const measure = async (page: Page): Promise<Row[]> => {
  const note = page.getByRole('textbox', { name: /^Notes on / })
  const status = page.getByRole('combobox', { name: /^Status of / })
  const at = `, ${APPLICATIONS} tracked jobs`
  return [
    answerRow(
      `a key in the search until the rows are painted${at}`,
      await press(page, page.getByLabel('Search', { exact: true }), typed, BETWEEN_KEYS_MS),
    ),
    answerRow(
      `a key in a note until it is painted${at}`,
      await press(page, note.nth(3), typed, BETWEEN_KEYS_MS),
    ),
    answerRow(
      `a change of status until it is painted${at}`,
      // The next one waits for the answer of the server.
      await press(page, status.nth(2), ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'], 600),
    ),
  ]
}

/** The tracker's rows: what a long list of applications needs in this machine's browser. */
export const trackerRows = async (): Promise<Row[]> => {
  const port = await freePort()
  const args = [String(port), '10', process.env.LILYPAD_BENCH_WEB ?? join(root, 'apps/web/dist/client')]
  const server = await startProcess(join(root, 'infra/bench/src/servers/dashboard.ts'), {}, args)
  const { browser, page } = await openPage()
  try {
    await page.addInitScript({ path: join(root, 'infra/bench/src/in-page.mjs') })
    await page.goto(`http://127.0.0.1:${port}/#/tracker`)
    await page
      .getByLabel(/^Status of /)
      .nth(APPLICATIONS - 1)
      .waitFor({ state: 'attached' })
    await page.waitForTimeout(2_000)
    await page.evaluate('lilypadBench.watchKeys()')
    return await measure(page)
  } finally {
    await browser.close()
    await server.stop()
  }
}
