import { expectAccessible } from '../../support/accessibility.ts'
import { fillSignUp, joinByCall, newcomer, readAlert, userOf } from '../../support/newcomer.ts'
import { newRedemptionCode } from '../../support/product-database.ts'
import { expect, test } from '../../support/test.ts'

const BAD_CODE = 'This code is not valid or has already been used.'

// holds Part 1 §2 Sign-up and upgrade: No cards with a redemption code
// holds Part 1 §2 Redeem screen: Headline congratulates on a free subscription
// holds Part 1 §2 Redeem screen: 'Set-up your account below and start searching for your next job.'
// holds Part 1 §4: With a code the plan is hop
test('with a code a newcomer sets up an account, which is premium from the start', {
  tag: '@journey',
}, async ({ page }) => {
  const person = newcomer()
  await page.goto(`/#/redeem/${await newRedemptionCode()}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Congratulations.*free subscription/)
  await expect(
    page.getByText('Set-up your account below and start searching for your next job.'),
  ).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expectAccessible(page)
  const form = page.getByRole('region', { name: 'Sign Up' })
  await fillSignUp(form, person)
  await form.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await userOf(page)).toMatchObject({ email: person.email, is_free: false })
})

// holds Part 1 §2: `/redeem/:code`
// holds Part 1 §2 Redeem screen: Redeemed once; 'You subscription has been activated! Get started here.'
test('for somebody who is logged in the code is redeemed once', async ({ page }) => {
  await joinByCall(page)
  const redeemed: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/redeem')) redeemed.push(request.url())
  })
  await page.goto(`/#/redeem/${await newRedemptionCode()}`)
  await expect(page.getByText('You subscription has been activated! Get started here.')).toBeVisible()
  expect(redeemed).toHaveLength(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Get started here.' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  expect(await userOf(page)).toMatchObject({ is_free: false })
})

// holds Part 1 §2 Redeem screen: 'Please wait while we activate your subscription.'
// holds Part 1 §4: Redeem: redeeming, then succeeded
test('the screen asks them to wait meanwhile', async ({ page }) => {
  await joinByCall(page)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/redeem', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/#/redeem/${await newRedemptionCode()}`)
  await expect(page.getByText('Please wait while we activate your subscription.')).toBeVisible()
  release()
  await expect(page.getByRole('link', { name: 'Get started here.' })).toBeVisible()
})

// holds Part 1 §8: Redeem fails: see decisions, section 9
// holds Decisions §9: A failed redemption shows the server's message
test('a used code is refused with the server’s message', async ({ page, context }) => {
  const code = await newRedemptionCode()
  await joinByCall(page)
  await page.goto(`/#/redeem/${code}`)
  await expect(page.getByRole('link', { name: 'Get started here.' })).toBeVisible()

  await context.clearCookies()
  await joinByCall(page)
  await page.goto(`/?again#/redeem/${code}`)
  expect(await readAlert(page)).toBe(BAD_CODE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This code could not be redeemed')
  expect(await userOf(page)).toMatchObject({ is_free: true })
})

test('a bad code makes no account, and the form stays as it was', async ({ page }) => {
  const person = newcomer()
  await page.goto('/#/redeem/NOSUCHCODE99')
  const form = page.getByRole('region', { name: 'Sign Up' })
  await fillSignUp(form, person)
  await form.getByRole('button', { name: 'Sign Up' }).click()
  expect(await readAlert(page)).toBe(BAD_CODE)
  await expect(form.getByLabel('E-mail address*')).toHaveValue(person.email)
  expect(await userOf(page)).toBeNull()
})

// holds Part 1 §2 Redeem screen: 'Log in here' to `/log-in/{code}`
test('a person with an account logs in, which activates the subscription', async ({ page, context }) => {
  const person = await joinByCall(page)
  await context.clearCookies()
  const code = await newRedemptionCode()
  await page.goto(`/#/redeem/${code}`)
  await page.getByRole('link', { name: 'Log in here' }).click()
  await expect(page).toHaveURL(new RegExp(`#/log-in/${code}$`))
  // The previous screen's form also has an e-mail address.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.getByRole('main').getByLabel('E-mail address').fill(person.email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Welcome, Wilma!').first()).toBeAttached()
  expect(await userOf(page)).toMatchObject({ is_free: false })
})
