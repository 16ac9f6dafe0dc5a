import type { Locator, Page } from 'playwright-core'
import { getHeap, openDashboard, SLOWER, take, typeInSearch, withSlowPage } from './browser.ts'
import { LISTED_JOBS } from './made-jobs.ts'
import { withApi } from './process.ts'
import { atMostRow, type Row, timesRow, toText } from './report.ts'

/** How long a person hovers before a press, and how long the press lasts. */
const AIM_MS = 120
const HOLD_MS = 90
/** A person chooses again, looks for a moment, or reads; then the hundred cards are rendered again. */
const LOOK_MS = [280, 900, 2_500]
const CLICKS = 60
/** The most that an answer and a frame may take. */
const MAX_MS = 100

const WHERE = `${toText(LISTED_JOBS)} jobs, CPU ${SLOWER}× slower`

/**
 * Like a person, with raw mouse events: the driver's own click queries the page for its target, which takes the page's
 * time.
 */
async function press(page: Page, target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed is not shown.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(AIM_MS)
  await page.mouse.down()
  await page.waitForTimeout(HOLD_MS)
  await page.mouse.up()
}

async function measureClicks(page: Page): Promise<Row> {
  const boxes = page.getByRole('group', { name: 'Job category' }).getByRole('checkbox')
  await page.waitForTimeout(2_500)
  await take(page, 'takeAnswers')
  for (let click = 0; click < CLICKS; click += 1) {
    await press(page, boxes.nth(click % 5))
    await page.waitForTimeout(LOOK_MS[click % LOOK_MS.length] ?? 0)
  }
  const answers = await take(page, 'takeAnswers')
  if (answers.length !== CLICKS) throw new Error(`Of ${CLICKS} clicks ${answers.length} were answered.`)
  return timesRow(
    `a filter click until the filtered list's first screen is painted, ${WHERE}`,
    answers,
    MAX_MS,
  )
}

async function measureScrolling(page: Page): Promise<Row> {
  await page.mouse.move(800, 500)
  await page.waitForTimeout(1_500)
  await take(page, 'takeTasks')
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(30)
  }
  const tasks = await take(page, 'takeTasks')
  const what = `the longest task while scrolling through ${await page.getByRole('article').count()} cards, CPU ${SLOWER}× slower`
  const detail = `${tasks.length} above 50 ms`
  return atMostRow(what, Math.max(0, ...tasks), { most: MAX_MS, unit: 'ms', detail })
}

/** The dashboard: what a slow machine's browser needs for a long list. */
export function measureDashboard(): Promise<Row[]> {
  return withApi({}, (api) =>
    withSlowPage(api, async (page) => {
      await openDashboard(page, api.origin, 'watch')
      const keys = await typeInSearch(page)
      return [
        timesRow(`a keystroke until the filtered list's first screen is painted, ${WHERE}`, keys, MAX_MS),
        await measureClicks(page),
        await measureScrolling(page),
        atMostRow(`memory of the dashboard's page, ${WHERE}`, await getHeap(page), { most: 150, unit: 'MB' }),
      ]
    }),
  )
}
