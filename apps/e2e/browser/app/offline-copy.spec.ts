import type { Page } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { logOut } from '../../support/account-page.ts'
import { joinByCall } from '../../support/newcomer.ts'
import { expect, test } from '../../support/test.ts'
import { openTracker, storedJob, track } from '../../support/tracker.ts'

// What the service worker answers goes past a test's routes, so that other tests block it.
test.use({ serviceWorkers: 'allow' })

const TITLE = 'Pond Keeper'
const status = (page: Page) => page.getByLabel(`Status of ${TITLE}`)
const notes = (page: Page) => page.getByLabel(`Notes on ${TITLE}`)
const SAVED = /^Offline: showing what was saved on [A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d{2}\s[AP]M\.$/

/** The browser reports each request that the missing connection fails. */
const forgiveLostConnection = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('net::ERR_')))

const savedText = (page: Page) =>
  page.evaluate(async () => (await (await caches.match('/saved/tracker'))?.text()) ?? '')

/** Waits until the client and the tracker with this text can be opened without a connection. */
const waitForCopy = async (page: Page, text: string) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => savedText(page)).toContain(text)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/saved/user')))).toBe(true)
}

test.beforeEach(async ({ page }) => {
  await joinByCall(page)
  await track(page, { title: TITLE })
  await openTracker(page)
  await waitForCopy(page, TITLE)
})
test.afterEach(({ complaints }) => {
  forgiveLostConnection(complaints)
})

// holds Beyond §3: the tracker can be read offline
// holds Beyond §3: notes and status changes made offline are sent later without loss or doubling
test('without a connection the tracker opens as it was saved, and says when; what is changed waits, also after the tab was closed, and is sent once', async ({
  page,
  context,
  complaints,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(status(page)).toHaveValue('0')
  await status(page).selectOption('Applied')
  await notes(page).fill('Call Ana.')
  await expect(page.getByText('Waiting to be sent')).toHaveCount(2)
  await page.reload()
  await expect(status(page)).toHaveValue('1')
  await expect(notes(page)).toHaveValue('Call Ana.')
  await expect(page.getByText('Waiting to be sent')).toHaveCount(2)
  await expectAccessibleAtAnyWidth(page)
  await page.goto('about:blank')
  forgiveLostConnection(complaints)
  await context.setOffline(false)
  await page.goto('/#/account')
  await expect.poll(() => storedJob(page, TITLE)).toMatchObject({ tracker_status: 1, notes: 'Call Ana.' })
  await openTracker(page)
  await expect(page.getByText(SAVED)).toHaveCount(0)
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
  expect((await storedJob(page, TITLE))?.status_changes).toHaveLength(1)
})

// holds Beyond §3: the texts of starred jobs can be read offline
test('without a connection a starred job can be read', async ({ page, context }) => {
  const reply = await page.request.get('/api/load_home_page_jobs?new=1')
  const { jobs } = (await reply.json()) as { jobs: { id: number; 'Job Title': string }[] }
  const [job] = jobs
  await page.request.post('/api/toggle_tracking', { data: { airtable_id: job?.id } })
  await page.reload()
  await waitForCopy(page, job?.['Job Title'] ?? '')
  const saved = JSON.parse(await savedText(page)) as { value: { jobs: { description: string }[] } }
  expect(saved.value.jobs.some(({ description }) => description)).toBe(true)
  await context.setOffline(true)
  await page.goto(`/#/job/${job?.id}`)
  await page.reload()
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(page.getByRole('heading', { name: job?.['Job Title'] ?? '', exact: true })).toBeVisible()
})

// holds Beyond §3: log-out empties what was saved
test('a log-out leaves nothing of the person on the device', async ({ page, context }) => {
  await logOut(page)
  const names = () => page.evaluate(() => caches.keys())
  await expect.poll(names).not.toContain('lilypad-saved')
  await context.setOffline(true)
  await page.goto('/#/tracker')
  await page.reload()
  await expect(page.getByText(SAVED)).toHaveCount(0)
  await expect(page.getByText(TITLE)).toHaveCount(0)
  expect((await names()).filter((name) => !name.startsWith('lilypad-client-'))).toEqual([])
})
