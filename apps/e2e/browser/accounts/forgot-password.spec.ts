import type { Page } from '@playwright/test'
import { mailWith } from '../../support/mail.ts'
import { joinBy, newcomer, readAlert } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'

const LINK = /\/#\/reset-password\?token=\S+/

async function askForLink(page: Page, email: string) {
  await page.goto('/#/forgot-password')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Please check your e-mail for a password reset link!')
  await dialog.getByRole('button', { name: 'OK', exact: true }).click()
}

/** Fills in a new password and sends it. */
async function setPassword(page: Page, password: string) {
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Re-enter password').fill(password)
  await page.getByRole('button', { name: 'Change Password' }).click()
}

// holds Part 1 §2: `/reset-password`
test('the link in the e-mail sets a new password, and works once', {
  tag: '@journey',
}, async ({ page, playwright, baseURL }) => {
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const { email } = await joinBy(elsewhere)
  await askForLink(page, email)
  const link = LINK.exec((await mailWith(email, LINK)).text)?.[0] ?? ''
  await page.goto(link)
  await setPassword(page, 'nine quiet herons')
  await expect(page.getByRole('alertdialog')).toContainText('Password changed!')
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page).toHaveURL(/#\/log-in$/)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('nine quiet herons')
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  const who = await (await elsewhere.get('/api/get_logged_in_user')).json()
  expect(who.user).toBeNull()
  await page.goto(link)
  await setPassword(page, 'ten quiet herons')
  await expect(page.getByRole('alertdialog')).toContainText(/link/i)
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
  await elsewhere.dispose()
})

// holds Part 1 §8: Reset: 'Please check your e-mail for a password reset link!'
test('an unknown address is answered in the same words', async ({ page }) => {
  await askForLink(page, newcomer().email)
})

// holds Part 1 §2: `/forgot-password`
// holds Part 1 §2 Forgot-password screen: Send Reset Link, Back to login
// holds Part 1 §5: Forgot password: 'E-mail address is required!', button disabled
test('without an address nothing can be sent, and Back to login leads there', async ({ page }) => {
  await page.goto('/#/log-in')
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await expect(page).toHaveURL(/#\/forgot-password$/)
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeDisabled()
  await page.getByLabel('E-mail address').focus()
  await page.getByLabel('E-mail address').blur()
  await expect(page.getByText('E-mail address is required!')).toBeVisible()
  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect(page).toHaveURL(/#\/log-in$/)
})

// holds Decisions §5: The shared screen has two fields with a token
test('the new password must keep the rules before it can be sent', async ({ page }) => {
  await page.goto('/#/reset-password?token=not-a-real-one')
  const submit = page.getByRole('button', { name: 'Change Password' })
  await page.getByLabel('New password').fill('short')
  await page.getByLabel('Re-enter password').fill('other')
  await expect(page.getByText('Password must be at least 8 characters.', { exact: true })).toBeVisible()
  await expect(submit).toBeDisabled()
  await page.getByLabel('New password').fill('long enough now')
  await page.getByLabel('Re-enter password').blur()
  await expect(page.getByText('Passwords do not match.')).toBeVisible()
  await expect(submit).toBeDisabled()
  await page.getByLabel('Re-enter password').fill('long enough now')
  await expect(submit).toBeEnabled()
})

// holds Part 1 §8: Reset: the server's message or 'Reset request failed.'
test('a request that fails says so, and what was typed stays', async ({ page, complaints }) => {
  await page.goto('/#/forgot-password')
  await page.route('**/api/headless_reset', (route) => route.abort())
  await page.getByLabel('E-mail address').fill('fern@example.com')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  expect(await readAlert(page)).toBe('Reset request failed.')
  await expect(page.getByLabel('E-mail address')).toHaveValue('fern@example.com')
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled()
  complaints.length = 0
})
