import { startLocalServer } from '@lilypad/testing'
import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { joinWithSearch } from '../../support/account-page.ts'
import { joinBy } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'

// holds Beyond §4: Personal keys: made and revoked at `/account/connections`, shown once
test('a key is made on the account page, shown once, works, and stops working when it is revoked', async ({
  page,
  request,
}) => {
  await joinBy(page.request)
  await page.goto('/#/account')
  await page.getByRole('link', { name: 'Keys and webhooks' }).click()
  const form = page.getByRole('region', { name: 'New key' })
  await form.getByLabel('Name').fill('Frog script')
  await form.getByLabel('Read your tracker').check()
  await form.getByRole('button', { name: 'Create key' }).click()
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click()
  await expect(keys).toContainText('You have none yet.')
  expect((await ask()).status()).toBe(401)
})

// holds Beyond §4: Webhooks: made, tested and deleted at `/account/connections`, with their last deliveries
test('a webhook is made for a saved search, its secret is shown once, a test says what came back', async ({
  page,
}) => {
  const receiver = await startLocalServer(() => ({ status: 200, body: 'ribbit' }))
  await joinWithSearch(page)
  await page.goto('/#/account/connections')
  const form = page.getByRole('region', { name: 'New webhook' })
  await form.getByLabel('Saved search').selectOption('Quiet ponds')
  await form.getByLabel('Address').fill('frogs.example')
  await form.getByRole('button', { name: 'Create webhook' }).click()
  await expect(form).toContainText('The address must be a public https address')
  await form.getByLabel('Address').fill(receiver.origin)
  await form.getByRole('button', { name: 'Create webhook' }).click()
  const secret = (await form.getByText(/^whsec_/).textContent()) ?? ''
  const list = page.getByRole('region', { name: 'Your webhooks' })
  await expect(list).toContainText('Nothing sent yet.')
  await list.getByRole('button', { name: 'Test the webhook of Quiet ponds' }).click()
  await list.getByText('test delivered, 200').click()
  await expect(list).toContainText('It answered: ribbit')
  await expectAccessibleAtAnyWidth(page)
  expect(receiver.seen.map(({ headers }) => headers['webhook-signature'])).toEqual([
    expect.stringMatching(/^v1,/),
  ])
  await page.reload()
  await expect(list).toContainText(receiver.origin)
  await expect(page.getByText(secret)).toHaveCount(0)
  const remove = list.getByRole('button', { name: 'Delete the webhook of Quiet ponds' })
  const question = page.getByRole('alertdialog')
  await remove.click()
  await expect(question).toContainText('Delete this webhook? Its secret cannot be restored.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await remove.click()
  await question.getByRole('button', { name: 'Delete webhook' }).click()
  await expect(list).toContainText('You have none yet.')
  await receiver.close()
})
