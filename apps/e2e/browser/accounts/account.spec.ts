import type { Page } from '@playwright/test'
import { card, openAccount } from '../../support/account-page.ts'
import { canLogIn, joinBy, readAlert } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'

// holds Part 1 §2: `/account`
// holds Part 1 §2 Account page: Personal details, Save Updates, 'Working...'
// holds Part 1 §4: Profile save otherwise: 'Your profile has been saved!'
// holds Part 1 §8: 'Your profile has been saved!'
test('personal details are saved, and the greeting follows', { tag: '@journey' }, async ({ page }) => {
  await joinBy(page.request)
  await openAccount(page)
  await expect(page.getByRole('heading', { name: 'Hi, Wilma!' })).toBeVisible()
  const details = card(page, 'Personal details')
  await expect(details.getByLabel('Current job title')).toHaveCount(0)
  await details.getByLabel('First name').fill('Willow')
  await details.getByLabel('Current full-time role').selectOption('Other')
  await details.getByLabel('Current job title').fill('Poet')
  await details.getByLabel('State').selectOption('Oregon')
  await details.getByLabel('Workplace preference(s)').click()
  await details.getByLabel('On-site or Hybrid').check()
  await page.keyboard.press('Escape')
  await details.getByRole('button', { name: 'Save Updates' }).click()
  expect(await readAlert(page)).toBe('Your profile has been saved!')
  await expect(page.getByRole('heading', { name: 'Hi, Willow!' })).toBeVisible()
  await page.reload()
  await expect(details.getByLabel('First name')).toHaveValue('Willow')
  await expect(details.getByLabel('Current job title')).toHaveValue('Poet')
  await expect(details.getByLabel('State')).toHaveValue('Oregon')
  await expect(details.getByLabel('Workplace preference(s)')).toHaveText('On-site or Hybrid')
})

test('the first rule that fails is shown in an alert, and every field says what is wrong with it', async ({
  page,
}) => {
  await joinBy(page.request)
  await openAccount(page)
  const details = card(page, 'Personal details')
  await details.getByLabel('First name').fill(' ')
  await details.getByLabel('E-mail address').fill('fern@example.notadomain')
  await expect(details.getByText('First name is required.')).toHaveCount(0)
  await details.getByRole('button', { name: 'Save Updates' }).click()
  expect(await readAlert(page)).toBe('First name is required.')
  await expect(details.getByLabel('First name')).toBeFocused()
  await expect(details.getByText('First name is required.')).toBeVisible()
  const typo = 'Your e-mail address appears to be invalid. Please check for typos.'
  await expect(details.getByText(typo)).toBeVisible()
  await details.getByLabel('First name').fill('Wilma')
  await expect(details.getByText('First name is required.')).toHaveCount(0)
  await details.getByRole('button', { name: 'Save Updates' }).click()
  expect(await readAlert(page)).toBe(typo)
})

// holds Part 1 §2 Account page: Dimmed until the profile is there
test('the fields are dimmed until the profile is there', async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/load_user_airtable_record', async (route) => {
    await asked
    await route.continue()
  })
  await joinBy(page.request)
  await page.goto('/#/account')
  const field = card(page, 'Personal details').getByLabel('First name')
  await expect(field).toBeDisabled()
  answer()
  await expect(field).toBeEnabled()
  await expect(field).toHaveValue('Wilma')
})

// holds Part 1 §2 Account page: Weekly for all; twice a month disabled for free members, with the upgrade link; disabled while saving
// holds Part 1 §6: Free member: menu, twice-monthly disabled, no saving of searches
test('the weekly newsletter is saved at once; the other one is for paid members', async ({ page }) => {
  await joinBy(page.request)
  await openAccount(page)
  const marketing = card(page, 'Marketing preferences')
  const weekly = marketing.getByRole('checkbox', { name: /A curated roundup of top featured jobs/ })
  const twice = marketing.getByRole('checkbox', {
    name: /Pro career tips and deep dives into job categories/,
  })
  await expect(weekly).not.toBeChecked()
  await expect(twice).toBeDisabled()
  const saved = page.waitForResponse('**/api/set_newsletter_sub')
  await weekly.focus()
  await page.keyboard.press('Space')
  expect((await saved).ok()).toBe(true)
  await expect(weekly).toBeEnabled()
  await expect(weekly).toBeFocused()
  await page.reload()
  await expect(weekly).toBeChecked()
  await marketing
    .getByRole('link', { name: 'Upgrade your plan to receive daily alerts and expert career advice' })
    .click()
  await expect(page).toHaveURL(/#\/upgrade$/)
})

// holds Part 1 §2 Account page: Change password
// holds Part 1 §8: 'Password changed!'
test('a new password is taken when both entries keep the rules', { tag: '@journey' }, async ({
  page,
  request,
}) => {
  const { email } = await joinBy(page.request)
  await openAccount(page)
  const passwords = card(page, 'Change password')
  const submit = passwords.getByRole('button', { name: 'Save Updates' })
  await expect(submit).toBeDisabled()
  await passwords.getByLabel('New password').fill('nine loud frogs')
  await passwords.getByLabel('Re-enter password').fill('nine')
  await passwords.getByLabel('Re-enter password').blur()
  await expect(passwords.getByText('Passwords do not match.')).toBeVisible()
  await passwords.getByLabel('Re-enter password').fill('nine loud frogs')
  await submit.click()
  expect(await readAlert(page)).toBe('Password changed!')
  await expect(passwords.getByLabel('New password')).toHaveValue('')
  expect(await canLogIn(request, { email, password: 'nine loud frogs' })).toBe(true)
})

test('pressing the button twice changes the password once', async ({ page }) => {
  await joinBy(page.request)
  await openAccount(page)
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/change_password')) calls += 1
  })
  const passwords = card(page, 'Change password')
  await passwords.getByLabel('New password').fill('nine loud frogs')
  await passwords.getByLabel('Re-enter password').fill('nine loud frogs')
  await passwords.getByRole('button', { name: 'Save Updates' }).dblclick()
  expect(await readAlert(page)).toBe('Password changed!')
  expect(calls).toBe(1)
})

// holds Part 1 §2: `/unsubscribe`
test('at /unsubscribe the e-mails come first', { tag: '@phone' }, async ({ page }) => {
  await joinBy(page.request)
  await openAccount(page, '/unsubscribe')
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.slice(0, 2)).toEqual(['Marketing preferences', 'Your saved searches'])
  await expect(card(page, 'Marketing preferences')).toBeInViewport()
})

for (const [path, first] of [
  ['/account', ['Subscription status', 'Your saved searches']],
  ['/welcome', ['Personal details', 'Subscription status']],
] as const) {
  test(`${path} begins with what its person came for: ${first.join(', then ')}`, async ({ page }) => {
    await joinBy(page.request)
    await openAccount(page, path)
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.slice(0, 2)).toEqual(first)
  })
}

for (const [path, target] of [
  ['/account', '/'],
  ['/welcome', '/'],
  ['/unsubscribe', '/unsubscribe/log-in'],
] as const) {
  // holds Part 1 §2: `/account`, `/welcome`, `/unsubscribe` for visitors
  test(`a visitor who opens ${path} goes to ${target}`, async ({ page }) => {
    await page.goto(`/#${path}`)
    await expect(page).toHaveURL(new RegExp(`#${target}$`))
  })
}

// holds Part 1 §2 Navigation bar: Log Out clears the user and what was pre-rendered, and goes to `/`
test('logging out on the unsubscribe page goes home, too', async ({ page }) => {
  await joinBy(page.request)
  await openAccount(page, '/unsubscribe')
  const banner = page.getByRole('banner')
  await banner.getByText('Account', { exact: true }).filter({ visible: true }).click()
  await banner.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/#\/$/)
})

/** Holds every request to a call back until it is let go. */
async function hold(page: Page, call: string) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/api/${call}`, async (route) => {
    await held
    await route.continue()
  })
  return () => letGo()
}

// holds Part 1 §2 Account page: Personal details, Save Updates, 'Working...'
test('Save Updates says Working... while the profile is saved', async ({ page }) => {
  await joinBy(page.request)
  await openAccount(page)
  const letGo = await hold(page, 'save_profile')
  const details = card(page, 'Personal details')
  await details.getByRole('button', { name: 'Save Updates' }).click()
  await expect(details.getByRole('button', { name: 'Working...' })).toBeDisabled()
  letGo()
  expect(await readAlert(page)).toBe('Your profile has been saved!')
})

// holds Part 1 §2 Account page: Weekly for all; twice a month disabled for free members, with the upgrade link; disabled while saving
test('the newsletters are disabled while one is saved', async ({ page }) => {
  await joinBy(page.request)
  await openAccount(page)
  const weekly = card(page, 'Marketing preferences').getByRole('checkbox').first()
  await expect(weekly).toBeEnabled()
  const letGo = await hold(page, 'set_newsletter_sub')
  await weekly.focus()
  await page.keyboard.press('Space')
  await expect(weekly).toBeDisabled()
  letGo()
  await expect(weekly).toBeEnabled()
  await expect(weekly).toBeChecked()
})
