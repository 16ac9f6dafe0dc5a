import type { News } from '../support/boards-control.ts'
import { expect, logIn, test } from '../support/test.ts'

test('an admin scrapes a board and sees new jobs', async ({ page, request }) => {
  const [news] = (await (await request.get(process.env.LILYPAD_BOARDS_CONTROL ?? '')).json()) as News[]
  if (!news) throw new Error('the demo boards have nothing new')
  await logIn(page, 'admin')
  await page.goto('/#/admin/scraper')
  const card = page.getByRole('article', { name: news.company })
  await card.getByRole('button', { name: 'Scrape' }).click()
  await expect(card.getByText(new RegExp(`${news.titles.length} new`))).toBeVisible({ timeout: 20_000 })
  await page.goto('/#/dashboard')
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill(news.company)
  const title = page.getByRole('heading', { name: news.titles[0] ?? '', exact: true })
  await expect(title.first()).toBeVisible()
})

test('deleting a board’s jobs asks first, then shows 0 jobs; a scrape brings them back and none is new', async ({
  page,
}) => {
  await logIn(page, 'admin')
  await page.goto('/#/admin/scraper')
  const card = page.getByRole('article').last()
  const company = await card.getAttribute('aria-label')
  const before = await card.getByRole('definition').first().textContent()
  await card.getByRole('button', { name: 'Delete Server Jobs' }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toContainText(`Are you sure you want to delete jobs for ${company}?`)
  await dialog.getByRole('button', { name: /delete|ok|yes/i }).click()
  await expect(card.getByRole('definition').first()).toHaveText('0')
  await expect(card.getByText('Never')).toBeVisible()
  await card.getByRole('button', { name: 'Scrape', exact: true }).click()
  await expect(card.getByText(/ 0 new/)).toBeVisible({ timeout: 20_000 })
  await expect(card.getByRole('definition').first()).toHaveText(before ?? '')
})

test('Scrape All starts the loop, says so, and its status ends idle', async ({ page }) => {
  test.setTimeout(120_000)
  await logIn(page, 'admin')
  await page.goto('/#/admin/scraper')
  await page.getByRole('button', { name: 'Scrape All' }).click()
  await expect(page.getByText('Scraping loop started.')).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(
    page.getByText(/^Idle\. Last finished \d{4}-\d{2}-\d{2} \d{2}:\d{2} UTC: 30 boards/),
  ).toBeVisible({
    timeout: 90_000,
  })
})
