import { createPushKeys } from '@lilypad/testing'
import type { Page } from '@playwright/test'
import { openDashboard } from '../../support/dashboard.ts'
import { joinPremium } from '../../support/premium.ts'
import { manageSearches } from '../../support/searches.ts'
import { expect, test } from '../../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const NAME = 'On this device, not by e-mail'

/** The dialog of a person's searches, with one whose alerts come daily. */
const openSearches = async (page: Page, baseURL: string | undefined) => {
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

/** No push service is in reach: the browser's answer to a subscription is made here. */
const answerSubscription = (page: Page, target: { endpoint: string; p256dh: string; auth: string }) =>
  page.addInitScript(({ endpoint, ...keys }) => {
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
        .buffer
    PushManager.prototype.subscribe = async () =>
      ({ endpoint, getKey: (name: 'p256dh' | 'auth') => bytesOf(keys[name]) }) as unknown as PushSubscription
  }, target)

const target = () => {
  const { p256dh, auth } = createPushKeys()
  return { endpoint: `https://push.example/${auth}`, p256dh, auth }
}

// holds Beyond §3: web push for saved searches
test('a search’s alerts are switched to this device; only then is the person asked', async ({
  page,
  baseURL,
}) => {
  await answerPermission(page, 'granted')
  const device = target()
  await answerSubscription(page, device)
  const dialog = await openSearches(page, baseURL)
  const push = dialog.getByRole('switch', { name: NAME })
  await expect(push).not.toBeChecked()
  expect(await timesAsked(page)).toBe(0)
  const subscribed = page.waitForRequest('**/api/subscribe_to_push')
  await push.click({ force: true })
  expect((await subscribed).postDataJSON()).toEqual(device)
  await expect(push).toBeChecked()
  expect(await timesAsked(page)).toBe(1)
  await page.reload()
  await expect((await manageSearches(page)).getByRole('switch', { name: NAME })).toBeChecked()
})

test('a person who does not allow notifications stays with e-mail, and reads why', async ({
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
})

test('a browser without push says so', async ({ page, baseURL }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  const dialog = await openSearches(page, baseURL)
  await expect(dialog.getByText('This browser can’t show notifications.')).toBeVisible()
  await expect(dialog.getByRole('switch', { name: NAME })).toBeDisabled()
})

// holds Beyond §3: payloads hold a title, a count and an address and nothing else
test('the service worker shows a notification that comes, one that comes twice once', async ({
  page,
  baseURL,
}) => {
  await page.context().grantPermissions(['notifications'])
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const push = (count: number) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL ?? '',
      registrationId,
      data: JSON.stringify({ title: 'Ponds', count, address: '/#/dashboard/7' }),
    })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }))
    })
  const ponds = { title: 'Ponds', data: '/#/dashboard/7' }
  await push(2)
  await expect.poll(shown).toEqual([{ ...ponds, body: '2 new jobs' }])
  await push(1)
  await expect.poll(shown).toEqual([{ ...ponds, body: '1 new job' }])
})
