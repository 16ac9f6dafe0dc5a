import {
  counter,
  expectCount,
  filtersOf,
  listedRows,
  openDashboard,
  searchField,
  section,
  showJobs,
} from '../../support/dashboard.ts'
import { joinPremium } from '../../support/premium.ts'
import { cards, expect, logIn, searchOnServer, test } from '../../support/test.ts'

// holds Beyond §5: `POST /api/search_jobs`: above the limit the same dashboard asks the server: counts, facets, stars, hidden, sort, 100 + 10, going back
test('a list too long for the browser is filtered, sorted, starred, hidden and left like any other', async ({
  page,
}) => {
  await joinPremium(page, 'preK-12 Educator')
  const rows = await listedRows(page)
  await searchOnServer(page)
  await openDashboard(page)
  await expectCount(page, rows.length)
  await expect(cards(page)).toHaveCount(100)

  await test.step('options say how many jobs they leave, and narrow the list', async () => {
    const partTime = rows.filter((row) => row['Job Type'] === 'Part-Time')
    const types = await section(await filtersOf(page), 'Job type')
    const box = types.getByRole('checkbox', { name: `Part-Time ${partTime.length} jobs` })
    await box.check()
    await showJobs(page)
    await expectCount(page, partTime.length)
    await (await filtersOf(page)).getByRole('checkbox', { name: /^Part-Time/ }).uncheck()
    await showJobs(page)
    await expectCount(page, rows.length)
  })

  await test.step('what finds nothing offers what to drop', async () => {
    await searchField(page).fill('no job has these words')
    await expectCount(page, 0)
    await page.getByRole('button', { name: /^Drop “no job has these words”: [\d,]+ jobs$/ }).click()
    await expectCount(page, rows.length)
  })

  await test.step('by date, the newest are first', async () => {
    await page.getByLabel('Sort by').selectOption('Date')
    await expect(cards(page).first().getByRole('heading')).toHaveText(rows[0]?.['Job Title'] ?? '')
  })

  await test.step('a star counts among saved jobs at once, and a hidden job no longer', async () => {
    const star = cards(page).first().locator('[data-star]')
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await (await filtersOf(page)).getByLabel('Display ONLY saved jobs').check()
    await showJobs(page)
    await expect(counter(page)).toHaveText('1 saved job')
    await star.click()
    await expect(counter(page)).toHaveText('0 saved jobs')
    await (await filtersOf(page)).getByLabel('Display ONLY saved jobs').uncheck()
    await showJobs(page)
    await expectCount(page, rows.length)
    await cards(page)
      .first()
      .getByRole('button', { name: /^Hide / })
      .click()
    await expect(page.getByRole('article', { name: /^Hidden: / })).toHaveCount(1)
    await expectCount(page, rows.length - 1)
  })

  await test.step('scrolling brings more cards, and going back leads to the same place', async () => {
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      expect(await cards(page).count()).toBeGreaterThanOrEqual(120)
    }).toPass()
    const id = await page.locator('a[data-job]').last().getAttribute('data-job')
    const opened = page.locator(`a[data-job="${id}"]`)
    await opened.click()
    await expect(page).toHaveURL(new RegExp(`#/job/${id}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(opened).toBeInViewport()
  })
})

// holds Beyond §5: the last good list stays until the next is there
test('the last good list stays where the next could not be loaded, says so, and is asked for again', {
  tag: '@phone',
}, async ({ page, complaints }) => {
  await logIn(page, 'free')
  const rows = await listedRows(page)
  await searchOnServer(page)
  await openDashboard(page)
  await expectCount(page, rows.length)
  const numCards = await cards(page).count()
  await page.route('**/api/search_jobs', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'An unknown error occurred.' } }),
  )
  const types = await section(await filtersOf(page), 'Job type')
  await types.getByRole('checkbox', { name: /^Full-Time/ }).check()
  await showJobs(page)
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toHaveText(
    'This list is the last one we could load. Something went wrong on our side. Please try again in a moment.',
  )
  await expect(notice).toBeInViewport()
  await expectCount(page, rows.length)
  await expect(cards(page)).toHaveCount(numCards)
  await page.unroute('**/api/search_jobs')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectCount(page, rows.filter((row) => row['Job Type'] === 'Full-Time').length)
  await expect(notice).toHaveCount(0)
  complaints.length = 0
})
