import type { Page } from '@playwright/test'
import { answer } from '../../support/back-office.ts'
import type { News } from '../../support/boards-control.ts'
import { readAlert } from '../../support/newcomer.ts'
import { expect, logIn, test } from '../../support/test.ts'

/** The card of a board, looked for by its company. */
async function findBoard(page: Page, company: string) {
  await page.goto('/#/admin/scraper')
  await page.getByRole('searchbox', { name: 'Search job boards' }).fill(company)
  const card = page.getByRole('article', { name: company, exact: true })
  await expect(card).toBeVisible()
  return card
}

/** The titles that the dashboard lists of a company. */
async function listedOf(page: Page, company: string): Promise<string[]> {
  const reply = await page.request.get('/api/load_front_end_jobs')
  const { jobs } = (await reply.json()) as { jobs: { 'Job Title': string; 'Company Name': string }[] }
  return jobs.filter((job) => job['Company Name'] === company).map((job) => job['Job Title'])
}

async function anyCompany(page: Page): Promise<string> {
  await page.goto('/#/admin/scraper')
  const card = page.getByRole('article').nth(4)
  await expect(card).toBeVisible()
  return (await card.getAttribute('aria-label')) ?? ''
}

// holds Part 2 §2: `/admin/scraper`
// holds Part 2 §2 Admin board scraping: Scrape and Delete Server Jobs
// holds Part 2 §4: Scrape of a board: idle, 'Scraping...', results
test('an admin scrapes a board and sees new jobs', async ({ page, request }) => {
  const [news] = (await (await request.get(process.env.LILYPAD_BOARDS_CONTROL ?? '')).json()) as News[]
  if (!news) throw new Error('the demo boards have nothing new')
  await logIn(page, 'admin')
  const card = await findBoard(page, news.company)
  await card.getByRole('button', { name: 'Scrape' }).click()
  await expect(card.getByText(new RegExp(`${news.titles.length} new`))).toBeVisible()
  await page.goto('/#/dashboard')
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill(news.company)
  const title = page.getByRole('heading', { name: news.titles[0] ?? '', exact: true })
  await expect(title.first()).toBeVisible()
})

// holds Part 2 §2 Admin board scraping: Scrape and Delete Server Jobs
// holds Part 2 §4: Delete: count 0, last scraped never
// holds Part 2 §5: 'Are you sure you want to delete jobs for {company}?'
test('deleting a board’s jobs asks first, then shows 0 jobs; a scrape brings them back and none is new', async ({
  page,
}) => {
  await logIn(page, 'admin')
  await page.goto('/#/admin/scraper')
  const company = (await page.getByRole('article').first().getAttribute('aria-label')) ?? ''
  const card = page.getByRole('article', { name: company })
  const before = await card.getByRole('definition').first().textContent()
  await card.getByRole('button', { name: 'Delete Server Jobs' }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toContainText(`Are you sure you want to delete jobs for ${company}?`)
  await dialog.getByRole('button', { name: /delete|ok|yes/i }).click()
  await expect(card.getByRole('definition').first()).toHaveText('0')
  await expect(card.getByText('Never')).toBeVisible()
  await card.getByRole('button', { name: 'Scrape', exact: true }).click()
  await expect(card.getByText(/ 0 new/)).toBeVisible()
  await expect(card.getByRole('definition').first()).toHaveText(before ?? '')
})

// holds Part 2 §2 Admin board scraping: Scrape All and its status
// holds Part 2 §4: Scrape All: 'Scraping loop started.'; status from job_board_scrape_status
// holds Part 2 §8: 'Copied to clipboard!', 'Scraping loop started.'
test('Scrape All starts the loop, says so, and its status ends idle', async ({ page }) => {
  test.setTimeout(120_000)
  await logIn(page, 'admin')
  await page.goto('/#/admin/scraper')
  await page.getByRole('button', { name: 'Scrape All' }).click()
  expect(await readAlert(page)).toBe('Scraping loop started.')
  await expect(
    page.getByText(/^Idle\. Last finished \d{4}-\d{2}-\d{2} \d{2}:\d{2} UTC: 30 boards/),
  ).toBeVisible({
    timeout: 90_000,
  })
})

test('a board’s new name is on its card and on its jobs immediately', async ({ page }) => {
  await logIn(page, 'admin')
  const company = await anyCompany(page)
  const count = (await listedOf(page, company)).length
  const rename = async (from: string, to: string) => {
    await findBoard(page, from)
    await page.getByRole('button', { name: `Edit ${from}` }).click()
    const dialog = page.getByRole('dialog', { name: `Edit ${from}` })
    await dialog.getByLabel('Company name').fill(to)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('searchbox', { name: 'Search job boards' }).fill(to)
    await expect(page.getByRole('article', { name: to, exact: true })).toBeVisible()
    await expect.poll(async () => (await listedOf(page, to)).length).toBe(count)
  }
  await rename(company, `${company} Renamed`)
  expect(await listedOf(page, company)).toEqual([])
  await rename(`${company} Renamed`, company)
})

test('a board is set to rest for some days, is listed as resting, and its rest is ended', async ({
  page,
}) => {
  await logIn(page, 'admin')
  const company = await anyCompany(page)
  const card = await findBoard(page, company)
  await page.getByRole('button', { name: `Edit ${company}` }).click()
  const dialog = page.getByRole('dialog', { name: `Edit ${company}` })
  await dialog.getByLabel('Days').fill('366')
  await expect(dialog.getByRole('button', { name: 'Let it rest' })).toBeDisabled()
  await dialog.getByLabel('Days').fill('3')
  await dialog.getByRole('button', { name: 'Let it rest' }).click()
  await expect(dialog.getByText(/^Resting until /)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card.getByText(/Resting until /)).toBeVisible()
  await page.getByRole('group', { name: 'State' }).getByText('Resting 1').click()
  await expect(card).toBeVisible()
  await page.getByRole('button', { name: `Edit ${company}` }).click()
  await dialog.getByRole('button', { name: 'End rest' }).click()
  // The board leaves the list of resting ones, which closes its dialog.
  await expect(page.getByRole('heading', { name: 'No matching job boards' })).toBeVisible()
  await findBoard(page, company)
})

test('a removed board is gone with its jobs; adding its address again starts afresh', async ({ page }) => {
  await logIn(page, 'admin')
  const company = await anyCompany(page)
  const before = (await listedOf(page, company)).toSorted()
  expect(before.length).toBeGreaterThan(0)
  const card = await findBoard(page, company)
  const address = (await card.getByRole('link').getAttribute('href')) ?? ''
  await page.getByRole('button', { name: `Edit ${company}` }).click()
  await page.getByRole('button', { name: 'Remove board' }).click()
  await answer(page, `Are you sure you want to remove the board of ${company}?`, 'Remove')
  expect(await readAlert(page)).toBe('The board was removed.')
  await expect(page.getByRole('heading', { name: 'No matching job boards' })).toBeVisible()
  expect(await listedOf(page, company)).toEqual([])
  await page.getByRole('button', { name: 'Add a board' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a board' })
  await dialog.getByLabel('Careers address*').fill(address.replace(/\?.*$/, ''))
  await dialog.getByLabel('Company name').fill(company)
  await dialog.getByRole('button', { name: 'Add board' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible({ timeout: 60_000 })
  expect(await readAlert(page)).toMatch(/^The board was added: [\d,]+ postings found, \d+ new jobs?\.$/)
  await expect(card).toBeVisible()
  expect((await listedOf(page, company)).toSorted()).toEqual(before)
})
