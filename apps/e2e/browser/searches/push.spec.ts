import type { Page } from '@playwright/test'
import { logOut } from '../../support/account-page.ts'
import { openDashboard } from '../../support/dashboard.ts'
import { joinPremium } from '../../support/premium.ts'
import {
  answerSubscription,
  deliver,
  openDevice,
  pressNote,
  sendNote,
  shownNotes,
  subscribedWith,
  subscriptionsAt,
} from '../../support/push.ts'
import { manageSearches, savedSearches } from '../../support/searches.ts'
import { expect, test } from '../../support/test.ts'
import { wholeChromium } from '../../support/whole-chromium.ts'

test.use({ serviceWorkers: 'allow', launchOptions: wholeChromium })

const NAME = 'On this device, not by e-mail'

/** The dialog of a person's searches, with one whose alerts come daily. */
async function openSearches(page: Page, baseURL: string | undefined) {
  await joinPremium(page)
  const data = { name: 'Ponds', state: '{}', notification_schedule: 'daily' }
  await page.request.post('/api/save_search', { data, headers: { origin: baseURL ?? '' } })
  await openDashboard(page)
  return manageSearches(page)
}

/** Counts how often the page asks for permission, and answers in the person's place. */
const answerPermission = (page: Page, answer: NotificationPermission) =>
  page.addInitScript((permission) => {
    let asked = 0
    Object.assign(window, { timesAsked: () => asked })
    Object.defineProperty(Notification, 'permission', { get: () => (asked > 0 ? permission : 'default') })
    Notification.requestPermission = async () => {
      asked += 1
      return permission
    }
  }, answer)
const timesAsked = (page: Page) =>
  page.evaluate(() => (window as unknown as { timesAsked(): number }).timesAsked())

// holds Beyond §3: web push for saved searches
// holds Beyond §3: payloads hold a title, a count and an address and nothing else
test('alerts are switched to this device, and a push is received, shown once, opened, and ends with the log-out', async ({
  page,
  baseURL,
}) => {
  const { service, keys, target } = await openDevice()
  await page.context().grantPermissions(['notifications'])
  await answerPermission(page, 'granted')
  await answerSubscription(page, target)
  const push = (await openSearches(page, baseURL)).getByRole('switch', { name: NAME })
  await expect(push).not.toBeChecked()
  expect(await timesAsked(page)).toBe(0)
  const subscribed = page.waitForRequest('**/api/subscribe_to_push')
  await push.click({ force: true })
  expect((await subscribed).postDataJSON()).toEqual(target)
  await expect(push).toBeChecked()
  expect(await timesAsked(page)).toBe(1)
  const { public_key } = await (await page.request.get('/api/load_push')).json()
  expect(await subscribedWith(page)).toEqual({ userVisibleOnly: true, applicationServerKey: public_key })

  const [search] = await savedSearches(page)
  const address = `/#/dashboard/${search?.id}`
  const note = { title: 'Ponds', count: 2, address }
  await sendNote(target.endpoint, note)
  await expect.poll(() => service.received).toHaveLength(1)
  const [message] = service.received
  const opened = keys.open(message?.body ?? Buffer.alloc(0))
  expect(opened).toEqual(note)
  await deliver(page, JSON.stringify(opened))
  const shown = { title: 'Ponds', body: '2 new jobs', data: address }
  await expect.poll(() => shownNotes(page)).toEqual([shown])
  // The same again replaces itself; another stands beside it.
  await deliver(page, JSON.stringify(opened))
  await deliver(page, JSON.stringify({ ...note, count: 1 }))
  const bodies = async () => (await shownNotes(page)).map(({ body }) => body).sort()
  await expect.poll(bodies).toEqual(['1 new job', '2 new jobs'])

  expect(await pressNote(page)).toEqual([`${baseURL}${address}`])
  expect(await shownNotes(page)).toHaveLength(1)

  await page.keyboard.press('Escape')
  await logOut(page)
  await expect.poll(() => subscribedWith(page)).toBeNull()
  await expect.poll(() => shownNotes(page)).toEqual([])
  expect(await subscriptionsAt(target.endpoint)).toEqual([])
  await service.close()
})

test('a person who does not allow notifications, or cannot, stays with e-mail and reads why', async ({
  page,
  baseURL,
}) => {
  await answerPermission(page, 'denied')
  const dialog = await openSearches(page, baseURL)
  const push = dialog.getByRole('switch', { name: NAME })
  await push.click({ force: true })
  await expect(dialog.getByText('Your browser blocks notifications of this site.')).toBeVisible()
  await expect(push).toBeDisabled()
  await expect(push).not.toBeChecked()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await page.reload()
  await manageSearches(page)
  await expect(dialog.getByText('This browser can’t show notifications.')).toBeVisible()
  await expect(push).toBeDisabled()
})
