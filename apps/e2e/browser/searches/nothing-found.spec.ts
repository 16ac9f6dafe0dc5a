import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { expectCount, listedRows, openDashboard } from '../../support/dashboard.ts'
import { readAlert } from '../../support/newcomer.ts'
import { joinPremium } from '../../support/premium.ts'
import { savedSearches } from '../../support/searches.ts'
import { expect, logIn, test } from '../../support/test.ts'

const NOTHING = '?search=no+such+job+anywhere&type=Full-Time'

test('when nothing is found, one press drops what excludes most, and says how many jobs are left', async ({
  page,
}) => {
  await logIn(page, 'free')
  const rows = await listedRows(page)
  const left = rows.filter((row) => row['Job Type'] === 'Full-Time').length
  await openDashboard(page, NOTHING)
  await expect(page.getByText('No jobs found!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'E-mail me when there are some' })).toHaveCount(0)
  await page.getByRole('button', { name: `Drop “no such job anywhere”: ${left} jobs` }).click()
  await expectCount(page, left)
  await expect(page.getByRole('button', { name: 'Remove Full-Time' })).toBeVisible()
})

// holds Beyond §6: Titles
test('when no job has the words of a search, a link asks which titles to search for', async ({ page }) => {
  await logIn(page, 'free')
  await openDashboard(page, '?search=pond+keeper+of+nowhere')
  const link = page.getByRole('link', { name: 'Which titles should I search for?' })
  await expect(link).toHaveAttribute('href', '/titles?from=pond%20keeper%20of%20nowhere')
  await expectAccessibleAtAnyWidth(page)
})

test('when nothing is found, a paid member saves the search with daily e-mails; a loaded search switches its own on', async ({
  page,
}) => {
  await joinPremium(page)
  await openDashboard(page, NOTHING)
  await page.getByRole('button', { name: 'E-mail me when there are some' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Your Search' })
  await expect(dialog.getByRole('radio', { name: 'Daily' })).toBeChecked()
  await dialog.getByLabel('Name').fill('Someday')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  expect(await readAlert(page)).toBe('Your search has been saved!')
  await expect(page.getByText('We’ll e-mail you when there are some.')).toBeVisible()
  const [saved] = await savedSearches(page)
  expect(saved).toMatchObject({ name: 'Someday', notification_schedule: 'daily' })

  const quiet = { id: saved?.id, notification_schedule: null }
  await page.request.post('/api/save_notification_schedule', { data: quiet })
  await page.goto('about:blank')
  await openDashboard(page, `/${saved?.id}`)
  await page.getByRole('button', { name: 'E-mail me when there are some' }).click()
  await expect(page.getByText('We’ll e-mail you when there are some.')).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  expect((await savedSearches(page))[0]?.notification_schedule).toBe('daily')
})

test('when no job is starred, no e-mail is offered for when some are', async ({ page }) => {
  await joinPremium(page)
  await openDashboard(page, '?saved=1')
  await expect(page.getByRole('button', { name: /^Drop Saved jobs only: / })).toBeVisible()
  await expect(page.getByRole('button', { name: 'E-mail me when there are some' })).toHaveCount(0)
})
