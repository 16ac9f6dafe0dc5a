import { readAlert } from '../../support/newcomer.ts'
import { expect, logIn, test } from '../../support/test.ts'

const OFFLINE = 'You are offline. Please check your connection and try again.'

test('being offline is called offline: what is pressed, and a page that was not loaded yet', async ({
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
  expect(await readAlert(page)).toBe(OFFLINE)
  await page.evaluate(() => {
    window.location.hash = '#/account'
  })
  await expect(page.getByRole('main').getByRole('alert')).toContainText(OFFLINE)
  complaints.length = 0
})
