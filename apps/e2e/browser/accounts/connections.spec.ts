import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { joinBy } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'

// holds Beyond §4: Personal keys: made and revoked at `/account/connections`, shown once
test('a key is made on the account page, shown once, works, and stops working when it is revoked', async ({
  page,
  request,
}) => {
  await joinBy(page.request)
  await page.goto('/#/account')
  await page.getByRole('link', { name: 'See and make keys' }).click()
  const form = page.getByRole('region', { name: 'New key' })
  await form.getByLabel('Name').fill('Frog script')
  await form.getByLabel('Read your tracker').check()
  await form.getByRole('button', { name: 'Make key' }).click()
  const key = (await form.getByText(/^lp_/).textContent()) ?? ''
  await expectAccessibleAtAnyWidth(page)
  const ask = () => request.get('/v1/tracker', { headers: { authorization: `Bearer ${key}` } })
  expect((await ask()).status()).toBe(200)
  const keys = page.getByRole('region', { name: 'Your keys' })
  await expect(keys).toContainText(`${key.slice(0, 9)}…`)
  await page.reload()
  await expect(keys).toContainText('last used')
  await expect(page.getByText(key)).toHaveCount(0)
  await keys.getByRole('button', { name: 'Revoke Frog script' }).click()
  await expect(keys).toContainText('You have none yet.')
  expect((await ask()).status()).toBe(401)
})
