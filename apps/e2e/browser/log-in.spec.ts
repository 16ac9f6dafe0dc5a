import { cards, expect, isPhone, test } from '../support/test.ts'

test('on success the log-in goes to the dashboard and greets by first name', async ({ page }) => {
  await page.goto('/#/log-in')
  const submit = page.getByRole('main').getByRole('button', { name: 'Log In' })
  await expect(submit).toBeDisabled()
  await page.getByLabel('E-mail address').fill('paid@example.com')
  await page.getByLabel('Password').fill('lilypad-demo')
  await submit.click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(page.getByText('Welcome, Paula!').first()).toBeVisible()
})

test('a wrong password says so and keeps what was typed', async ({ page }) => {
  await page.goto('/#/log-in')
  await page.getByLabel('E-mail address').fill('paid@example.com')
  await page.getByLabel('Password').fill('not this one')
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('alert')).toContainText('Incorrect e-mail address or password.')
  await expect(page.getByLabel('E-mail address')).toHaveValue('paid@example.com')
})

test('a field that is left empty says what it needs', async ({ page }) => {
  await page.goto('/#/log-in')
  await page.getByLabel('E-mail address').focus()
  await page.getByLabel('Password').focus()
  await page.getByLabel('E-mail address').focus()
  await expect(page.getByText('E-mail address is required!')).toBeVisible()
  await expect(page.getByText('Password is required!')).toBeVisible()
})

test('logging out clears the user and goes home', async ({ page }) => {
  await page.goto('/#/log-in')
  await page.getByLabel('E-mail address').fill('free@example.com')
  await page.getByLabel('Password').fill('lilypad-demo')
  await page.getByLabel('Password').press('Enter')
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(cards(page).first()).toBeVisible()
  if (isPhone(page)) await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
  await page.getByRole('banner').getByText('Account', { exact: true }).filter({ visible: true }).click()
  await page.getByText('Log Out', { exact: true }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/#\/$/)
  const reply = await page.request.get('/api/get_logged_in_user')
  expect(await reply.json()).toMatchObject({ success: true, user: null })
})
