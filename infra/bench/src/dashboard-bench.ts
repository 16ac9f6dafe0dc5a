import type { Locator, Page } from 'playwright-core'
import { answerRow, take } from './answer-times.ts'
import { heapOf, SLOWER } from './browser.ts'
import { openDashboard, typeInSearch } from './dashboard-page.ts'
import { LISTED_JOBS } from './made-jobs.ts'
import type { Row } from './table.ts'

/** How long a person hovers before a press, and how long the press lasts. */
const AIM_MS = 120
const HOLD_MS = 90
/** A person chooses again, looks for a moment, or reads; then the hundred cards are rendered again. */
const LOOK_MS = [280, 900, 2_500]
const CLICKS = 60
/** The most that an answer and a frame may take. */
const MOST_MS = 100

const WHERE = `${LISTED_JOBS.toLocaleString('en-US')} jobs, CPU ${SLOWER}× slower`

const typing = async (page: Page): Promise<Row> =>
  answerRow(
    `a keystroke until the filtered list's first screen is painted, ${WHERE}`,
    await typeInSearch(page),
    MOST_MS,
  )

/**
 * Like a person, with raw mouse events: the driver's own click queries the page for its target, which takes the page's
 * time.
 */
const press = async (page: Page, target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed is not shown.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(AIM_MS)
  await page.mouse.down()
  await page.waitForTimeout(HOLD_MS)
  await page.mouse.up()
}

const clicking = async (page: Page): Promise<Row> => {
  const boxes = page.getByRole('group', { name: 'Job category' }).getByRole('checkbox')
  await page.waitForTimeout(2_500)
  await take(page, 'takeAnswers')
  for (let click = 0; click < CLICKS; click += 1) {
    await press(page, boxes.nth(click % 5))
    await page.waitForTimeout(LOOK_MS[click % LOOK_MS.length] ?? 0)
  }
  const answers = await take(page, 'takeAnswers')
  if (answers.length !== CLICKS) throw new Error(`Of ${CLICKS} clicks ${answers.length} were answered.`)
  return answerRow(
    `a filter click until the filtered list's first screen is painted, ${WHERE}`,
    answers,
    MOST_MS,
  )
}

const scrolling = async (page: Page): Promise<Row> => {
  await page.mouse.move(800, 500)
  await page.waitForTimeout(1_500)
  await take(page, 'takeTasks')
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(30)
  }
  const tasks = await take(page, 'takeTasks')
  const longest = Math.max(0, ...tasks)
  return {
    what: `the longest task while scrolling through ${await page.getByRole('article').count()} cards, CPU ${SLOWER}× slower`,
    measured: longest === 0 ? 'below 50 ms' : `${longest.toFixed(0)} ms (${tasks.length} above 50 ms)`,
    toReach: `at most ${MOST_MS} ms`,
    isReached: longest <= MOST_MS,
  }
}

/** The dashboard's rows: what a slow machine's browser needs for a long list. */
export const dashboardRows = async (): Promise<Row[]> => {
  const { page, close } = await openDashboard()
  try {
    const rows = [await typing(page), await clicking(page), await scrolling(page)]
    const heap = await heapOf(page)
    const memory = {
      what: `memory of the dashboard's page, ${LISTED_JOBS.toLocaleString('en-US')} jobs`,
      measured: `${heap.toFixed(0)} MB`,
      toReach: 'below 150 MB',
      isReached: heap < 150,
    }
    return [...rows, memory]
  } finally {
    await close()
  }
}
