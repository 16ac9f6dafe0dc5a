import { expectAccessible } from '../../support/accessibility.ts'
import { openBackOffice, rowWith } from '../../support/back-office.ts'
import { joinBy, type Newcomer, readAlert, userOf } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'

type Pages = Parameters<typeof openBackOffice>[0]

const strip = (page: Pages) => page.getByRole('region', { name: 'Logged in as someone else' })

async function logInAs(page: Pages, { email }: Newcomer) {
  await openBackOffice(page, `users?search=${encodeURIComponent(email)}`, 'Users')
  await rowWith(page, email).getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
}

// holds Part 2 §4: Log-in as a user is a full navigation
// holds Decisions §5: Log in as a user: marked, strip, audit log
test('logging in as a user opens their dashboard, and a strip on every screen says who they are', {
  tag: ['@journey', '@phone'],
}, async ({ page, request }) => {
  const person = await joinBy(request)
  await logInAs(page, person)
  await expect(strip(page)).toContainText(`You are logged in as Wilma Reed (${person.email}).`)
  expect((await userOf(page))?.email).toBe(person.email)
  for (const [path, heading] of [
    ['/account', 'Hi, Wilma!'],
    ['/intake', /.+/],
    ['/tracker', /.+/],
  ] as const) {
    await page.goto(`/#${path}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(strip(page)).toBeInViewport()
  }
  await expectAccessible(page)
})

test('Return to your account leads back to the users, and the strip is gone', async ({ page, request }) => {
  await logInAs(page, await joinBy(request))
  await strip(page).getByRole('button', { name: 'Return to your account' }).click()
  await expect(page).toHaveURL(/#\/admin\/users$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
  expect((await userOf(page))?.email).toBe('admin@example.com')
  await page.goto('/#/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi, Ada!' })).toBeVisible()
})

// holds Decisions §5: Log in as a user: its bounds; an admin cannot be impersonated
test('what only the owner of an account may do is closed on its screen, and says why; so are payment and the back office', async ({
  page,
  request,
}) => {
  const person = await joinBy(request)
  await logInAs(page, person)
  await page.goto('/#/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi, Wilma!' })).toBeVisible()
  for (const [title, button] of [
    ['Devices', 'Log out other devices'],
    ['Your data', 'Download my data'],
    ['Your data', 'Delete my account'],
  ] as const) {
    const section = page.getByRole('region', { name: title })
    await expect(section.getByRole('button', { name: button })).toBeDisabled()
    await expect(section).toContainText('Only the owner of this account can do this.')
  }
  const password = page.getByRole('region', { name: 'Change password' })
  await expect(password.getByLabel('New password*')).toBeDisabled()
  const details = page.getByRole('region', { name: 'Personal details' })
  await expect(details.getByLabel('E-mail address*')).toHaveValue(person.email)
  await expect(details.getByLabel('E-mail address*')).toBeDisabled()
  await details.getByLabel('Last name*').fill('Rushes')
  await details.getByRole('button', { name: 'Save Updates' }).click()
  expect(await readAlert(page)).toBe('Your profile has been saved!')
  await expectAccessible(page)

  await page.goto('/#/upgrade')
  await page.getByRole('button', { name: 'Choose Skip' }).click()
  expect(await readAlert(page)).toBe('You do not have access to this.')
  await expect(page).toHaveURL(/#\/upgrade$/)
  await expect(strip(page)).toBeVisible()
  await page.goto('/#/admin/users')
  await expect(page).toHaveURL(/#\/$/)
})
