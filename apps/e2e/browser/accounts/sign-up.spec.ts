import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { fieldsOf, fillSignUp, joinByCall, newcomer, readAlert, userOf } from '../../support/newcomer.ts'
import { expect, logIn, test } from '../../support/test.ts'

async function openForm(page: Page, plan: 'Skip' | 'Jump' | 'Hop'): Promise<Locator> {
  await page.goto('/#/sign-up')
  await page.getByRole('button', { name: `Choose ${plan}` }).click()
  const form = page.getByRole('dialog', { name: 'Sign Up' })
  await expect(form).toBeVisible()
  return form
}

// holds Part 1 §2 Sign-up and upgrade: A card opens the modal 'Sign Up'
test('pressing a card twice, or selecting text beyond the edge of the form, does not close the form', async ({
  page,
}) => {
  await page.goto('/#/sign-up')
  await page.getByRole('button', { name: 'Choose Hop' }).dblclick({ delay: 40 })
  const form = page.getByRole('dialog', { name: 'Sign Up' })
  const firstName = fieldsOf(form).firstName
  await firstName.fill('Wilma')
  const box = await firstName.boundingBox()
  const middle = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(2, middle.y)
  await page.mouse.up()
  await expect(form).toBeVisible()
  await expect(firstName).toHaveValue('Wilma')
})

test('the form sends nothing while an alert says what is wrong', async ({ page }) => {
  const form = await openForm(page, 'Hop')
  await form.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('First name is required.')
  await expect(form.getByText('Working...')).toHaveCount(0)
})

// holds Part 1 §2 Shared overlays: Alert with an OK button
// holds Part 1 §2 Sign-up and upgrade: Inline messages after the first attempt
test('inline messages appear after the first attempt, and the first wrong field gets the focus', {
  tag: '@journey',
}, async ({ page }) => {
  const form = await openForm(page, 'Jump')
  const fields = fieldsOf(form)
  await fields.firstName.fill('Wilma')
  await fields.lastName.focus()
  await fields.email.focus()
  await expect(form.getByText('Last name is required.')).toHaveCount(0)
  await form.getByRole('button', { name: 'Continue to Payment' }).click()
  expect(await readAlert(page)).toBe('Last name is required.')
  await expect(fields.lastName).toBeFocused()
  await expect(form.getByRole('alert').filter({ hasText: '.' })).toHaveText([
    'Last name is required.',
    'E-mail address is required.',
    'Current full-time role is required.',
    'Password must be at least 8 characters.',
    'You must agree to the terms.',
  ])
  await expectAccessible(page)
  await fields.lastName.fill('Reed')
  await expect(form.getByText('Last name is required.')).toHaveCount(0)
})

// holds Part 1 §2 Sign-up and upgrade: Fields, labels, '* required', both checkboxes
test('the fields follow the order of the specification; only roles with a job title are asked for it', async ({
  page,
}) => {
  const form = await openForm(page, 'Skip')
  const labels = form.locator('label')
  const before = [
    'First name*',
    'Last name*',
    'E-mail address*',
    'LinkedIn account (optional)',
    'Current full-time role*',
  ]
  const after = [
    'State',
    'Workplace preference(s)',
    'Password*',
    'Re-type password*',
    /^I agree to the .*Terms of Use and Privacy Policy$/,
    'Email me the newsletter with weekly jobs and news.',
  ]
  const shown = () => labels.filter({ visible: true })
  await expect(shown()).toHaveText([...before, ...after])
  await expect(form.getByText('* required')).toBeVisible()
  const { role } = fieldsOf(form)
  for (const name of [
    'Higher Ed Admin/Faculty',
    'Edtech Employee',
    'L&D/Instructional Design',
    'Non-Profit Employee',
    'Other',
  ]) {
    await role.selectOption(name)
    await expect(shown()).toHaveText([...before, 'Current job title*', ...after])
  }
  for (const name of ['preK-12 Educator', 'Student', 'Not currently employed']) {
    await role.selectOption(name)
    await expect(shown()).toHaveText([...before, ...after])
  }
})

// holds Part 1 §2 Multi-select: Parents and children, both ways; single-select closes
test('selecting a parent of the workplace preferences selects its children; Escape closes only the list', async ({
  page,
}) => {
  const form = await openForm(page, 'Hop')
  const { workplaces } = fieldsOf(form)
  await workplaces.click()
  await form.getByRole('checkbox', { name: 'On-site or Hybrid' }).check()
  await expect(form.getByRole('checkbox', { name: 'On-site', exact: true })).toBeChecked()
  await expect(form.getByRole('checkbox', { name: 'Hybrid', exact: true })).toBeChecked()
  await form.getByRole('checkbox', { name: 'Hybrid', exact: true }).uncheck()
  await expect(form.getByRole('checkbox', { name: 'On-site or Hybrid' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(workplaces).toHaveText('On-site')
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
})

// holds Part 1 §2 Sign-up and upgrade: 'Continue to Payment' for paid plans, 'Sign Up' for hop
test('the form keeps what was typed when it is closed and opened again', async ({ page }) => {
  const form = await openForm(page, 'Hop')
  await fillSignUp(form, newcomer())
  await expect(form.getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Continue to Payment' })).toHaveCount(0)
  await form.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Choose Skip' }).click()
  const fields = fieldsOf(form)
  await expect(fields.firstName).toHaveValue('Wilma')
  await expect(fields.role).toHaveValue('preK-12 Educator')
  await expect(fields.agree).toBeChecked()
  await expect(fields.password).toHaveValue('')
  await expect(form.getByRole('button', { name: 'Continue to Payment' })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Sign Up', exact: true })).toHaveCount(0)
})

test('a password can be shown, and is marked as new for password managers', async ({ page }) => {
  const form = await openForm(page, 'Hop')
  const { password } = fieldsOf(form)
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await expect(password).toHaveAttribute('type', 'password')
  await form.getByRole('button', { name: 'Show password' }).first().click()
  await expect(password).toHaveAttribute('type', 'text')
})

// holds Part 1 §4: Hop: events, identity, modal closes, welcome, dashboard
test('joining on hop greets on the dashboard with the free jobs', { tag: '@journey' }, async ({ page }) => {
  const person = newcomer()
  const form = await openForm(page, 'Hop')
  await fillSignUp(form, person)
  await form.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(form).toHaveCount(0)
  await expect(page.getByText('Your account was created and you are logged in.')).toBeVisible()
  await expect(page.getByText('Welcome, Wilma!').first()).toBeAttached()
  expect(await userOf(page)).toMatchObject({ email: person.email, is_free: true })
})

// holds Part 1 §2 Sign-up and upgrade: 'Working...' and disabled while pending
test('while the form is being sent its button reads Working... and is disabled', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/headless_sign_up', async (route) => {
    await held
    await route.continue()
  })
  const form = await openForm(page, 'Hop')
  await fillSignUp(form, newcomer())
  await form.getByRole('button', { name: 'Sign Up' }).click()
  await expect(form.getByRole('button', { name: 'Working...' })).toBeDisabled()
  release()
  await expect(page).toHaveURL(/#\/dashboard$/)
})

// holds Part 1 §4: Failure: the server's message
// holds Decisions §5: A used address: 409 and its sentence
test('an address that already has an account is refused with the server’s message, and nothing typed is lost', {
  tag: '@journey',
}, async ({ page, context }) => {
  const person = await joinByCall(page)
  await context.clearCookies()
  const form = await openForm(page, 'Hop')
  await fillSignUp(form, person)
  await form.getByRole('button', { name: 'Sign Up' }).click()
  expect(await readAlert(page)).toBe('An account with this e-mail address already exists.')
  await expect(fieldsOf(form).email).toHaveValue(person.email)
  await expect(fieldsOf(form).password).toHaveValue(person.password)
  await expect(form.getByRole('button', { name: 'Sign Up' })).toBeEnabled()
})

// holds Part 1 §8: Sign-up, redeem, profile, password, reset: the server's message, else 'An unknown error occurred.'
// holds Decisions §9: A network error at sign-up: 'An unknown error occurred.'
test('a network error is an unknown error, and the form becomes usable again', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/headless_sign_up', (route) => route.abort())
  const form = await openForm(page, 'Hop')
  await fillSignUp(form, newcomer())
  await form.getByRole('button', { name: 'Sign Up' }).click()
  expect(await readAlert(page)).toBe('An unknown error occurred.')
  await page.unroute('**/api/headless_sign_up')
  await form.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  complaints.length = 0
})

test('the whole form can be filled in and sent by keyboard', async ({ page }) => {
  await page.goto('/#/sign-up')
  const choose = page.getByRole('button', { name: 'Choose Hop' })
  await choose.focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Sign Up' })
  await expect(form).toBeVisible()
  await fillSignUp(form, newcomer())
  await fieldsOf(form).retyped.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/dashboard$/)
})

// holds Part 1 §2: `/sign-up`: somebody who is logged in goes to the dashboard
test('somebody who is logged in cannot sign up', async ({ page }) => {
  await logIn(page, 'free')
  await page.goto('/#/sign-up')
  await expect(page).toHaveURL(/#\/dashboard$/)
})
