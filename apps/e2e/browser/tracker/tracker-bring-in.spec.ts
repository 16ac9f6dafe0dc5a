import { expectAccessible } from '../../support/accessibility.ts'
import { joinByCall } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'
import { openTracker, row, shownTitles, storedJobs, track } from '../../support/tracker.ts'

test('a job from elsewhere is added by hand; a missing value is reported at its field', {
  tag: '@journey',
}, async ({ page }) => {
  await joinByCall(page)
  await openTracker(page)
  await page.getByRole('button', { name: 'Add a job' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a job' })
  await dialog.getByRole('button', { name: 'Add job' }).click()
  await expect(dialog.getByText('A job title is required.')).toBeVisible()
  await expect(dialog.getByText('A company name is required.')).toBeVisible()
  await expect(dialog.getByLabel('Job title*')).toBeFocused()
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByLabel('Job title*').fill('Pond Keeper')
  await dialog.getByLabel('Company*').fill('Quiet Pond School')
  await dialog.getByLabel('Status').selectOption('Applied')
  await dialog.getByLabel('Salary').fill('$50,000')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(row(page, 'Pond Keeper')).toContainText('Quiet Pond School')
  await expect(page.getByLabel('Status of Pond Keeper')).toHaveValue('1')
  await expect(page.getByRole('button', { name: 'Add a job' })).toBeFocused()
})

test('the address fills in the form from its page, and the form says so when the page cannot be read', async ({
  page,
}) => {
  await joinByCall(page)
  await openTracker(page)
  await page.getByRole('button', { name: 'Add a job' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a job' })
  const replies = [
    { status: 422, json: { success: false, message: 'This page could not be read.' } },
    { json: { success: true, job_title: 'Reed Cutter', company_name: 'Pond Ltd', salary_range: null } },
  ]
  await page.route('**/api/tracker/read_listing', (route) => route.fulfill(replies.shift() ?? {}))
  await dialog.getByLabel('Address of the job').fill('https://pond.example/jobs/1')
  await dialog.getByLabel('Salary').fill('$60,000')
  await dialog.getByRole('button', { name: 'Fill in from link' }).click()
  await expect(dialog.getByText('This page could not be read.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Fill in from link' }).click()
  await expect(dialog.getByLabel('Job title*')).toHaveValue('Reed Cutter')
  await expect(dialog.getByLabel('Company*')).toHaveValue('Pond Ltd')
  await expect(dialog.getByLabel('Salary')).toHaveValue('$60,000')
})

test('a file is shown before it is imported: an export, or a sheet with other headings; a line that cannot be read is named', async ({
  page,
  browser,
}) => {
  await joinByCall(page)
  for (const title of ['Pond Keeper', 'Reed Cutter']) await track(page, { title, status: 1 })
  await openTracker(page)
  await page.getByRole('button', { name: 'Import and export' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  const download = await coming
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const csv = Buffer.concat(chunks).toString()

  const context = await browser.newContext({
    baseURL: process.env.LILYPAD_ORIGIN ?? '',
    reducedMotion: 'reduce',
  })
  const other = await context.newPage()
  await joinByCall(other)
  await openTracker(other)
  await other.getByRole('button', { name: 'Import and export' }).click()
  await other.getByRole('button', { name: 'Import from CSV' }).click()
  const dialog = other.getByRole('dialog', { name: 'Import from CSV' })
  await expectAccessible(other, 'dialog[open]')
  const choose = (text: string) =>
    dialog
      .getByLabel('CSV file')
      .setInputFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose(csv)
  await expect(dialog.getByText('2 new jobs')).toBeVisible()
  expect(await storedJobs(other)).toEqual([])
  await dialog.getByRole('button', { name: 'Import 2 jobs' }).click()
  await expect(dialog.getByText('2 jobs added, 0 updated.')).toBeVisible()
  await choose('Employer,Role,Recruiter,List\n,Nobody,Ana,\nPond Ltd,Frog Trainer,Ana,Declined\n')
  await expect(dialog.getByText('Role → Job Title')).toContainText('Not used: Recruiter')
  await expect(dialog.getByText('Line 2:')).toBeVisible()
  await expect(dialog.getByText('1 row will be skipped:')).toBeVisible()
  await dialog.getByLabel('“Declined” (1 row)').selectOption('Not Selected')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Frog Trainer' })).toContainText('Not Selected')
  await expectAccessible(other, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Import 1 job' }).click()
  await expect(dialog.getByText('1 job added, 0 updated.')).toBeVisible()
  await expect(dialog.getByText('1 row was skipped:')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(other.getByRole('button', { name: 'Import and export' })).toBeFocused()
  expect((await shownTitles(other)).toSorted()).toEqual(['Frog Trainer', 'Pond Keeper', 'Reed Cutter'])
  expect((await storedJobs(other)).filter((job) => job.tracker_status === 1)).toHaveLength(2)
  expect((await storedJobs(other)).filter((job) => job.tracker_status === -1)).toHaveLength(1)
  await context.close()
})
