import { expectAccessible } from '../../support/accessibility.ts'
import { listedRows, openDashboard } from '../../support/dashboard.ts'
import { joinByCall } from '../../support/newcomer.ts'
import {
  askCallsAlone,
  cards,
  expect,
  expectNoSidewaysScroll,
  isPhone,
  logIn,
  test,
} from '../../support/test.ts'

// holds Part 2 §2: `/job/:id`
// holds Part 2 §2 Dashboard: Applying opens the company's address with campaign tags
test('the job page shows the listing, related jobs and a way to apply with campaign tags', {
  tag: '@journey',
}, async ({ page }) => {
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
  await expectAccessible(page)
})

// holds Part 2 §2 Job page: The description is Markdown
// holds Decisions §7: Scraped text is hostile: cleaned on the way in and when shown
test('scraped text is hostile: no script, style, frame or javascript link survives', async ({ page }) => {
  await logIn(page, 'paid')
  const list = await (await page.request.get('/api/load_front_end_jobs')).json()
  const hostile: number[] = []
  for (const { id } of list.jobs as { id: number }[]) {
    const { job } = await (await page.request.get(`/api/load_front_end_job?id=${id}`)).json()
    if (/printable version/i.test(job['Full Job Description'] ?? '')) hostile.push(id)
    if (hostile.length > 0) break
  }
  expect(hostile.length).toBeGreaterThan(0)
  await page.goto(`/#/job/${hostile[0]}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const article = page.getByRole('region', { name: 'Description' })
  await expect(article).toBeVisible()
  const html = await article.innerHTML()
  expect(html).not.toMatch(/<script|<style|<iframe|javascript:|\son\w+=/i)
  // White on white: what no reader sees is not there.
  expect(html).not.toMatch(/agents? should/i)
})

// holds Part 2 §2 Job page: Not found: `/sign-up/job` with its banner
test('a job outside the free subset is missing: the page goes to /sign-up/job with its banner', {
  tag: '@journey',
}, async ({ page, request }) => {
  const mine = new Set((await listedRows(page)).map(({ id }) => id))
  const reply = await request.post('/api/headless_log_in', {
    data: { email: 'paid@example.com', password: 'lilypad-demo' },
  })
  expect(reply.ok()).toBe(true)
  const all = (await (await request.get('/api/load_front_end_jobs')).json()) as { jobs: { id: number }[] }
  const hidden = all.jobs.find(({ id }) => !mine.has(id))
  expect(hidden).toBeDefined()
  await page.goto(`/#/job/${hidden?.id}`)
  await expect(page).toHaveURL(/#\/sign-up\/job$/)
  await expect(page.getByText('This job is only available to paid subscribers.')).toBeVisible()
})

// holds Part 2 §2 Job page: Ad banner 'Explore more hand-picked jobs...'
// holds Part 2 §2 Job page: Related Jobs with the sign-up card's sentence
test('visitors and free members have the ad banner, and a card about the other jobs', async ({ page }) => {
  const [job] = await listedRows(page)
  await page.goto(`/#/job/${job?.id}`)
  const banner = page.getByRole('link', { name: 'Explore more hand-picked jobs...' })
  const card = page.getByRole('link', {
    name: 'I search 575+ company job boards daily — see all the jobs with a $15 subscription.',
  })
  await expect(card).toHaveAttribute('href', /#\/sign-up$/)
  await expectAccessible(page)
  await banner.click()
  await expect(page).toHaveURL(/#\/sign-up$/)
  await logIn(page, 'free')
  await page.goto(`/?again#/job/${job?.id}`)
  await expect(card).toHaveAttribute('href', /#\/upgrade$/)
  await banner.click()
  await expect(page).toHaveURL(/#\/upgrade$/)
})

// holds Part 2 §2 Job page: Ad banner 'Explore more hand-picked jobs...'
test('a paid member has neither', async ({ page }) => {
  await logIn(page, 'paid')
  const [job] = await listedRows(page)
  await page.goto(`/#/job/${job?.id}`)
  await expect(page.getByRole('heading', { name: 'Related Jobs' })).toBeVisible()
  await expect(page.getByText('Explore more hand-picked jobs...')).toHaveCount(0)
  await expect(page.getByText(/I search 575\+ company job boards daily/)).toHaveCount(0)
})

// holds Part 2 §2 Job page: 'The company has removed this job from its job board.'
test('a removed job keeps its page, with the banner', async ({ page }) => {
  const [job] = await listedRows(page)
  await askCallsAlone(page)
  await page.route('**/api/load_front_end_job?*', async (route) => {
    const body = await (await route.fetch()).json()
    body.job['Date Deleted'] = '2026-01-31'
    await route.fulfill({ json: body })
  })
  await page.goto(`/#/job/${job?.id}`)
  await expect(page.getByText('The company has removed this job from its job board.')).toBeVisible()
  await expect(page.getByText(/· checked /)).toHaveCount(0)
  await expectAccessible(page)
})

test('a click on a related job is counted as a click on a similar job', async ({ page }) => {
  await logIn(page, 'free')
  const [job] = await listedRows(page)
  await page.goto(`/#/job/${job?.id}`)
  const recorded = page.waitForRequest(/\/api\/on_job_click\?/)
  await page
    .getByRole('region', { name: 'Related Jobs' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .click()
  expect(new URL((await recorded).url()).searchParams.get('is_similar_job')).toBe('true')
  await expect(page).not.toHaveURL(new RegExp(`#/job/${job?.id}$`))
})

test('the star of the page is the star of the card', async ({ page }) => {
  await joinByCall(page)
  await openDashboard(page)
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/#\/job\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Related Jobs' })).toBeVisible()
  const star = page.getByRole('main').getByRole('button', { name: /^Save / })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  const first = cards(page)
    .first()
    .getByRole('button', { name: /^Save / })
  await expect(first).toHaveAttribute('aria-pressed', 'true')
})

test('the page says when the job was added and checked; printed, it is the job alone', async ({ page }) => {
  const [job] = await listedRows(page)
  await page.goto(`/#/job/${job?.id}`)
  await expect(
    page.getByText(/^Added (today|yesterday|\d+ (days|weeks) ago) · checked (today|yesterday)/),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Description' })).not.toHaveText('')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByText('Explore more hand-picked jobs...')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Related Jobs' })).toBeHidden()
})

test('Apply is in reach: beside the title at a desk’s width, on a phone also while reading', {
  tag: '@phone',
}, async ({ page }) => {
  const [job] = await listedRows(page)
  await page.goto(`/#/job/${job?.id}`)
  const apply = page.getByRole('link', { name: 'Apply on company site' }).filter({ visible: true })
  await expect(apply).toBeInViewport()
  if (!isPhone(page)) return
  await page.mouse.wheel(0, 400)
  await expect(apply).toBeInViewport()
})

// holds Part 2 §2 Job page: The description is Markdown
test('a wide table in a description scrolls by itself, and the rest fits the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDashboard(page)
  const [first] = await listedRows(page)
  await askCallsAlone(page)
  await page.route('**/api/load_front_end_job?*', async (route) => {
    const reply = await route.fetch()
    const body = await reply.json()
    const wide = `| a | b |\n|---|---|\n| 1 | ${'longword'.repeat(60)} |`
    body.job['Full Job Description'] = wide
    await route.fulfill({ json: body })
  })
  await page.goto(`/#/job/${first?.id}`)
  await expect(page.getByRole('cell', { name: 'longword' })).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const facts = await page.getByLabel('Facts').boundingBox()
  for (const box of [title, facts])
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
})

test('deeply nested quotes and lists, and pay of one long word, fit the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDashboard(page)
  const [first] = await listedRows(page)
  const list = Array.from({ length: 20 }, (_, depth) => `${'  '.repeat(depth)}- point ${depth}`).join('\n')
  await askCallsAlone(page)
  await page.route('**/api/load_front_end_job?*', async (route) => {
    const body = await (await route.fetch()).json()
    body.job['Full Job Description'] = `${'> '.repeat(40)}innermost\n\n${list}`
    body.job['Salary Range'] = `$${'9'.repeat(120)}`
    await route.fulfill({ json: body })
  })
  await page.goto(`/?again#/job/${first?.id}`)
  await expect(page.getByText('innermost')).toBeVisible()
  await expect(page.getByText('point 19')).toBeVisible()
  await expectNoSidewaysScroll(page)
})

// holds Part 2 §2 Job page: Not found: `/sign-up/job` with its banner
test('an impossible id is a missing job', async ({ page }) => {
  await page.goto('/#/job/99999999999999999999')
  await expect(page).toHaveURL(/#\/sign-up\/job$/)
  await expect(page.getByText('This job is only available to paid subscribers.')).toBeVisible()
})

test('a job without a usable address has no way to apply, and no empty bar for it', async ({ page }) => {
  await openDashboard(page)
  const [first] = await listedRows(page)
  await askCallsAlone(page)
  await page.route('**/api/load_front_end_job?*', async (route) => {
    const body = await (await route.fetch()).json()
    body.job['Job URL'] = 'javascript:alert(1)'
    await route.fulfill({ json: body })
  })
  await page.goto(`/?again#/job/${first?.id}`)
  await expect(page.getByRole('heading', { name: 'Related Jobs' })).toBeVisible()
  await expect(page.getByRole('link', { name: /apply/i })).toHaveCount(0)
  await expect(page.locator('article .sticky.bottom-0')).toHaveCount(0)
})
