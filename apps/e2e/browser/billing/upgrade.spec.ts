import { expectAccessible } from '../../support/accessibility.ts'
import { payInSandbox } from '../../support/checkout.ts'
import { fillSignUp, joinByCall, newcomer, readAlert, userOf } from '../../support/newcomer.ts'
import { expect, logIn, test } from '../../support/test.ts'

const WELCOME = 'Your account was created and you are logged in.'
const BANNER = 'This job is only available to paid subscribers.'

// holds Part 1 §1: Skip and jump through a hosted payment link
// holds Part 1 §4: Skip, jump: the payment link with the new user's reference
// holds Decisions §5: Sign-up opens a session on every plan
test('joining on skip leads to the payment link, and from there to the dashboard with every job', {
  tag: '@journey',
}, async ({ page }) => {
  const person = newcomer()
  await page.goto('/#/sign-up')
  await page.getByRole('button', { name: 'Choose Skip' }).click()
  const form = page.getByRole('dialog', { name: 'Sign Up' })
  await fillSignUp(form, person)
  await form.getByRole('button', { name: 'Continue to Payment' }).click()
  await payInSandbox(page)
  await expect(page.getByText(WELCOME)).toBeVisible()
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(page.getByText('Welcome, Wilma!').first()).toBeAttached()
  expect(await userOf(page)).toMatchObject({ email: person.email, is_free: false })
})

// holds Part 1 §2: `/upgrade`; a visitor goes to `/`
test('a visitor who opens the upgrade goes home', async ({ page }) => {
  await page.goto('/#/upgrade')
  await expect(page).toHaveURL(/#\/$/)
})

// holds Part 1 §2: `/upgrade`; a visitor goes to `/`
// holds Part 1 §2 Sign-up and upgrade: Hop is hidden in the upgrade
// holds Part 1 §4: Upgrade: straight to the payment link, no modal
test('a free member chooses between skip and jump, pays without another form, and is premium', async ({
  page,
}) => {
  await joinByCall(page)
  await page.goto('/#/upgrade')
  await expect(page.getByRole('article')).toHaveText([/Skip/, /Jump/])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose Jump' }).click()
  await payInSandbox(page)
  const started = page.getByRole('dialog', { name: 'Your plan has started' })
  await expect(started).toContainText('Every job, every filter and your own alerts are yours now')
  await expect(page.getByText(WELCOME)).toHaveCount(0)
  await expect(page).toHaveURL(/#\/dashboard$/)
  expect(await userOf(page)).toMatchObject({ is_free: false })
})

// holds Decisions §5: After skip=1 or jump=1: asks for up to 30 s
test('the page waits for a payment that is not confirmed yet, and says so', async ({ page }) => {
  await joinByCall(page)
  let confirmed = false
  await page.route('**/api/get_logged_in_user', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { user: object }
    await route.fulfill({ json: { ...body, user: { ...body.user, is_free: !confirmed } } })
  })
  await page.goto('/#/dashboard?jump=1')
  await expect(page.getByText('Confirming your payment…')).toBeVisible()
  confirmed = true
  await expect(page.getByText('Confirming your payment…')).toHaveCount(0)
  await expect(page).toHaveURL(/#\/dashboard$/)
})

// holds Decisions §5: After skip=1 or jump=1: asks for up to 30 s
test('after 30 seconds the page says that the payment is not confirmed, and offers to check again', async ({
  page,
}) => {
  await joinByCall(page)
  await page.clock.install()
  await page.goto('/#/dashboard?skip=1')
  await expect(page.getByText('Confirming your payment…')).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(page.getByText(/Your payment has not been confirmed yet\./)).toBeVisible()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText('Confirming your payment…')).toBeVisible()
})

test('a paid member is not sold a second subscription', async ({ page }) => {
  await logIn(page, 'paid')
  await page.goto('/#/upgrade')
  await expect(page.getByText(/You have full access/)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

// holds Part 1 §7: `GET /api/generate_stripe_customer_portal_url`, with `?upgrade=1`
test('a paid member changes the plan in the portal, which opens on its plans', async ({ page }) => {
  await joinByCall(page)
  await page.goto('/#/upgrade')
  await page.getByRole('button', { name: 'Choose Skip' }).click()
  await payInSandbox(page)
  await expect(page).toHaveURL(/#\/dashboard$/)
  await page.goto('/#/upgrade')
  const asked = page.waitForRequest('**/api/generate_stripe_customer_portal_url?upgrade=1')
  await page.getByRole('button', { name: 'Change my plan' }).click()
  await asked
  await expect(page.getByRole('heading', { name: 'Change plan' })).toBeVisible()
})

// holds Decisions §6: Without keys paid plans say that they are not available
test('a plan without a payment link says that it is not available at the moment', async ({ page }) => {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const reply = await route.fetch()
      const html = (await reply.text()).replace(/"payment_link_jump":"[^"]*"/, '"payment_link_jump":null')
      await route.fulfill({ response: reply, body: html })
    },
  )
  await page.goto('/#/sign-up')
  const jump = page.getByRole('article', { name: 'Jump' })
  await expect(jump).toContainText('This plan is not available at the moment.')
  await expect(jump.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choose Skip' })).toBeEnabled()
})

// holds Part 1 §2: `/sign-up/job` with its banner
// holds Part 1 §8: 'This job is only available to paid subscribers.'
// holds Part 2 §8: A missing job goes to `/sign-up/job`
test('a job for paid members leads a visitor to sign-up with a banner', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/#/job/999999999')
  await expect(page).toHaveURL(/#\/sign-up\/job$/)
  await expect(page.getByText(BANNER)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expectAccessible(page)
})

// holds Decisions §4: `/sign-up/job` for a free member: banner and upgrade cards
test('it leads a free member to the upgrade cards with the banner', async ({ page }) => {
  await logIn(page, 'free')
  await page.goto('/#/sign-up/job')
  await expect(page.getByText(BANNER)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page).toHaveURL(/#\/sign-up\/job$/)
})

// holds Decisions §4: `/sign-up/job` for a premium member: 'This job is no longer available.'
test('it tells a premium member that the job is no longer available', async ({ page }) => {
  await logIn(page, 'paid')
  await page.goto('/#/job/999999999')
  expect(await readAlert(page)).toBe('This job is no longer available.')
  await expect(page).toHaveURL(/#\/dashboard$/)
})
