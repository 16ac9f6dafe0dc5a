import AxeBuilder from '@axe-core/playwright'
import { cards, expect, expectNoSidewaysScroll, logIn, test } from '../support/test.ts'

test('the job page shows the listing, related jobs and a way to apply with campaign tags', async ({
  page,
}) => {
  await logIn(page, 'paid')
  await page.goto('/#/dashboard')
  const clicked = page.waitForRequest(/\/api\/on_job_click\?id=\d+/)
  await cards(page).nth(3).getByRole('link').first().click()
  await clicked
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Related Jobs' })).toBeVisible()
  const apply = page.getByRole('link', { name: /apply/i }).first()
  const address = new URL((await apply.getAttribute('href')) ?? '')
  expect(address.searchParams.get('utm_source')).toBe('lilypad')
  expect(address.searchParams.get('utm_medium')).toBe('job-board')
  expect(address.searchParams.get('utm_campaign')).toBe('apply')
  await expectNoSidewaysScroll(page)
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
  expect(violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([])
})

test('scraped text is hostile: no script, style, frame or javascript link survives', async ({ page }) => {
  await logIn(page, 'paid')
  const list = await (await page.request.get('/api/load_front_end_jobs')).json()
  const hostile: number[] = []
  for (const { id } of list.jobs as { id: number }[]) {
    const { job } = await (await page.request.get(`/api/load_front_end_job?id=${id}`)).json()
    if (/agents? should/i.test(job['Full Job Description'] ?? '')) hostile.push(id)
    if (hostile.length > 0) break
  }
  expect(hostile.length).toBeGreaterThan(0)
  await page.goto(`/#/job/${hostile[0]}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const article = page.getByRole('region', { name: 'Description' })
  await expect(article).toBeVisible()
  const html = await article.innerHTML()
  expect(html).not.toMatch(/<script|<style|<iframe|javascript:|\son\w+=/i)
})

test('a job outside the free subset is not shown to a visitor', async ({ page, request }) => {
  const mine = await (await page.request.get('/api/load_front_end_jobs')).json()
  const reply = await request.post('/api/headless_log_in', {
    data: { email: 'paid@example.com', password: 'lilypad-demo' },
  })
  expect(reply.ok()).toBe(true)
  const all = await (await request.get('/api/load_front_end_jobs')).json()
  const visible = new Set((mine.jobs as { id: number }[]).map(({ id }) => id))
  const hidden = (all.jobs as { id: number; 'Job Title': string }[]).find(({ id }) => !visible.has(id))
  expect(hidden).toBeDefined()
  await page.goto(`/#/job/${hidden?.id}`)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(hidden?.['Job Title'] ?? '')).toHaveCount(0)
})
