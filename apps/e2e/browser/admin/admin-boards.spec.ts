import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { answer, columnNames, holdBack, openBackOffice } from '../../support/back-office.ts'
import { readAlert } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'

const boardCards = (page: Page) => page.getByRole('article')
const found = (page: Page) => page.getByText(/^[\d,]+ job boards?$/)
async function openScraper(page: Page, rest = '') {
  await openBackOffice(page, `scraper${rest}`, 'Job boards')
  await expect(found(page)).toBeVisible()
}

type Standing = { state: string; resting_until: string | null }

/** As many boards as the business has; every tenth is suspect, one rests. */
const standingOf = (number: number): Standing => ({
  state: number % 10 === 0 ? 'suspect' : 'live',
  resting_until: number === 584 ? '2999-01-01T00:00:00.000Z' : null,
})

/** Answers with 585 boards made from the first real one. */
const haveManyBoards = (page: Page) =>
  page.route('**/admin-api/load_job_board_data', async (route) => {
    const reply = await (await route.fetch()).json()
    const [first] = reply.job_board_records
    reply.job_board_records = Array.from({ length: 585 }, (_, number) => ({
      ...first,
      ...standingOf(number),
      id: 10_000 + number,
      'Company Name': `Pond ${number}`,
      'Careers Website': `https://boards.greenhouse.io/pond-${number}`,
      current_jobs_on_server: number,
      reason: number % 10 === 0 ? 'Half of the jobs are missing.' : null,
    }))
    await route.fulfill({ json: reply })
  })

test('585 boards: a few rows are rendered first, more near the end, and the search finds any of them', async ({
  page,
}) => {
  await haveManyBoards(page)
  await openScraper(page)
  await expect(found(page)).toHaveText('585 job boards')
  await expect(boardCards(page).first()).toHaveAccessibleName('Pond 0')
  const drawn = await boardCards(page).count()
  expect(drawn).toBeLessThan(60)
  await boardCards(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => boardCards(page).count()).toBeGreaterThan(drawn)
  await page.getByRole('searchbox', { name: 'Search job boards' }).fill('pond 583')
  await expect(found(page)).toHaveText('1 job board')
  await expect(boardCards(page)).toHaveCount(1)
  await expect(boardCards(page)).toHaveAccessibleName('Pond 583')
})

test('boards are filtered by state, with counts, and sorted; the address holds both', async ({ page }) => {
  await haveManyBoards(page)
  await openScraper(page)
  const states = page.getByRole('group', { name: 'State' })
  await expect(states.getByRole('radio')).toHaveCount(4)
  await states.getByText('Suspect 59').click()
  await expect(found(page)).toHaveText('59 job boards')
  await expect(boardCards(page).first().getByText('Half of the jobs are missing.')).toBeVisible()
  await expect(boardCards(page).first().getByRole('button', { name: 'Accept' })).toBeVisible()
  await expect(boardCards(page).first().getByRole('button', { name: 'Keep' })).toBeVisible()
  await page.getByLabel('Sort by').selectOption('Most jobs')
  await expect(boardCards(page).first()).toHaveAccessibleName('Pond 580')
  await expect(page).toHaveURL(/\?state=suspect&sort=jobs$/)
})

test('the address says which boards are shown: here the resting ones', async ({ page }) => {
  await haveManyBoards(page)
  await openScraper(page, '?state=resting')
  await expect(boardCards(page)).toHaveAccessibleName('Pond 584')
  await expect(boardCards(page).getByText(/Resting until/)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Resting 1' })).toBeChecked()
  await page.getByRole('searchbox', { name: 'Search job boards' }).fill('no such board')
  await expect(page.getByRole('heading', { name: 'No matching job boards' })).toBeVisible()
})

test('an admin decides on a suspect board: Accept deletes what is missing, Keep keeps it', async ({
  page,
}) => {
  await haveManyBoards(page)
  const counts = { current_jobs_on_server: 3, date_last_scraped: null, scrape_results: null }
  await page.route('**/admin-api/resolve_suspect', (route) =>
    route.fulfill({ json: { success: true, ...counts } }),
  )
  await openScraper(page, '?state=suspect')
  const card = boardCards(page).first()
  for (const [name, accept] of [
    ['Accept', true],
    ['Keep', false],
  ] as const) {
    const sent = page.waitForRequest('**/admin-api/resolve_suspect')
    await card.getByRole('button', { name }).click()
    const job_board_url = 'https://boards.greenhouse.io/pond-0'
    expect((await sent).postDataJSON()).toEqual({ job_board_url, accept })
    await expect(card.getByRole('button', { name })).toBeEnabled()
  }
})

test('a board’s history says of each scrape when it was, how it ended, and what it found', async ({
  page,
}) => {
  await openScraper(page)
  const company = await boardCards(page).first().getAttribute('aria-label')
  await page.getByRole('button', { name: `History of ${company}` }).click()
  const dialog = page.getByRole('dialog', { name: `Scrapes of ${company}` })
  const row = dialog.getByRole('row').nth(1)
  await expect(row).toBeVisible()
  expect(await columnNames(page)).toEqual([
    'When',
    'Outcome',
    'Found',
    'New',
    'Changed',
    'What changed',
    'Deleted',
    'Seconds',
    'Requests',
  ])
  await expect(row.getByRole('cell').nth(1)).toContainText(/Complete|Unchanged/)
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `History of ${company}` })).toBeFocused()
})

test('an address that cannot be read is not added: the form says why and keeps what was typed', async ({
  page,
}) => {
  await openScraper(page)
  await page.getByRole('button', { name: 'Add a board' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a board' })
  const add = dialog.getByRole('button', { name: 'Add board' })
  await expect(add).toBeDisabled()
  const address = `https://boards.greenhouse.io/nobody-${randomUUID()}`
  await dialog.getByLabel('Careers address*').fill(address)
  await dialog.getByLabel('Company name').fill('Nobody & Co')
  await expectAccessible(page, 'dialog')
  await add.click()
  expect(await readAlert(page)).toMatch(/\w+/)
  await expect(dialog.getByLabel('Careers address*')).toHaveValue(address)
  await expect(add).toBeEnabled()
  const reply = await (await page.request.get('/admin-api/load_job_board_data')).json()
  const records = reply.job_board_records as { 'Careers Website': string }[]
  expect(records.map((board) => board['Careers Website'])).not.toContain(address)
})

test('the edit dialog shows name, rest and removal; removing asks first', async ({ page }) => {
  await openScraper(page)
  const company = await boardCards(page).first().getAttribute('aria-label')
  await page.getByRole('button', { name: `Edit ${company}` }).click()
  const dialog = page.getByRole('dialog', { name: `Edit ${company}` })
  await expect(dialog.getByLabel('Company name')).toHaveValue(company ?? '')
  await expect(dialog.getByLabel('Days')).toHaveValue('7')
  await dialog.getByRole('button', { name: 'Remove board' }).click()
  await answer(page, `Are you sure you want to remove the board of ${company}?`, 'Cancel')
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'dialog')
})

test('the screen leads to the deleted jobs', async ({ page }) => {
  await openScraper(page)
  await page.getByRole('link', { name: 'See deleted jobs' }).click()
  await expect(page).toHaveURL(/#\/admin\/jobs$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Deleted jobs' })).toBeVisible()
})

// holds Part 2 §8: Lists of the back office that cannot be loaded say so and are asked for again
test('when the boards cannot be loaded the screen says so and offers to try again', async ({
  page,
  complaints,
}) => {
  await page.route('**/admin-api/load_job_board_data', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'An unknown error occurred.' } }),
  )
  await openBackOffice(page, 'scraper', 'Job boards')
  await expect(page.getByText(/went wrong on our side/)).toBeVisible()
  await page.unroute('**/admin-api/load_job_board_data')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(found(page)).toBeVisible()
  complaints.length = 0
})

/** Answers with one board, made from the first real one; `more` is called for each request and adds its state. */
const haveOneBoard = (page: Page, more: () => object) =>
  page.route('**/admin-api/load_job_board_data', async (route) => {
    const reply = await (await route.fetch()).json()
    reply.job_board_records = [{ ...reply.job_board_records[0], 'Company Name': 'Still Pond', ...more() }]
    await route.fulfill({ json: reply })
  })

const RESULTS = { num_listings_found: 9, num_new_jobs: 2, num_deleted_jobs: 1, suspect: null }
const NEVER = { current_jobs_on_server: 0, date_last_scraped: null, scrape_results: null }
const SCRAPED = {
  current_jobs_on_server: 7,
  date_last_scraped: '2026-01-31T08:12:00.000Z',
  scrape_results: RESULTS,
}

// holds Part 2 §2 Admin board scraping: Loading state
test('the screen says that it is loading the boards', async ({ page }) => {
  const letGo = await holdBack(page, 'load_job_board_data')
  await openBackOffice(page, 'scraper', 'Job boards')
  await expect(page.getByText('Loading job boards')).toBeAttached()
  letGo()
  await expect(found(page)).toBeVisible()
})

// holds Part 2 §2 Admin board scraping: A card per board: logo, name, link, counts, last scraped or Never, results
// holds Part 2 §4: Scrape of a board: idle, 'Scraping...', results
test('a card shows company, careers link, jobs on server, last scrape and results: Scraping..., then the outcome', {
  tag: '@journey',
}, async ({ page }) => {
  let standing: object = NEVER
  await haveOneBoard(page, () => standing)
  await page.route('**/admin-api/scrape_job_board?*', (route) =>
    route.fulfill({ json: { success: true, ...SCRAPED } }),
  )
  const letGo = await holdBack(page, 'scrape_job_board')
  await openScraper(page)
  const board = page.getByRole('article', { name: 'Still Pond' })
  await expect(board.getByRole('heading', { name: 'Still Pond' })).toBeVisible()
  await expect(board.getByRole('link')).toHaveAttribute('href', /^https?:\/\/.*utm_source=lilypad/)
  await expect(board.getByRole('definition')).toHaveText(['0', 'Never'])
  await expect(board.getByRole('button', { name: 'Delete Server Jobs' })).toBeDisabled()
  await board.getByRole('button', { name: 'Scrape', exact: true }).click()
  await expect(board.getByRole('button', { name: 'Scraping...' })).toBeDisabled()
  standing = SCRAPED
  letGo()
  await expect(board.getByText('9 found · 2 new · 1 deleted')).toBeVisible()
  await expect(board.getByRole('definition').first()).toHaveText('7')
  await expect(board.getByRole('button', { name: 'Delete Server Jobs' })).toBeEnabled()
})

// holds Decisions §10: Queue and result, or 202 after 60 seconds; the card polls
test('after 202 the card keeps asking until the scrape has ended', async ({ page }) => {
  let standing: object = NEVER
  await haveOneBoard(page, () => standing)
  await page.route('**/admin-api/scrape_job_board?*', (route) =>
    route.fulfill({
      status: 202,
      json: { success: true, pending: true, message: 'Still scraping.', ...NEVER },
    }),
  )
  await openScraper(page)
  const board = page.getByRole('article', { name: 'Still Pond' })
  const answered = page.waitForResponse('**/admin-api/scrape_job_board?*')
  await board.getByRole('button', { name: 'Scrape', exact: true }).click()
  await answered
  await expect(board.getByRole('button', { name: 'Scraping...' })).toBeDisabled()
  standing = SCRAPED
  await expect(board.getByText('9 found · 2 new · 1 deleted')).toBeVisible()
  await expect(board.getByRole('button', { name: 'Scrape', exact: true })).toBeEnabled()
})
