import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { listedRows } from '../../support/dashboard.ts'
import { expect, test } from '../../support/test.ts'

// holds Beyond §1: `/how-we-read`: what is read in postings and how, how often that is right, what is read wrongly
test('the account of how postings are read is found from a job and from the foot of each page', async ({
  page,
}) => {
  await page.goto(`/#/job/${(await listedRows(page))[0]?.id}`)
  const block = page.getByRole('region', { name: 'Can I take this job?' })
  await block.getByRole('link', { name: 'How we read postings' }).click()
  await expect(page).toHaveURL(/#\/how-we-read$/)
  await expect(page.getByRole('heading', { level: 1, name: 'How we read postings' })).toBeVisible()
  const figures = page.getByRole('region', { name: 'How often we are right' })
  await expect(figures.getByRole('row', { name: /^Remote jobs that we call remote [\d.]+ %/ })).toBeVisible()
  const report = page.getByRole('region', { name: 'Tell us what we read wrongly' })
  await expect(report.getByRole('link')).toHaveAttribute('href', /^mailto:.+@.+\?subject=/)
  await expectAccessibleAtAnyWidth(page)

  await page.goto('/#/log-in')
  await page.getByRole('contentinfo').getByRole('link', { name: 'How we read postings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How we read postings' })).toBeInViewport()
})
