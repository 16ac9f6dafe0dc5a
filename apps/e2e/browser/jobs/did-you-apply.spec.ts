import type { Page } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { listedRows, openDashboard } from '../../support/dashboard.ts'
import { joinByCall } from '../../support/newcomer.ts'
import { cards, expect, test } from '../../support/test.ts'
import { storedJobs } from '../../support/tracker.ts'

/** A listed job whose employer has another one. */
async function oneOfTwo(page: Page) {
  const rows = await listedRows(page)
  const isOfSame = (one: (typeof rows)[number]) =>
    rows.some((other) => other.id !== one.id && other['Company Name'] === one['Company Name'])
  const job = rows.find(isOfSame)
  if (!job) throw new Error('no employer has two jobs')
  return { job, other: rows.find((one) => one.id !== job.id && one['Company Name'] === job['Company Name']) }
}

/** To the employer's page, and back. */
async function applyAndReturn(page: Page) {
  await page.context().route('**/*utm_campaign=apply*', (route) => route.fulfill({ body: 'The employer' }))
  const apply = page.getByRole('link', { name: 'Apply on company site' }).filter({ visible: true })
  const [employer] = await Promise.all([page.waitForEvent('popup'), apply.click()])
  await employer.close()
  // A window without a screen is not left.
  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'))
    window.dispatchEvent(new Event('focus'))
  })
}

const bar = (page: Page) => page.getByRole('region', { name: 'Did you apply?' })

// holds Beyond §3: Did you apply? Yes moves the job to Applied and offers a reminder
// holds Beyond §3: an earlier application is told on the card and before Apply
test('who comes back from Apply is asked once: a yes moves the job to Applied and offers a reminder', {
  tag: '@journey',
}, async ({ page }) => {
  await joinByCall(page)
  const { job, other } = await oneOfTwo(page)
  await page.goto(`/#/job/${job.id}`)
  await applyAndReturn(page)
  await expect(bar(page)).toContainText(`Did you apply to ${job['Job Title']}?`)
  await expectAccessibleAtAnyWidth(page)
  await bar(page).getByRole('button', { name: 'Yes' }).click()
  await bar(page).getByRole('button', { name: 'In 1 week' }).click()
  await expect(page.getByText(/^We’ll e-mail you on /)).toBeVisible()
  await expect(bar(page)).toBeHidden()
  const [stored] = await storedJobs(page)
  expect(stored).toMatchObject({ id: job.id, tracker_status: 1, remind_on: expect.stringMatching(/^\d{4}-/) })
  await expect(page.getByText('You applied to this today')).toBeVisible()
  await applyAndReturn(page)
  await page.goto(`/#/job/${other?.id}`)
  await expect(page.getByText(`You applied to another job at ${job['Company Name']} today`)).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await openDashboard(page, `?title=${encodeURIComponent(job['Job Title'])}`)
  await expect(cards(page).getByText('You applied to this today').first()).toBeVisible()
})

// holds Beyond §3: Did you apply? Not yet stars the job
test('a not yet stars the job; the question survives a reload, and can be dismissed for good', async ({
  page,
}) => {
  await joinByCall(page)
  const [job, second] = await listedRows(page)
  await page.goto(`/#/job/${job?.id}`)
  await applyAndReturn(page)
  await bar(page).getByRole('button', { name: 'Not yet' }).click()
  await expect(page.getByText('In your tracker')).toBeVisible()
  expect(await storedJobs(page)).toMatchObject([{ id: job?.id, tracker_status: 0 }])
  await page.goto(`/#/job/${second?.id}`)
  await applyAndReturn(page)
  await page.reload()
  await bar(page).getByRole('button', { name: 'Dismiss' }).click()
  await applyAndReturn(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(page)).toBeHidden()
  expect(await storedJobs(page)).toHaveLength(1)
})

// holds Beyond §3: Did you apply? is for members
test('visitors are not asked', async ({ page }) => {
  const [job] = await listedRows(page)
  await page.goto(`/#/job/${job?.id}`)
  await applyAndReturn(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(page)).toBeHidden()
})
