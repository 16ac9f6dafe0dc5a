import type { Page } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { joinByCall } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'
import { openTracker, storedJob, track } from '../../support/tracker.ts'

const TITLE = 'Pond Keeper'
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const storedStatus = async (page: Page) => (await storedJob(page, TITLE))?.tracker_status

test.beforeEach(async ({ page }) => {
  await joinByCall(page)
  await track(page, { title: TITLE })
})

// holds Accessibility §2: What is dragged can be moved without dragging
test('with the keyboard alone: arrow keys move a card, which is announced and keeps the focus', async ({
  page,
}) => {
  await openTracker(page)
  await page.getByRole('button', { name: 'Board' }).focus()
  await page.keyboard.press('Enter')
  await expect(column(page, 'Saved').getByText(TITLE)).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  const status = page.getByLabel(`Status of ${TITLE}`)
  await status.focus()
  await page.keyboard.press('ArrowRight')
  await expect(column(page, 'Applied').getByText(TITLE)).toBeVisible()
  await expect(status).toBeFocused()
  await expect(page.getByText(`${TITLE} was moved to Applied, column 2 of 7.`)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(column(page, 'Interviewing').getByText(TITLE)).toBeVisible()
  await expect(page.getByText('Congratulations!')).toBeVisible()
  await expect(status).toBeFocused()
  expect(await storedStatus(page)).toBe(2)
  await page.reload()
  await expect(column(page, 'Interviewing').getByText(TITLE)).toBeVisible()
})

// holds Accessibility §2: What is dragged can be moved without dragging
test('a card is moved by its menu or by dragging; after a failure it stays where it was', async ({
  page,
}) => {
  await openTracker(page, '?view=board')
  await page.getByLabel(`Status of ${TITLE}`).selectOption('Not Selected')
  await expect(column(page, 'Not Selected').getByText(TITLE)).toBeVisible()
  await page.route('**/api/update_tracked_job', (route) =>
    route.fulfill({ status: 403, json: { success: false, message: 'You do not have access to this.' } }),
  )
  await page.getByLabel(`Status of ${TITLE}`).selectOption('Saved')
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK', exact: true }).click()
  await expect(column(page, 'Not Selected').getByText(TITLE)).toBeVisible()
  await page.unroute('**/api/update_tracked_job')
  await page.getByLabel(`Status of ${TITLE}`).selectOption('Saved')
  const card = column(page, 'Saved').getByRole('listitem')
  await card.dragTo(column(page, 'Applied'), { sourcePosition: { x: 100, y: 55 } })
  await expect(column(page, 'Applied').getByText(TITLE)).toBeVisible()
  expect(await storedStatus(page)).toBe(1)
})

test('where one column fills the screen, the board begins at the first that has a card', {
  tag: '@phone',
}, async ({ page }) => {
  await openTracker(page)
  await page.getByLabel(`Status of ${TITLE}`).selectOption('Applied')
  await page.getByRole('button', { name: 'Board' }).click()
  await expect(column(page, 'Applied').getByText(TITLE)).toBeInViewport({ ratio: 1 })
})
