import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { answerRow } from '../answer-times.ts'
import { openSlowPage, SLOWER } from '../browser.ts'
import { typeInSearch } from '../dashboard-page.ts'
import { root } from '../process.ts'
import type { Row } from '../table.ts'

/** The most until the letter itself is painted, and until the list's first screen is. */
const MOST_MS = { letter: 50, list: 100 }

type Measured = {
  /** Where the product answers, with its web client. */
  origin: string
  /** A paying member's, as a browser sends it. */
  cookie: string
  /** How many jobs it lists. */
  jobs: number
}

const openAt = async (page: Page, origin: string) => {
  await page.goto('about:blank')
  await page.goto(`${origin}/#/dashboard`)
  await page.waitForFunction(() => document.querySelectorAll('article').length >= 100)
}

/** What a keystroke in the dashboard's search takes on a slow machine, whether the list is in the browser or not. */
export const keystrokeRows = async ({ origin, cookie, jobs }: Measured): Promise<Row[]> => {
  const { browser, page } = await openSlowPage()
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: origin }
  })
  try {
    await page.context().addCookies(cookies)
    await page.addInitScript({ path: join(root, 'infra/bench/src/in-page.mjs') })
    await openAt(page, origin)
    await page.evaluate('lilypadBench.watchKeys()')
    const letters = await typeInSearch(page)
    await openAt(page, origin)
    await page.evaluate('lilypadBench.watch()')
    const lists = await typeInSearch(page)
    const where = `${jobs.toLocaleString('en-US')} jobs`
    return [
      answerRow(`keystroke to paint, ${where}`, letters, MOST_MS.letter),
      answerRow(`keystroke to the list's first screen, ${where}, CPU ${SLOWER}× slower`, lists, MOST_MS.list),
    ]
  } finally {
    await browser.close()
  }
}
