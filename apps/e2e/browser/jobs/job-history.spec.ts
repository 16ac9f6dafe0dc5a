import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { listedRows } from '../../support/dashboard.ts'
import { joinPremium } from '../../support/premium.ts'
import { expect, test } from '../../support/test.ts'

// holds Beyond §2: nothing vanishes, nothing pretends
test('a job tells what we saw of it: dates, changes of pay and text, absences, earlier listings', {
  tag: '@journey',
}, async ({ page }) => {
  // An earlier listing that is not free is told to members alone.
  await joinPremium(page)
  const rows = await listedRows(page)
  const job = rows.find((row) => row['Job Title'] === 'Revenue Enablement Manager, Charter Networks')
  expect(job, 'the free demo job with a past').toBeDefined()
  await page.goto(`/#/job/${job?.id}`)
  const history = page.getByRole('region', { name: 'History' })
  // It is loaded when a reader comes near.
  await history.scrollIntoViewIfNeeded()
  await expect(
    history.getByText(/^This posting first seen .+ · watched for \d+ days · checked/),
  ).toBeVisible()
  await expect(history.getByText(/^Pay was removed on .+: before \$81,000 to \$86,000$/)).toBeVisible()
  await expect(history.getByText(/^Gone at our check on /)).toBeVisible()
  await expect(history.getByText(/^Listed 2 times since /)).toBeVisible()
  await expect(history.getByText(/^Title changed on /)).toBeHidden()
  await history.getByRole('button', { name: 'Show all 6' }).click()
  await expect(history.getByText(/^Title changed on /)).toBeVisible()
  await history.getByText('What changed').click()
  await expect(history.getByRole('deletion').first()).toContainText('Toronto')
  await expect(history.getByRole('insertion').first()).toContainText('home')
  await expectAccessibleAtAnyWidth(page)
})
