import type { Page } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from '../../support/accessibility.ts'
import { logOut } from '../../support/account-page.ts'
import { openDashboard } from '../../support/dashboard.ts'
import { joinByCall, readAlert } from '../../support/newcomer.ts'
import { cards, expect, test } from '../../support/test.ts'
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
  page.evaluate(async () => (await (await caches.match('/saved/copy'))?.text()) ?? '')

/** What the client keeps of its cache. */
type Copy = { clientState: { queries: { state: { data: { jobs?: { description: string }[] } } }[] } }

/** Waits until the client and the tracker with this text can be opened without a connection. */
async function waitForCopy(page: Page, text: string) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => savedText(page)).toContain(text)
  await expect.poll(() => savedText(page)).toContain('getLoggedInUser')
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
  const saved = JSON.parse(await savedText(page)) as Copy
  const copied = saved.clientState.queries.flatMap(({ state }) => state.data.jobs ?? [])
  expect(copied.some(({ description }) => description)).toBe(true)
  await context.setOffline(true)
  await page.goto(`/#/job/${job?.id}`)
  await page.reload()
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(page.getByRole('heading', { name: job?.['Job Title'] ?? '', exact: true })).toBeVisible()
})

// holds Beyond §3: the texts of starred jobs can be read offline
test('a job that was starred a moment ago, and one that was only opened, can be read without a connection; a reloaded list says that it is offline', async ({
  page,
  context,
}) => {
  const readsAfterReload = async (title: string) => {
    await page.reload()
    await expect(page.getByText(SAVED)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  }
  await openDashboard(page)
  const opened = cards(page).nth(1).getByRole('link').first()
  const openedTitle = (await opened.textContent()) ?? ''
  await opened.click()
  await expect(page).toHaveURL(/#\/job\//)
  const openedAddress = page.url()
  const saved = `/saved/jobs/${openedAddress.split('/').at(-1)}`
  await expect
    .poll(() => page.evaluate(async (address) => Boolean(await caches.match(address)), saved))
    .toBe(true)
  await page.goBack()
  const card = cards(page).first()
  const title = (await card.getByRole('link').first().textContent()) ?? ''
  await card.getByRole('button', { name: /^Save / }).click()
  await waitForCopy(page, title)
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/#\/job\//)
  await context.setOffline(true)
  await readsAfterReload(title)
  await page.goto(openedAddress)
  await readsAfterReload(openedTitle)
  await page.goto('/#/dashboard')
  await page.reload()
  await expect(page.getByRole('main').getByText(/^You are offline/)).toBeVisible()
})

test('a star without a connection is shown, waits also after the page was closed, and is sent once', async ({
  page,
  context,
}) => {
  await openDashboard(page)
  const card = cards(page).first()
  const title = (await card.getByRole('link').first().textContent()) ?? ''
  const star = card.getByRole('button', { name: /^Save / })
  await context.setOffline(true)
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Will be sent once Lilypad can be reached')).toBeVisible()
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto('/#/account')
  await expect.poll(() => storedJob(page, title)).toMatchObject({ tracker_status: 0 })
  await openDashboard(page)
  await expect(star).toHaveAttribute('aria-pressed', 'true')
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

/** What a page shows, and what this device holds of the person without showing it. */
const ofPerson = async (page: Page) => ({
  shown: await page.getByText(TITLE).count(),
  account: await page.getByRole('banner').getByText('Account', { exact: true }).count(),
  saved: (await page.evaluate(() => caches.keys())).includes('lilypad-saved'),
})
const NOTHING = { shown: 0, account: 0, saved: false }

// holds Beyond §3: log-out empties what was saved
test('without a connection a log-out forgets the person at once, says what was not sent, and ends the session later', async ({
  page,
  context,
  playwright,
  baseURL,
  complaints,
}) => {
  const cookies = await context.cookies()
  const elsewhere = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  })
  const whoIs = async () => {
    const reply = (await (await elsewhere.get('/api/get_logged_in_user')).json()) as { user: object | null }
    return reply.user
  }
  expect(await whoIs()).not.toBeNull()
  await context.setOffline(true)
  await status(page).selectOption('Applied')
  await expect(page.getByText('Waiting to be sent')).toHaveCount(1)
  await logOut(page)
  expect(await readAlert(page)).toContain('You are logged out. 1 change could not be sent yet')
  await expect.poll(() => ofPerson(page)).toEqual(NOTHING)
  await page.goto('/#/tracker')
  await page.reload()
  await expect(page.getByRole('banner').getByText('Log In').filter({ visible: true }).first()).toBeVisible()
  expect(await ofPerson(page)).toEqual(NOTHING)
  forgiveLostConnection(complaints)
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('banner').getByText('Log In').filter({ visible: true }).first()).toBeVisible()
  await expect.poll(whoIs).toBeNull()
  expect(await ofPerson(page)).toEqual(NOTHING)
  await elsewhere.dispose()
})

// holds Beyond §3: log-out empties what was saved
test('the first answer that the session ended elsewhere empties what was saved, before the connection is lost', async ({
  page,
  context,
}) => {
  await page.request.post('/api/headless_log_out', { data: {} })
  // The page itself is that answer, and is left before the rest of the client is loaded.
  await page.reload()
  await expect(page.getByRole('banner').getByText('Log In').filter({ visible: true }).first()).toBeVisible()
  await page.goto('about:blank')
  await context.setOffline(true)
  await page.goto('/#/tracker')
  await page.reload()
  await expect(page.getByText(SAVED)).toHaveCount(0)
  expect(await ofPerson(page)).toEqual(NOTHING)
})
