import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { joinByCall } from '../support/newcomer.ts'
import { expect, test } from '../support/test.ts'
import { openTracker, storedJob, track } from '../support/tracker.ts'

const TITLE = 'Pond Keeper'
const notes = (page: Page) => page.getByLabel(`Notes on ${TITLE}`)
const storedNotes = async (page: Page) => (await storedJob(page, TITLE))?.notes

/** The browser tells of each request that failed, as these tests want it to. */
const forgiveFailedRequests = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('net::ERR_FAILED')))

test.beforeEach(async ({ page }) => {
  await joinByCall(page)
  await track(page, { title: TITLE })
  await openTracker(page)
})

test('notes are saved as one types, and the field grows with them', async ({ page }) => {
  const lowest = (await notes(page).boundingBox())?.height ?? 0
  await notes(page).pressSequentially('Call Ana.\nAsk about travel.\nSend the portfolio.')
  expect((await notes(page).boundingBox())?.height ?? 0).toBeGreaterThan(lowest)
  await expect(page.getByText('Saving…')).toHaveCount(0)
  expect(await storedNotes(page)).toBe('Call Ana.\nAsk about travel.\nSend the portfolio.')
  await page.reload()
  await expect(notes(page)).toHaveValue('Call Ana.\nAsk about travel.\nSend the portfolio.')
})

test('what could not be saved says so, survives a reload and is saved when the server is back', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/update_tracked_job', (route) => route.abort())
  await notes(page).fill('Call Ana.')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expectAccessible(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(notes(page)).toHaveValue('Call Ana.')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  expect(await storedNotes(page)).toBe('')
  await page.unroute('**/api/update_tracked_job')
  await expect.poll(() => storedNotes(page), { timeout: 15_000 }).toBe('Call Ana.')
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  forgiveFailedRequests(complaints)
})

test('leaving with unsaved notes is warned of', async ({ page, complaints }) => {
  await page.route('**/api/update_tracked_job', (route) => route.abort())
  await notes(page).pressSequentially('Call Ana.')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  forgiveFailedRequests(complaints)
})

test('two windows: both texts are shown, and the person makes one of them; nothing is overwritten', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await openTracker(other)
  await expect(notes(other)).toHaveValue('')
  await notes(page).fill('from the first window')
  await expect.poll(() => storedNotes(page)).toBe('from the first window')
  // The other window has not heard of it.
  await other.route('**/api/load_tracked_jobs', (route) => route.abort())
  await notes(other).fill('from the second window')
  await other.getByRole('button', { name: 'Compare' }).click()
  const dialog = other.getByRole('dialog', { name: 'These notes were changed in another window' })
  await expect(dialog.getByRole('region', { name: 'In this window' })).toContainText('from the second window')
  await expect(dialog.getByRole('region', { name: 'In the other window' })).toContainText(
    'from the first window',
  )
  await expectAccessible(other, 'dialog[open]')
  expect(await storedNotes(page)).toBe('from the first window')
  await dialog.getByLabel('Both together').fill('from both windows')
  await dialog.getByRole('button', { name: 'Save both together' }).click()
  await expect(notes(other)).toHaveValue('from both windows')
  await expect.poll(() => storedNotes(page)).toBe('from both windows')
})
