import { counter, filtersOf, openDashboard, section, showJobs } from '../support/dashboard.ts'
import { joinPremium } from '../support/premium.ts'
import { cards, expect, test } from '../support/test.ts'

test('a filter change resets the rendering limit', async ({ page }) => {
  await joinPremium(page)
  await openDashboard(page)
  await expect(cards(page)).toHaveCount(100)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(110)
  await page.evaluate(() => window.scrollTo(0, 0))
  const before = await counter(page).textContent()
  const types = await section(await filtersOf(page), 'Job type')
  await types.getByRole('checkbox', { name: /^Full-Time/ }).check()
  await showJobs(page)
  await expect(counter(page)).not.toHaveText(before ?? '')
  await expect(cards(page)).toHaveCount(100)
})

test('the counter counts the jobs of a stack, which have one card', async ({ page }) => {
  await page.route('**/api/load_front_end_jobs', async (route) => {
    const body = await (await route.fetch()).json()
    const [one, two, three] = body.jobs
    body.jobs = [
      { ...one, stack_id: 'a-stack' },
      { ...two, stack_id: 'a-stack' },
      { ...three, stack_id: null },
    ]
    await route.fulfill({ json: body })
  })
  await openDashboard(page)
  await expect(counter(page)).toHaveText('3 jobs found')
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'See additional locations' })).toHaveCount(1)
})
