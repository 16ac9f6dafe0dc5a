import { randomUUID } from 'node:crypto'
import { answer, columnNames, holdBack, openBackOffice, rowWith } from '../../support/back-office.ts'
import { mailWith } from '../../support/mail.ts'
import { canLogIn, joinBy, readAlert } from '../../support/newcomer.ts'
import { inProduct, newRedemptionCode } from '../../support/product-database.ts'
import { expect, test } from '../../support/test.ts'

const ACTIONS = ['Log In', 'Test Daily', 'Test Weekly', 'Delete']
const encoded = encodeURIComponent

/** Opens the users' table narrowed to one address. */
const openUser = (page: Parameters<typeof openBackOffice>[0], email: string) =>
  openBackOffice(page, `users?search=${encoded(email)}`, 'Users')

// holds Part 2 §2: `/admin/users`
// holds Part 2 §2 Admin users: 100 a page; the five columns; the four actions
test('the table has the columns that an admin needs, and each row four actions', {
  tag: ['@journey', '@phone'],
}, async ({ page, request }) => {
  const free = await joinBy(request)
  await openUser(page, free.email)
  const row = rowWith(page, free.email)
  await expect(row).toBeVisible()
  expect(await columnNames(page)).toEqual(['Email', 'Job Clicks', 'Paid User', 'Show Welcome', 'Actions'])
  const cells = row.getByRole('cell')
  await expect(cells.nth(1)).toHaveText('0')
  await expect(cells.nth(2)).toHaveText('No')
  expect(await row.getByRole('button').allTextContents()).toEqual(ACTIONS)
})

test('a person who redeemed a code is a paid user, and sees the welcome', async ({ page, request }) => {
  const paid = await joinBy(request, { redemption_code: await newRedemptionCode() })
  await openUser(page, paid.email)
  const cells = rowWith(page, paid.email).getByRole('cell')
  await expect(cells.nth(2)).toHaveText('Yes')
  await expect(cells.nth(3)).toHaveText('Yes')
})

test('typing in the search filters by e-mail address, and the search is in the page’s address', async ({
  page,
  request,
}) => {
  const { email } = await joinBy(request)
  await openBackOffice(page, 'users', 'Users')
  const part = email.slice(5, 30)
  await page.getByRole('searchbox', { name: 'Search by e-mail' }).fill(part.toUpperCase())
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  await expect(rowWith(page, email)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`search=${part.toUpperCase()}$`))
  await page.getByRole('searchbox').fill(`${part}-nobody`)
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(/#\/admin\/users$/)
})

// holds Part 2 §2 Admin users: 100 a page; the five columns; the four actions
test('a page has 100 users, and its number is in the address', async ({ page }) => {
  const tag = randomUUID()
  await inProduct(async (a) => {
    for (let number = 1; number <= 103; number += 1) await a.user({ email: `${number}@${tag}.example` })
  })
  await openUser(page, tag)
  await expect(page.getByText('103 users')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(101)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(page.getByText('101–103 of 103')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.goBack()
  await expect(page.getByText('1–100 of 103')).toBeVisible()
})

// holds Part 2 §4: User delete: 'DELETED'
// holds Part 2 §5: 'Are you sure you want to delete user {email}?'
// holds Part 2 §8: 'User deleted.', 'Notifications sent.'
test('deleting a user asks first; then the email shows DELETED and the row is disabled', async ({
  page,
  request,
}) => {
  const person = await joinBy(request)
  await openUser(page, person.email)
  const row = rowWith(page, person.email)
  const question = `Are you sure you want to delete user ${person.email}?`
  await row.getByRole('button', { name: 'Delete' }).click()
  await answer(page, question, 'Cancel')
  expect(await canLogIn(request, person)).toBe(true)
  await row.getByRole('button', { name: 'Delete' }).click()
  await answer(page, question, 'Delete')
  expect(await readAlert(page)).toBe('User deleted.')
  const deleted = rowWith(page, 'DELETED')
  await expect(deleted.getByRole('cell').first()).toHaveText('DELETED')
  for (const name of ACTIONS) await expect(deleted.getByRole('button', { name })).toBeDisabled()
  expect(await canLogIn(request, person)).toBe(false)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
})

// holds Part 2 §4: Tests: disabled, then 'Notifications sent.'
// holds Part 2 §8: 'User deleted.', 'Notifications sent.'
test('the buttons are disabled while notifications are sent; then the screen says so, and the mail has arrived', async ({
  page,
  request,
}) => {
  const { email } = await joinBy(request, { redemption_code: await newRedemptionCode() })
  const search = { name: 'Any pond', state: '{}', notification_schedule: null }
  expect((await request.post('/api/save_search', { data: search })).ok()).toBe(true)
  await openUser(page, email)
  const letGo = await holdBack(page, 'test_notifications')
  const row = rowWith(page, email)
  for (const name of ['Test Daily', 'Test Weekly']) {
    await row.getByRole('button', { name }).click()
    await expect(row.getByRole('button', { name })).toBeDisabled()
    letGo()
    expect(await readAlert(page)).toBe('Notifications sent.')
    await expect(row.getByRole('button', { name })).toBeEnabled()
  }
  await mailWith(email, /Any pond/)
})

// holds Decisions §9: Failures re-enable the button: codes, tests, user delete
test('a failed test says why, and can be tried again', async ({ page, request }) => {
  const { email } = await joinBy(request)
  await openUser(page, email)
  const button = rowWith(page, email).getByRole('button', { name: 'Test Daily' })
  await button.click()
  expect(await readAlert(page)).toBe('This user has no saved searches.')
  await expect(button).toBeEnabled()
  await expect(button).toBeFocused()
})

// holds Part 2 §8: Admin calls: the server's message or 'An error occurred.'
// holds Decisions §9: Failures re-enable the button: codes, tests, user delete
test('a failed deletion says why, and can be tried again', async ({ page }) => {
  await openUser(page, 'admin@example.com')
  const row = rowWith(page, 'admin@example.com')
  await expect(row.getByRole('button', { name: 'Log In' })).toBeDisabled()
  await row.getByRole('button', { name: 'Delete' }).click()
  await answer(page, 'Are you sure you want to delete user admin@example.com?', 'Delete')
  expect(await readAlert(page)).toBe('You cannot delete your own account here. Your account page can.')
  await expect(row.getByRole('button', { name: 'Delete' })).toBeEnabled()
})
