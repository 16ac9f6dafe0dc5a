import { joinBy } from '../../support/newcomer.ts'
import { cards, expect, isPhone, logIn, test } from '../../support/test.ts'

// holds Part 1 §2: Fixed page title; any other path goes to `/`
// holds Decisions §1: Name and fixed title
test('every page has the fixed title, and an unknown path goes home', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/#/no/such/place')
  await expect(page).toHaveURL(/#\/$/)
  await expect(page).toHaveTitle('Lilypad Remote Edtech Jobs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const ADMIN_SCREENS = [
  'users',
  'scraper',
  'scrape_raw',
  'redemption-codes',
  'reports',
  'colors',
  'jobs',
  'curation',
  'alerts',
  'content',
  'audit',
  'no-such-screen',
]

// holds Part 1 §6: Admin: menu, screens, a base of their own
// holds Part 2 §2: `/admin/*`: visitors and members go to `/`
test('every admin screen redirects visitors and members home', async ({ page }) => {
  for (const person of ['visitor', 'member']) {
    if (person === 'member') await joinBy(page.request)
    // Loaded once for each: the others are links that somebody follows.
    for (const screen of ADMIN_SCREENS) {
      await page.goto(`/?${person}#/admin/${screen}`)
      await expect(page, `${person}: ${screen}`).toHaveURL(/#\/$/)
    }
  }
})

// holds Part 1 §2 Navigation bar: Active alerts in the top stripe; dismissed, one slides out
// holds Part 1 §4: An alert is cleared alone
test('an alert is dismissed and stays away', async ({ page }) => {
  await page.goto('/#/dashboard')
  const alert = page.getByText('New here?')
  await expect(alert).toBeVisible()
  await page
    .getByRole('button', { name: /dismiss/i })
    .first()
    .click()
  await expect(alert).toBeHidden()
})

// holds Part 1 §2 Start-up: Brand colours as query parameters, all seven
test('query parameters can set the brand colours', async ({ page }) => {
  await page.goto('/?primary=rgb(120,20,90)#/')
  const primary = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--primary').replaceAll(' ', ''),
    )
  await expect.poll(primary).toBe('rgb(120,20,90)')
})

// holds Part 1 §2 Navigation bar: Up to 768 px a hamburger with the same entries
test('the menu on a phone has the same entries as the bar at a desk’s width', { tag: '@phone' }, async ({
  page,
}) => {
  await logIn(page, 'admin')
  await page.goto('/#/dashboard')
  await expect(cards(page).first()).toBeVisible()
  const banner = page.getByRole('banner')
  if (isPhone(page)) await banner.getByRole('button', { name: /menu/i }).click()
  await expect(banner.getByText('Jobs', { exact: true }).filter({ visible: true })).toHaveCount(1)
  await banner.getByText('Admin', { exact: true }).filter({ visible: true }).click()
  await page.getByText('Scraper', { exact: true }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/#\/admin\/scraper$/)
})

// holds Decisions §7: The browser asks no foreign host
test('the page requests nothing from another host', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      foreign.push(request.url())
  })
  await page.goto('/#/dashboard')
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
})

test('a screen that loads late does not disturb an open menu or its focus', { tag: '@phone' }, async ({
  page,
}) => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/dashboard-screen/, async (route) => {
    await late
    await route.continue()
  })
  await joinBy(page.request)
  await page.goto('/#/account')
  await expect(page.getByRole('heading', { name: 'Hi, Wilma!' })).toBeVisible()
  await page.evaluate(() => {
    window.location.hash = '/dashboard'
  })
  const banner = page.getByRole('banner')
  if (isPhone(page)) await banner.getByRole('button', { name: 'Open menu' }).click()
  const account = banner.getByText('Account', { exact: true }).filter({ visible: true })
  await account.click()
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Hi, Wilma!')
  await expect(banner.getByRole('link', { name: 'Profile' }).filter({ visible: true })).toBeVisible()
})

// holds Part 1 §2 Navigation bar: A press outside closes a menu
test('a press outside closes an open menu', { tag: '@phone' }, async ({ page }) => {
  await joinBy(page.request)
  await page.goto('/#/account')
  const banner = page.getByRole('banner')
  if (isPhone(page)) await banner.getByRole('button', { name: 'Open menu' }).click()
  await banner.getByText('Account', { exact: true }).filter({ visible: true }).click()
  const profile = banner.getByRole('link', { name: 'Profile' })
  await expect(profile.filter({ visible: true })).toBeVisible()
  await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } })
  await expect(profile.filter({ visible: true })).toHaveCount(0)
})

// holds Part 1 §2 Start-up: Paid members and admins start at the dashboard, unless the address has a path
test('a paid member who opens the bare address starts at the dashboard', async ({ page }) => {
  await logIn(page, 'paid')
  await page.goto('/')
  await expect(page).toHaveURL(/#\/dashboard$/)
  await page.goto('/?again#/account')
  await expect(page.getByRole('heading', { name: 'Hi, Paula!' })).toBeVisible()
  await expect(page).toHaveURL(/#\/account$/)
})

// holds Part 1 §2 Start-up: Paid members and admins start at the dashboard, unless the address has a path
test('a free member who opens the bare address starts at the home page', async ({ page }) => {
  await joinBy(page.request)
  await page.goto('/')
  await expect(page.getByText('Welcome, Wilma!').first()).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Fresh on the water' })).toBeVisible()
})

// holds Part 1 §2 Navigation bar: 'Welcome, {first name}!' in place of the name; the logo leads home for a visitor
test('the logo leads a visitor home', async ({ page }) => {
  await page.goto('/#/log-in')
  await page.getByRole('banner').getByRole('link', { name: 'Lilypad', exact: true }).click()
  await expect(page).toHaveURL(/#\/$/)
})

// holds Part 1 §2 Navigation bar: The bar is sticky
test('only the bar stays in sight while scrolling: messages above it scroll away', {
  tag: '@phone',
}, async ({ page }) => {
  const alert = {
    Content: 'Read me once.',
    'Free Users': true,
    'Paid Users': true,
    'Non-logged-in Users': true,
  }
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/"alerts":\[.*?\]/, `"alerts":[${JSON.stringify(alert)}]`)
    await route.fulfill({ response, body })
  })
  await page.goto('/#/dashboard')
  await expect(cards(page).nth(20)).toBeAttached()
  await page.mouse.wheel(0, 1_500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Read me once.')).not.toBeInViewport()
})

// holds Part 1 §2 Navigation bar: Newsletter is an external link in a new tab
test('the newsletter opens in a new tab', async ({ page }) => {
  await page.goto('/#/log-in')
  const banner = page.getByRole('banner')
  const newsletter = banner.getByRole('link', { name: 'Newsletter' }).filter({ visible: true })
  await expect(newsletter).toHaveAttribute('target', '_blank')
})

// holds Part 1 §9: Mobile breakpoint 768 px
test('there is a hamburger up to 768 px, and none above', async ({ page }) => {
  await page.goto('/#/log-in')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Open menu' })
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 769, height: 900 })
  await expect(menu).toBeHidden()
})

// holds Part 1 §8: Logos, schema, alerts that do not load are logged only
test('alerts and profile choices that fail to load are logged, and shown to nobody', async ({
  page,
  complaints,
}) => {
  const lines: string[] = []
  page.on('console', (message) => void lines.push(message.text()))
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const reply = await route.fetch()
      const html = (await reply.text()).replace('"alerts":', '"no_alerts":')
      await route.fulfill({ response: reply, body: html })
    },
  )
  for (const call of ['load_alerts', 'load_users_airtable_schema'])
    await page.route(`**/api/${call}`, (route) => route.fulfill({ status: 500, json: { success: false } }))
  await joinBy(page.request)
  const asked = ['load_alerts', 'load_users_airtable_schema'].map((call) =>
    page.waitForResponse(`**/api/${call}`),
  )
  await page.goto('/#/account')
  await Promise.all(asked)
  const state = page.getByRole('region', { name: 'Personal details' }).getByLabel('State')
  await state.selectOption('Oregon')
  await expect(page.getByRole('list', { name: 'Announcements' })).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  for (const call of ['load_alerts', 'load_users_airtable_schema'])
    expect(lines).toContainEqual(expect.stringMatching(`^/api/${call} failed: internal`))
  complaints.length = 0
})
