import { expectAccessible, expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { listedRows } from '../../support/dashboard.ts'
import { joinByCall, readAlert } from '../../support/newcomer.ts'
import { expect, isPhone, test } from '../../support/test.ts'
import { openTracker, row, shownTitles, sortBy, storedJob, storedJobs, track } from '../../support/tracker.ts'

const REFUSAL = { status: 403, json: { success: false, message: 'You do not have access to this.' } }

// holds Part 1 §6: Visitor: screens and entries
// holds Part 2 §2: `/tracker`
// holds Decisions §4: A visitor's star leads to sign-up, `/tracker` to log-in
test('a visitor must log in for the tracker; a member finds it in the navigation', async ({ page }) => {
  await page.goto('/#/tracker')
  await expect(page).toHaveURL(/#\/log-in$/)
  await joinByCall(page)
  await page.goto('/#/dashboard')
  await page.reload()
  await page.getByRole('link', { name: 'Tracker' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Job tracker' })).toBeVisible()
})

// holds Part 2 §2 Job tracker: Empty: the sentence and the sample row
test('empty: how to get started, and one sample row', async ({ page }) => {
  await joinByCall(page)
  await openTracker(page)
  await expect(
    page.getByText("You aren't tracking any jobs yet. Click the star icon on any job card to get started.", {
      exact: true,
    }),
  ).toBeVisible()
  const sample = page.getByRole('region', { name: 'Example' })
  for (const text of [
    'Sample Company',
    'Sample Job',
    'Learning & Development',
    'Relevant Skills (2-5 years)',
    '$90k',
    'Remote',
  ])
    await expect(sample.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expectAccessibleAtAnyWidth(page)
})

// holds Part 2 §2 Job tracker: The title opens `/job/{id}`, else the external address with tags
test("a starred job's title opens its page; one from elsewhere its own address with tracking parameters", {
  tag: '@journey',
}, async ({ page }) => {
  await joinByCall(page)
  const [job] = await listedRows(page)
  if (!job) throw new Error('no job is listed')
  await page.request.post('/api/toggle_favorite_job', { data: { id: job.id } })
  await track(page, { title: 'Pond Keeper', url: 'https://pond.example/jobs?id=7#top' })
  await track(page, { title: 'Reed Cutter' })
  await openTracker(page)
  const away = page.getByRole('link', { name: 'Pond Keeper' })
  await expect(away).toHaveAttribute('href', 'https://pond.example/jobs?id=7&utm_source=lilypad#top')
  await expect(away).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('link', { name: 'Reed Cutter' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: job['Job Title'] }).click()
  await expect(page).toHaveURL(new RegExp(`#/job/${job.id}$`))
})

// holds Part 2 §2 Job tracker: Search box; columns; sorting by each
test('a column sorts ascending, pressed again descending; the search ignores case', {
  tag: '@phone',
}, async ({ page }) => {
  await joinByCall(page)
  await track(page, { title: 'B writer', company: 'Alder', status: 1 })
  await track(page, { title: 'A teacher', company: 'Birch', status: 2 })
  await track(page, { title: 'C coach', company: 'Cedar', status: -1 })
  await openTracker(page)
  await sortBy(page, 'Role')
  await expect.poll(() => shownTitles(page)).toEqual(['A teacher', 'B writer', 'C coach'])
  await sortBy(page, 'Role')
  await expect.poll(() => shownTitles(page)).toEqual(['C coach', 'B writer', 'A teacher'])
  await sortBy(page, 'Status')
  await expect.poll(() => shownTitles(page)).toEqual(['C coach', 'B writer', 'A teacher'])
  if (!isPhone(page))
    await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'ascending')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('BIRCH')
  await expect(page.getByText('1 of 3 jobs')).toBeVisible()
  await expect(row(page, 'C coach')).toBeHidden()
  await search.fill('not selected')
  await expect(row(page, 'C coach')).toBeVisible()
  await search.fill('nothing like it')
  await expect(page.getByRole('heading', { name: 'No matching jobs' })).toBeVisible()
})

// holds Part 2 §2 Job tracker: Status dropdown and inline notes in each row
// holds Part 2 §4: Tracker: a change of status saves; above 1 it celebrates
// holds Part 2 §8: Tracker: the server's message, else 'An unknown error occurred.'
// holds Decisions §9: Tracker errors: the alert, and the row again
test('a status is saved; one above 1 is celebrated; a failure is reported, and the old status returns', {
  tag: '@journey',
}, async ({ page }) => {
  await joinByCall(page)
  await track(page, { title: 'Pond Keeper' })
  await openTracker(page)
  const status = page.getByLabel('Status of Pond Keeper')
  await status.selectOption('Applied')
  await expect.poll(async () => (await storedJob(page, 'Pond Keeper'))?.tracker_status).toBe(1)
  await expect(page.getByText('Congratulations!')).toHaveCount(0)
  await status.focus()
  await status.selectOption('Interviewing')
  await expect(page.getByText('Congratulations!')).toBeVisible()
  await expect(status).toBeFocused()
  await page.route('**/api/update_tracked_job', (route) => route.fulfill(REFUSAL))
  await status.selectOption('Offer')
  expect(await readAlert(page)).toBe('You do not have access to this.')
  await expect(status).toHaveValue('2')
  await expect(status).toBeEnabled()
})

test('an accepted job is congratulated on, with the way to plan and e-mails, until it is closed or taken back', async ({
  page,
}) => {
  await joinByCall(page)
  await track(page, { title: 'Pond Keeper' })
  await openTracker(page)
  const news = page.getByRole('region', { name: 'Your new job' })
  const status = page.getByLabel('Status of Pond Keeper')
  await status.selectOption('Offer')
  await expect(status).toBeEnabled()
  await expect(news).toBeHidden()
  await status.focus()
  await status.selectOption('Accepted')
  await expect(news).toContainText('Congratulations on your new job, Pond Keeper')
  await expect(status).toBeFocused()
  await expectAccessibleAtAnyWidth(page)
  await status.selectOption('Offer')
  await expect(news).toBeHidden()
  await status.selectOption('Accepted')
  await news.getByRole('button', { name: 'Close' }).click()
  await expect(news).toBeHidden()
  await expect(status).toHaveValue('4')
  await status.selectOption('Offer')
  await expect(status).toBeEnabled()
  await status.selectOption('Accepted')
  await news.getByRole('link', { name: 'My saved searches' }).click()
  await expect(page).toHaveURL(/#\/account/)
})

// holds Part 2 §4: A row is disabled while pending
test('a row is disabled while its request is pending', async ({ page }) => {
  await joinByCall(page)
  await track(page, { title: 'Pond Keeper' })
  await openTracker(page)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/update_tracked_job', async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('Status of Pond Keeper').selectOption('Applied')
  const controls = ['Status of Pond Keeper', 'Notes on Pond Keeper', 'Details of Pond Keeper']
  for (const name of controls) await expect(page.getByLabel(name)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Stop tracking Pond Keeper' })).toBeDisabled()
  release()
  for (const name of controls) await expect(page.getByLabel(name)).toBeEnabled()
})

// holds Part 2 §4: Untracking after a confirmation and success
// holds Part 2 §5: 'Are you sure you want to stop tracking the job "{title}"?'
test('with the keyboard alone: untracking asks, the row goes, and the focus is on the next one', async ({
  page,
}) => {
  await joinByCall(page)
  for (const title of ['Pond Keeper', 'Reed Cutter']) await track(page, { title })
  await openTracker(page)
  const [first = '', second = ''] = await shownTitles(page)
  await page.getByRole('button', { name: `Stop tracking ${first}` }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`Are you sure you want to stop tracking the job "${first}"?`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Stop tracking ${first}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(row(page, first)).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Stop tracking ${second}` })).toBeFocused()
  expect((await storedJobs(page)).map((job) => job['Job Title'])).toEqual([second])
})

// holds Part 2 §8: Tracker: the server's message
test('an alert reports a failed load; the page says that nothing was changed, and tries again on demand', async ({
  page,
}) => {
  await joinByCall(page)
  await page.route('**/api/load_tracked_jobs', (route) => route.fulfill(REFUSAL))
  await page.goto('/#/tracker')
  expect(await readAlert(page)).toBe('You do not have access to this.')
  await expect(page.getByText('Nothing was changed.')).toBeVisible()
  await expect(page.getByText('You do not have access to this.')).toHaveCount(0)
  await page.unroute('**/api/load_tracked_jobs')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Add a job' })).toBeVisible()
})

test('a failed load of which the server says no more is told once, by the page', async ({
  page,
  complaints,
}) => {
  await joinByCall(page)
  const UNKNOWN = { status: 500, json: { success: false, message: 'An unknown error occurred.' } }
  await page.route('**/api/load_tracked_jobs', (route) => route.fulfill(UNKNOWN))
  await page.goto('/#/tracker')
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('status of 500')))
})
