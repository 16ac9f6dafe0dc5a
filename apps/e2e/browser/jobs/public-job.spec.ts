import { listedRows } from '../../support/dashboard.ts'
import { expect, test } from '../../support/test.ts'

type Posting = {
  '@type': string
  title: string
  jobLocationType: string
  applicantLocationRequirements: unknown
}

// holds Found by others §1: `/jobs/{id}` shows a listed job of the free subset without JavaScript, and leads into the hash routes
test('a listed job that visitors may see has its own page, which needs no script and links to the product', {
  tag: '@journey',
}, async ({ page }) => {
  const job = (await listedRows(page)).find((row) => row['Job Title'].length > 3)
  if (!job) throw new Error('No job is listed.')
  await page.goto(`/jobs/${job.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job['Job Title'])
  const apply = page.getByRole('link', { name: 'Apply on company site' }).first()
  await expect(apply).toHaveAttribute('href', /^https?:/)

  const text = await page.locator('script[type="application/ld+json"]').first().textContent()
  const posting = JSON.parse(text ?? '') as Posting
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: job['Job Title'],
    jobLocationType: 'TELECOMMUTE',
  })
  expect(posting.applicantLocationRequirements).toBeTruthy()

  await page.getByRole('link', { name: 'Save it on Lilypad' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/#/job/${job.id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job['Job Title'])
})

// holds Found by others §1: No markup on the page of a job that is not there
test('the page of an unknown job says so, and has no markup for search engines', async ({ page }) => {
  const reply = await page.goto('/jobs/999999999')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})
