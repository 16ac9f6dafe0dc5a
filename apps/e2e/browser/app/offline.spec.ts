import { expect, logIn, test } from '../../support/test.ts'

const OFFLINE = 'You are offline. Please check your connection and try again.'

test('without a connection a star says when it will be sent, and a page that was not loaded yet that one is offline', async ({
  page,
  context,
  complaints,
}) => {
  await logIn(page, 'free')
  await page.goto('/#/dashboard')
  const star = page
    .locator('main article')
    .first()
    .getByRole('button', { name: /^Save / })
  await expect(star).toBeVisible()
  await context.setOffline(true)
  await star.click()
  await expect(page.getByText('Will be sent once Lilypad can be reached')).toBeVisible()
  await page.evaluate(() => {
    window.location.hash = '#/account'
  })
  await expect(page.getByRole('main').getByRole('alert')).toContainText(OFFLINE)
  complaints.length = 0
})
