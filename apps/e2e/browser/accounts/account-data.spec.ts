import { card, openAccount } from '../../support/account-page.ts'
import { canLogIn, joinBy, readAlert } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'

test('other devices are listed and logged out', async ({ page, request }) => {
  const account = await joinBy(page.request)
  expect(await canLogIn(request, account)).toBe(true)
  await openAccount(page)
  const devices = card(page, 'Devices')
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText('This device')).toHaveCount(1)
  await devices.getByRole('button', { name: 'Log out other devices' }).click()
  expect(await readAlert(page)).toBe('Logged out 1 other device.')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices.getByRole('button', { name: 'Log out other devices' })).toBeDisabled()
  expect((await (await request.get('/api/get_logged_in_user')).json()).user).toBeNull()
})

test('everything that is kept can be taken along', async ({ page }) => {
  const { email, password } = await joinBy(page.request)
  await openAccount(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('lilypad-my-data.json')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  expect(JSON.stringify(JSON.parse(text))).toContain(email)
  expect(text).not.toContain(password)
})

test('an account is deleted with its password, and nothing opens it again', { tag: '@journey' }, async ({
  page,
  request,
}) => {
  const account = await joinBy(page.request)
  await openAccount(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account?' })
  const submit = dialog.getByRole('button', { name: 'Delete my account' })
  await expect(submit).toBeDisabled()
  await dialog.getByLabel('Your password').fill('not this one')
  await submit.click()
  await expect(dialog.getByText('The password is not correct.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(account.password)
  await submit.click()
  expect(await readAlert(page)).toBe('Your account has been deleted.')
  await expect(page).toHaveURL(/#\/$/)
  expect(await canLogIn(request, account)).toBe(false)
})
