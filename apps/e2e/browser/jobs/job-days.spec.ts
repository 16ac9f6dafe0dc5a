import { dayAndYear } from '@lilypad/domain'
import { listedRows, openDashboard } from '../../support/dashboard.ts'
import { cards, expect, expectNoSidewaysScroll, test } from '../../support/test.ts'

test('a job posted long before it was added does not look new: on its card, its page and its public page', {
  tag: '@phone',
}, async ({ page }) => {
  const rows = await listedRows(page)
  const old =
    rows.find((row) => row.posted_by_employer !== null && row.stack_id === null) ??
    rows.find((row) => row.posted_by_employer !== null)
  const posted = old?.posted_by_employer
  if (!old || !posted) throw new Error('No free demo job was posted long before.')
  const [day = ''] = dayAndYear(posted).split(',')
  const said = new RegExp(`^Added .+ · checked .+ · posted ${day}(, \\d{4})? by the employer$`)

  await openDashboard(page)
  const card = cards(page).filter({ has: page.locator(`a[data-job="${old.id}"]`) })
  // A narrow card has the shorter words.
  await expect(
    card
      .getByText(new RegExp(`posted ${day}`))
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expectNoSidewaysScroll(page)

  await card.getByRole('heading').getByRole('link').click()
  // The head alone tells them.
  await expect(page.getByText(said)).toBeVisible()
  const facts = page.locator('dl')
  await expect(facts.getByText('Posted by employer', { exact: true })).toHaveCount(0)

  await page.goto(`/jobs/${old.id}`)
  for (const name of ['Added', 'Checked', 'Posted by employer'])
    await expect(facts.getByText(name, { exact: true })).toBeVisible()
  await expect(facts.getByText(dayAndYear(posted)).first()).toBeVisible()
})

test('a share link of a job for members leads visitors to the plans, and members into the client', async ({
  page,
}) => {
  await page.goto('/jobs/999999999')
  await expect(page.getByRole('heading', { name: 'Plans' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Open to everybody' }).getByRole('listitem')).toHaveCount(6)
  await page.getByRole('link', { name: 'Open it as a member' }).click()
  // The client's answer to a visitor, for a job that it does not show.
  await expect(page).toHaveURL(/#\/sign-up\/job$/)
})
