import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { logOut } from '../../support/account-page.ts'
import { joinBy, joinByCall, type Newcomer, readAlert } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'
import { openTracker, storedJob, track } from '../../support/tracker.ts'

const TITLE = 'Pond Keeper'
const notes = (page: Page) => page.getByLabel(`Notes on ${TITLE}`)
const storedNotesOf = async (page: Page, title = '') => (await storedJob(page, title))?.notes
const storedNotes = (page: Page) => storedNotesOf(page, TITLE)

/** The browser reports each failed request, which these tests cause on purpose. */
const forgiveFailedRequests = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('net::ERR_FAILED')))

/**
 * Notes do not reach the server until `serverIsBack`. A route of the test would not do: what a page sends while it is
 * being left goes past it, and is stored.
 */
async function cutOffNotes(page: Page) {
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (input, init) =>
      String(input).includes('/api/update_tracked_job') && !('serverIsBack' in window)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(input, init)
  })
  await page.reload()
}

async function logInAs(page: Page, { email, password }: Newcomer) {
  await page.goto('/#/log-in')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/#\/dashboard/)
}

test.beforeEach(async ({ page }) => {
  await joinByCall(page)
  await track(page, { title: TITLE })
  await openTracker(page)
})

// holds Part 2 §2 Job tracker: Status dropdown and inline notes in each row
test('notes are saved while typing, and the field grows with them', { tag: '@journey' }, async ({ page }) => {
  const lowest = (await notes(page).boundingBox())?.height ?? 0
  await notes(page).pressSequentially('Call Ana.\nAsk about travel.\nSend the portfolio.')
  expect((await notes(page).boundingBox())?.height ?? 0).toBeGreaterThan(lowest)
  await expect(page.getByText('Saving…')).toHaveCount(0)
  expect(await storedNotes(page)).toBe('Call Ana.\nAsk about travel.\nSend the portfolio.')
  await page.reload()
  await expect(notes(page)).toHaveValue('Call Ana.\nAsk about travel.\nSend the portfolio.')
})

test('at rest a note shows its first line, nothing of the second, and that there is more', {
  tag: '@phone',
}, async ({ page }) => {
  await notes(page).fill('Call Ana.\nAsk about travel.')
  await expect.poll(() => storedNotes(page)).toBe('Call Ana.\nAsk about travel.')
  await page.reload()
  await expect(notes(page)).toHaveValue('Call Ana.\nAsk about travel.')
  const more = page.getByText('…', { exact: true })
  await expect(more).toBeVisible()
  const { height, secondLine } = await notes(page).evaluate((field) => {
    const { lineHeight, paddingTop } = getComputedStyle(field)
    // Above and below its letters a line has room, at least a quarter of its height.
    return {
      height: field.clientHeight,
      secondLine: Number.parseFloat(paddingTop) + Number.parseFloat(lineHeight) * 1.25,
    }
  })
  expect(secondLine).toBeGreaterThanOrEqual(height)
  await notes(page).focus()
  await expect(more).toBeHidden()
})

test('a note that could not be saved says so, survives a reload and is saved when the server is back', async ({
  page,
}) => {
  await cutOffNotes(page)
  await notes(page).fill('Call Ana.')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expectAccessible(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(notes(page)).toHaveValue('Call Ana.')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  expect(await storedNotes(page)).toBe('')
  await page.evaluate(() => Object.assign(window, { serverIsBack: true }))
  await expect.poll(() => storedNotes(page)).toBe('Call Ana.')
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
})

test.describe(() => {
  // Another option than the next test's, which thus has a window of its own: this one closes.
  test.use({ locale: 'en-GB' })

  test('leaving with unsaved notes shows a warning', async ({ page, complaints }) => {
    await page.route('**/api/update_tracked_job', (route) => route.abort())
    await notes(page).pressSequentially('Call Ana.')
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    forgiveFailedRequests(complaints)
  })
})

test('a note that could not be saved before a log-out never reaches the next person in that window', async ({
  page,
  request,
  complaints,
}) => {
  test.slow()
  const listed = (await (await page.request.get('/api/load_home_page_jobs?new=1')).json()) as {
    jobs: { id: number; 'Job Title': string }[]
  }
  const [job] = listed.jobs
  const star = { data: { airtable_id: job?.id } }
  const field = page.getByLabel(`Notes on ${job?.['Job Title']}`)
  const next = await joinBy(request)
  await request.post('/api/toggle_tracking', star)
  await page.request.post('/api/toggle_tracking', star)
  await page.reload()
  await page.route('**/api/update_tracked_job', (route) => route.abort())
  await field.fill('For my eyes.')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await logOut(page)
  expect(await readAlert(page)).toContain('1 change could not be sent yet')
  await logInAs(page, next)
  await page.unroute('**/api/update_tracked_job')
  // Whatever waits is sent now, ahead of what the next person writes.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.goto('/#/tracker')
  await expect(field).toHaveValue('')
  await field.fill('My own.')
  await expect.poll(() => storedNotesOf(page, job?.['Job Title'])).toBe('My own.')
  forgiveFailedRequests(complaints)
})

test('two windows: both texts are shown for the person to merge; nothing is overwritten', async ({
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
  const dialog = other.getByRole('dialog', { name: 'These notes changed in another window' })
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
