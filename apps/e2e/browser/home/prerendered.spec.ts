import type { Page } from '@playwright/test'
import { joinByCall } from '../../support/newcomer.ts'
import { cards, expect, logIn, test } from '../../support/test.ts'

const APP = '**/assets/app-*.js'

/** Keeps the app from loading until the returned function is called. */
async function holdApp(page: Page): Promise<() => unknown> {
  const released = new EventTarget()
  const release = new Promise((resolve) => released.addEventListener('release', resolve))
  await page.route(APP, async (route) => {
    await release
    await route.fallback()
  })
  return () => released.dispatchEvent(new Event('release'))
}

/** The position of each text in the header and on the page. */
const placesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(async (elements) => {
    // Not every machine has the font that replaces ours until it has loaded.
    await document.fonts.ready
    return elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${element.textContent}: ${[x, y, width, height].map(Math.round).join(' ')}`
      })
  })

const isLive = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.querySelectorAll('button[inert]').length)).toBe(0)

const READ = 'header a, main h1, main h2, section:first-of-type p, section:first-of-type a'

// holds First sight: What a screen can show without further calls is seen before the app is there, and nothing moves when it comes
test('the home page is shown before the app has loaded, and nothing moves when it starts', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skip the search. Land the remote job.')
  await expect(page.getByRole('article').first()).toBeVisible()
  const before = await placesOf(page, READ)
  release()
  await isLive(page)
  await expect(page.getByText('A calmer way to a better job')).toBeAttached()
  const after = await placesOf(page, READ)
  expect(before.length).toBeGreaterThan(5)
  expect(after).toEqual(expect.arrayContaining(before))
})

// holds First sight: Links work from the first moment
test('a link pressed before the app has loaded leads to its target', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: "Let's Go" }).click()
  release()
  await expect(page.getByRole('button', { name: 'Choose Hop' })).toBeVisible()
  await expect(page).toHaveURL(/#\/sign-up$/)
})

test('what is pressed on a drawn job counts as if the app had been there: Apply, and a related job', async ({
  page,
}) => {
  await logIn(page, 'paid')
  const { jobs } = await (await page.request.get('/api/load_front_end_jobs')).json()
  const [{ id }] = jobs
  const release = await holdApp(page)
  const open = async (visit: number) => {
    await page.goto(`/?visit=${visit}#/job/${id}`, { waitUntil: 'commit' })
    await expect(page.locator('main .article').last()).toBeAttached()
  }
  const question = () => page.evaluate(() => sessionStorage.getItem('lilypad-did-you-apply') ?? '')
  await open(1)
  const apply = page.getByRole('link', { name: 'Apply on company site' }).first()
  await expect(apply).toHaveAttribute('href', /utm_source=lilypad/)
  const elsewhere = page.context().waitForEvent('page')
  await apply.click()
  await (await elsewhere).close()
  await release()
  await expect.poll(question).toContain(`"id":${id},`)
  const held = await holdApp(page)
  await open(2)
  const counted = page.waitForRequest(/on_job_click/)
  const related = page.getByRole('region', { name: 'Related Jobs' }).getByRole('article').first()
  const href = await related.getByRole('link').getAttribute('href')
  await related.getByRole('link').click()
  held()
  const url = new URL((await counted).url())
  expect(`#/job/${url.searchParams.get('id')}`).toBe(href)
  expect(url.searchParams.get('is_similar_job')).toBe('true')
})

// holds First sight: What a screen can show without further calls is seen before the app is there, and nothing moves when it comes
test('the dashboard’s frame is shown before the app has loaded', { tag: '@phone' }, async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/#/dashboard', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Remote jobs in education' })).toBeVisible()
  const before = await placesOf(page, 'main h1')
  release()
  await expect(cards(page).first()).toBeVisible()
  expect(before).toHaveLength(1)
  expect(await placesOf(page, 'main h1')).toEqual(before)
})

test('a paid member who opens the bare address sees the dashboard from the first moment', async ({
  page,
}) => {
  await logIn(page, 'paid')
  const release = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('banner').getByText(/^Welcome, /)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remote jobs in education')
  release()
  await expect(page).toHaveURL(/#\/dashboard/)
  await expect(cards(page).first()).toBeVisible()
})

for (const [address, heading] of [
  ['/log-in', 'Welcome back'],
  ['/sign-up', /^Which pad will you land on/],
  ['/forgot-password', 'Forgot your password?'],
] as const) {
  // holds First sight: What a screen can show without further calls is seen before the app is there, and nothing moves when it comes
  test(`${address} is shown before the app has loaded, and nothing moves when it starts`, {
    tag: '@phone',
  }, async ({ page }) => {
    const release = await holdApp(page)
    await page.goto(`/#${address}`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const before = await placesOf(page, 'header a, main h1, h1 + p')
    release()
    await isLive(page)
    expect(await placesOf(page, 'header a, main h1, h1 + p')).toEqual(before)
  })
}

// holds First sight: What a screen can show without further calls is seen before the app is there, and nothing moves when it comes
test('a job and its employer are shown whole before the app has loaded, and nothing moves when it starts', {
  tag: '@phone',
}, async ({ page }) => {
  await logIn(page, 'paid')
  const { jobs } = await (await page.request.get('/api/load_front_end_jobs')).json()
  const [{ id, 'Company Name': company }] = jobs
  for (const [address, text] of [
    [`/job/${id}`, page.locator('main .article').last()],
    [`/company/${encodeURIComponent(company)}`, cards(page).first()],
  ] as const) {
    const release = await holdApp(page)
    await page.goto(`/?at=${id}#${address}`, { waitUntil: 'commit' })
    await expect(text).toBeAttached()
    const before = await placesOf(page, 'main h1')
    release()
    await isLive(page)
    await expect(text).toBeAttached()
    expect(before).toHaveLength(1)
    expect(await placesOf(page, 'main h1')).toEqual(before)
    await page.goto('about:blank')
    await page.unroute(APP)
  }
})

// holds First sight: What a screen can show without further calls is seen before the app is there, and nothing moves when it comes
test('a member’s tracker, account and job are shown before the app has loaded', async ({ page }) => {
  await joinByCall(page)
  const release = await holdApp(page)
  for (const [address, text] of [
    ['/tracker', 'Job tracker'],
    ['/account/hidden', 'What you hide'],
    ['/account/connections', 'Keys and webhooks'],
    ['/account', /^Good |^Hello|Wilma/],
    ['/upgrade', /^Which pad/],
    ['/job/1', 'All jobs'],
  ] as const) {
    await page.goto(`/?at=${address}#${address}`, { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  }
  release()
})

// holds First sight: An app that does not come says so, and can be asked for again
test('the page says when the app fails to load, and requests it again on demand', async ({
  page,
  complaints,
}) => {
  await page.route(APP, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('Lilypad could not be loaded.')
  await page.unroute(APP)
  await page.getByRole('button', { name: 'Try again' }).click()
  await isLive(page)
  await expect(page.getByText('A calmer way to a better job')).toBeAttached()
  complaints.length = 0
})
