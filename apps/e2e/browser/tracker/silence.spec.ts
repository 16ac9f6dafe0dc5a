import { addDays, newYorkDay } from '@lilypad/domain'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { joinByCall } from '../../support/newcomer.ts'
import { expect, expectNoSidewaysScroll, isPhone, test } from '../../support/test.ts'
import { openTracker, row, storedJob, storedJobs } from '../../support/tracker.ts'

const today = () => newYorkDay(new Date())

/** Applications that were sent so many days ago. */
async function importApplied(page: Page, applied: readonly [title: string, daysAgo: number][]) {
  const rows = applied.map(
    ([title, daysAgo]) => `Quiet Pond School,${title},Applied,${addDays(today(), -daysAgo)}`,
  )
  const buffer = Buffer.from(['Company,Job Title,Status,Tracked On', ...rows].join('\n'))
  const file = { name: 'jobs.csv', mimeType: 'text/csv', buffer }
  const reply = await page.request.post('/api/tracker/import', { multipart: { file } })
  expect(await reply.json()).toMatchObject({ num_added: applied.length, warnings: [] })
}

// holds Beyond §6: Silence: applications without news in one pass, one key each, with undo
test('applications without news are gone through in one pass, and the last answer can be taken back', {
  tag: '@phone',
}, async ({ page }) => {
  await joinByCall(page)
  await importApplied(page, [
    ['Pond Keeper', 60],
    ['Reed Cutter', 50],
    ['Frog Counter', 40],
    ['Ferry Pilot', 30],
    ['Lily Grower', 3],
  ])
  const before = await storedJobs(page)
  await openTracker(page)
  await page.getByRole('button', { name: '4 applications without news for 21 days' }).click()
  const dialog = page.getByRole('dialog', { name: 'Any news?' })
  const asked = dialog.getByRole('heading', { level: 3 })
  const told = dialog.getByRole('status')
  await expect(asked).toHaveText('Pond Keeper')
  await expect(dialog).toContainText('1 of 4')
  await expect(dialog).toContainText('60 days ago')
  await expectAccessible(page, 'dialog')
  await expectNoSidewaysScroll(page)
  expect(await storedJobs(page)).toEqual(before)

  /** By its button, or at a desk by its key. */
  const answer = (name: string, key: string) =>
    isPhone(page) ? dialog.getByRole('button', { name }).click() : page.keyboard.press(key)
  await answer('Still waiting', '1')
  await expect(told).toHaveText('Pond Keeper: still waiting.')
  await expect(asked).toHaveText('Reed Cutter')
  await answer('No reply', '2')
  await expect(asked).toHaveText('Frog Counter')
  await answer('Rejected', '3')
  await expect(told).toHaveText('Frog Counter: moved to Not Selected.')
  await expect(asked).toHaveText('Ferry Pilot')
  await answer('Undo', 'u')
  await expect(asked).toHaveText('Frog Counter')
  await expect(told).toHaveText('Reed Cutter: moved to Not Selected.')
  await answer('Rejected', '3')
  await expect(asked).toHaveText('Ferry Pilot')
  await answer('Remind me', '4')
  await expect(dialog).toContainText('That was the last one.')
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused()
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: /without news/ })).toHaveCount(0)
  await expect(row(page, 'Reed Cutter').getByRole('combobox')).toHaveValue('-1')

  const stored = async (title: string) => {
    const { tracker_status, remind_on, status_changes } = (await storedJob(page, title)) ?? {}
    return [tracker_status, remind_on, status_changes?.map(({ status }) => status)]
  }
  expect(await stored('Pond Keeper')).toEqual([1, null, [1]])
  expect(await stored('Reed Cutter')).toEqual([-1, null, [1, -1]])
  expect(await stored('Frog Counter')).toEqual([-1, null, [1, -1]])
  expect(await stored('Ferry Pilot')).toEqual([1, addDays(today(), 7), [1]])
  expect(await stored('Lily Grower')).toEqual([1, null, [1]])
})

// holds Beyond §6: `POST /api/set_silence_days`
test('a person chooses after how many days they are asked', async ({ page }) => {
  await joinByCall(page)
  await importApplied(page, [
    ['Pond Keeper', 30],
    ['Reed Cutter', 10],
  ])
  await openTracker(page)
  await page.getByRole('button', { name: '1 application without news for 21 days' }).click()
  const dialog = page.getByRole('dialog', { name: 'Any news?' })
  await dialog.getByLabel('Ask me after').selectOption('7 days')
  await expect(dialog).toContainText('1 of 2')
  await dialog.getByLabel('Ask me after').selectOption('45 days')
  await expect(dialog).toContainText('No application is without news for 45 days.')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'No application without news for 45 days' })).toBeVisible()
})
