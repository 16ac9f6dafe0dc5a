import type { APIRequestContext, Page } from '@playwright/test'
import { listedRows } from '../../support/dashboard.ts'
import { joinBy, userOf } from '../../support/newcomer.ts'
import { newRedemptionCode } from '../../support/product-database.ts'
import { cards, expect, isPhone, logIn, test } from '../../support/test.ts'

async function logInAs(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
}

// holds Part 1 §2: `/log-in`
// holds Part 1 §2 Navigation bar: 'Welcome, {first name}!' in place of the name; the logo leads home for a visitor
// holds Part 1 §2 Log-in screen: Goes to `/unsubscribe`, `/welcome` or `/dashboard`
test('on success the log-in goes to the dashboard and greets by first name', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/#/log-in')
  const submit = page.getByRole('main').getByRole('button', { name: 'Log In' })
  await page.getByLabel('E-mail address').fill('paid@example.com')
  await page.getByLabel('Password', { exact: true }).fill('lilypad-demo')
  await submit.click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(page.getByText('Welcome, Paula!').first()).toBeVisible()
})

// holds Part 1 §8: Log-in: the server's message or 'Login failed.'
test('a wrong password says so and keeps what was typed', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/#/log-in')
  await page.getByLabel('E-mail address').fill('paid@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('alert')).toContainText('Incorrect e-mail address or password.')
  await expect(page.getByLabel('E-mail address')).toHaveValue('paid@example.com')
})

// holds Part 1 §5: Log-in: 'E-mail address is required!', 'Password is required!'
test('a field that is left empty says what it needs', async ({ page }) => {
  await page.goto('/#/log-in')
  await page.getByLabel('E-mail address').focus()
  await page.getByLabel('Password', { exact: true }).focus()
  await page.getByLabel('E-mail address').focus()
  await expect(page.getByText('E-mail address is required!')).toBeVisible()
  await expect(page.getByText('Password is required!')).toBeVisible()
})

// holds Part 1 §5: Log-in: 'E-mail address is required!', 'Password is required!'
test('sent empty, it says what is missing and goes there; what a password manager filled in silently is sent', async ({
  page,
}) => {
  await page.goto('/#/log-in')
  const submit = page.getByRole('main').getByRole('button', { name: 'Log In' })
  await submit.click()
  await expect(page.getByText('E-mail address is required!')).toBeVisible()
  await expect(page.getByText('Password is required!')).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toBeFocused()
  await page.evaluate(() => {
    const fill = (name: string, value: string) =>
      Object.assign(document.querySelector(`[name=${name}]`) ?? {}, { value })
    fill('email', 'paid@example.com')
    fill('password', 'lilypad-demo')
  })
  await submit.click()
  await expect(page).toHaveURL(/#\/dashboard$/)
})

test('what was filled in without an event is sent by Enter too', async ({ page }) => {
  await page.goto('/#/log-in')
  const password = page.getByLabel('Password', { exact: true })
  await password.focus()
  await page.evaluate(() => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setter?.call(document.querySelector('[name=email]'), 'paid@example.com')
    setter?.call(document.querySelector('[name=password]'), 'lilypad-demo')
  })
  await password.press('Enter')
  await expect(page).toHaveURL(/#\/dashboard$/)
})

// holds Part 1 §5: button disabled while a request is pending
test('while it logs in, the button says so and takes no second press', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/headless_log_in', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/#/log-in')
  await logInAs(page, 'paid@example.com', 'lilypad-demo')
  await expect(page.getByRole('button', { name: 'Logging in…' })).toBeDisabled()
  release()
  await expect(page).toHaveURL(/#\/dashboard$/)
})

// holds Part 1 §2 Navigation bar: Log Out clears the user and what was pre-rendered, and goes to `/`
test('logging out clears the user and goes home', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/#/log-in')
  await page.getByLabel('E-mail address').fill('free@example.com')
  await page.getByLabel('Password', { exact: true }).fill('lilypad-demo')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(cards(page).first()).toBeVisible()
  if (isPhone(page)) await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
  await page.getByRole('banner').getByText('Account', { exact: true }).filter({ visible: true }).click()
  await page.getByText('Log Out', { exact: true }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/#\/$/)
  const reply = await page.request.get('/api/get_logged_in_user')
  expect(await reply.json()).toMatchObject({ success: true, user: null })
})

// holds Decisions §5: A log-in as somebody else in another tab is noticed
test('coming back to this tab notices that another tab logged in as somebody else', async ({ page }) => {
  await joinBy(page.request)
  await page.goto('/#/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi, Wilma!' })).toBeVisible()
  await logIn(page, 'paid')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('heading', { level: 1, name: 'Hi, Paula!' })).toBeVisible()
  await expect(page.getByLabel('E-mail address*')).toHaveValue('paid@example.com')
})

test('every tab notices at once that somebody logged out in another one', async ({ page, context }) => {
  await joinBy(page.request)
  await page.goto('/#/account')
  const other = await context.newPage()
  await other.goto('/#/account')
  // This screen is not prerendered: the app has started, and hears the other tab.
  await expect(other.getByRole('heading', { level: 1, name: 'Hi, Wilma!' })).toBeVisible()
  await expect(other.getByText('Welcome, Wilma!').first()).toBeAttached()
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  await expect(other.getByText('Welcome, Wilma!')).toHaveCount(0)
})

test('a session that was lost is noticed by the first call that is refused, in every tab', async ({
  page,
  context,
  complaints,
}) => {
  await joinBy(page.request)
  // Every call is answered before the session is lost: the first that is refused is to be that of the button.
  await page.goto('/#/account', { waitUntil: 'networkidle' })
  const other = await context.newPage()
  await other.goto('/#/account', { waitUntil: 'networkidle' })
  // This screen is not prerendered: the app has started, and hears the other tab.
  await expect(other.getByRole('heading', { level: 1, name: 'Hi, Wilma!' })).toBeVisible()
  await expect(other.getByText('Welcome, Wilma!').first()).toBeAttached()
  await context.clearCookies()
  await page.getByLabel('First name*').fill('Willow')
  await page.getByRole('button', { name: 'Save Updates' }).first().click()
  for (const tab of [page, other]) await expect(tab.getByText('Welcome, Wilma!')).toHaveCount(0)
  complaints.length = 0
})

// holds Part 1 §2: `/unsubscribe/log-in`, with a note that we are sorry
// holds Part 1 §2 Log-in screen: Goes to `/unsubscribe`, `/welcome` or `/dashboard`
test('a person who comes to unsubscribe reads that we are sorry, and lands on their e-mails', async ({
  page,
  request,
}) => {
  const { email, password } = await joinBy(request)
  await page.goto('/#/unsubscribe')
  await expect(page).toHaveURL(/#\/unsubscribe\/log-in$/)
  await expect(page.getByRole('heading', { name: 'We’re sorry to see you go' })).toBeVisible()
  await logInAs(page, email, password)
  await expect(page).toHaveURL(/#\/unsubscribe$/)
  await expect(page.getByRole('region', { name: 'Marketing preferences' })).toBeInViewport()
})

// holds Part 1 §8: Log-in: the server's message or 'Login failed.'
test('without a connection the form says that the log-in failed, and keeps what was typed', async ({
  page,
  complaints,
}) => {
  await page.goto('/#/log-in')
  await page.route('**/api/headless_log_in', (route) => route.abort())
  await logInAs(page, 'free@example.com', 'lilypad-demo')
  await expect(page.getByRole('alert')).toHaveText('Login failed.')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('lilypad-demo')
  complaints.length = 0
})

/** A job that visitors do not see. */
async function findMembersJob(page: Page, request: APIRequestContext) {
  const mine = new Set((await listedRows(page)).map(({ id }) => id))
  await request.post('/api/headless_log_in', {
    data: { email: 'paid@example.com', password: 'lilypad-demo' },
  })
  const { jobs } = (await (await request.get('/api/load_front_end_jobs')).json()) as {
    jobs: { id: number }[]
  }
  return jobs.find((job) => !mine.has(job.id))?.id
}

async function logInForJob(page: Page, id: number | undefined, email: string, password: string) {
  await page.goto(`/#/job/${id}`)
  await expect(page).toHaveURL(/#\/sign-up\/job$/)
  const main = page.getByRole('main')
  await expect(main.locator('a, h1').first()).toHaveText('Log in')
  await main.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/#\/log-in$/)
  await logInAs(page, email, password)
}

test('a visitor who came for a job of paid members logs in near the top, and is on that job', async ({
  page,
  request,
}) => {
  const id = await findMembersJob(page, request)
  await logInForJob(page, id, 'paid@example.com', 'lilypad-demo')
  await expect(page).toHaveURL(new RegExp(`#/job/${id}$`))
  await expect(page.getByRole('region', { name: 'Description' })).toBeVisible()
})

test('so is one who is welcomed first', async ({ page, request }) => {
  const id = await findMembersJob(page, request)
  const { email, password } = await joinBy(request, { redemption_code: await newRedemptionCode() })
  await logInForJob(page, id, email, password)
  await expect(page).toHaveURL(/#\/welcome$/)
  const details = page.getByRole('region', { name: 'Personal details' })
  await expect(details.getByLabel('First name')).toHaveValue('Wilma')
  await details.getByRole('button', { name: 'Save Updates' }).click()
  await expect(page).toHaveURL(new RegExp(`#/job/${id}$`))
})

test('who is welcomed first may put that off, and is on that job', async ({ page, request }) => {
  const id = await findMembersJob(page, request)
  const { email, password } = await joinBy(request, { redemption_code: await newRedemptionCode() })
  await logInForJob(page, id, email, password)
  await expect(page).toHaveURL(/#\/welcome$/)
  await page.getByRole('link', { name: 'Not now' }).click()
  await expect(page).toHaveURL(new RegExp(`#/job/${id}$`))
})

for (const [what, address] of [
  ['a saved search', '/dashboard/1'],
  ['the tracker', '/tracker'],
])
  test(`a visitor who opens the link of ${what} in an e-mail logs in, and is there`, async ({ page }) => {
    await page.goto(`/#${address}`)
    await expect(page).toHaveURL(/#\/log-in$/)
    await logInAs(page, 'paid@example.com', 'lilypad-demo')
    await expect(page).toHaveURL(new RegExp(`#${address}$`))
  })

// holds Part 1 §2: `/log-in/:code`
// holds Part 1 §2 Log-in screen: The code is sent with the log-in
test('the log-in redeems a code in the address', async ({ page, request }) => {
  const { email, password } = await joinBy(request)
  await page.goto(`/#/log-in/${await newRedemptionCode()}`)
  await logInAs(page, email, password)
  await expect(page).toHaveURL(/#\/dashboard$/)
  expect(await userOf(page)).toMatchObject({ email, is_free: false })
})

// holds Part 1 §2: `/welcome`
// holds Part 1 §2 Log-in screen: Goes to `/unsubscribe`, `/welcome` or `/dashboard`
// holds Part 1 §2 Account page: 'Welcome to Lilypad! To get started, please complete your profile below.'
// holds Part 1 §4: Profile save in welcome mode goes to the dashboard
test('the log-in welcomes a member who joined by a code, until they save their profile', async ({
  page,
  request,
}) => {
  const { email, password } = await joinBy(request, { redemption_code: await newRedemptionCode() })
  await page.goto('/#/log-in')
  await logInAs(page, email, password)
  await expect(page).toHaveURL(/#\/welcome$/)
  await expect(
    page.getByText('Welcome to Lilypad! To get started, please complete your profile below.'),
  ).toBeVisible()
  const details = page.getByRole('region', { name: 'Personal details' })
  await expect(details.getByLabel('First name')).toHaveValue('Wilma')
  await details.getByRole('button', { name: 'Save Updates' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  await page.goto('/#/log-in')
  await expect(page).toHaveURL(/#\/dashboard$/)
})

// holds Part 1 §2 Log-in screen: The code is sent with the log-in
test('a code in the address is also redeemed for somebody who is already logged in', async ({ page }) => {
  await joinBy(page.request)
  await page.goto(`/#/log-in/${await newRedemptionCode()}`)
  await expect(page.getByText('You subscription has been activated!')).toBeVisible()
})

// holds Decisions §5: A bad code: 400 and no account at sign-up; log-in succeeds
test('an alert reports a code that cannot be used, and the log-in succeeds', async ({ page, request }) => {
  const { email, password } = await joinBy(request)
  await page.goto('/#/log-in/NOSUCHCODE22')
  await expect(page.getByRole('link', { name: 'Sign up here' })).toHaveAttribute(
    'href',
    '#/redeem/NOSUCHCODE22',
  )
  await logInAs(page, email, password)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('This code is not valid or has already been used.')
  await dialog.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
})

test('nothing on the log-in screen moves when the log-in fails', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/#/log-in')
  const form = page.getByRole('main').locator('form')
  const places = () =>
    form
      .locator('input, button, a')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
  await page.getByLabel('E-mail address').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  const before = await places()
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Incorrect e-mail address or password.')).toBeVisible()
  expect(await places()).toEqual(before)
})
