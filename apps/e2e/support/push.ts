import { addToOutbox, type NewOutboxEntry, schema } from '@lilypad/db'
import { openQueue } from '@lilypad/queue'
import { createPushKeys, startPushService } from '@lilypad/testing'
import type { Page, Worker } from '@playwright/test'
import { inProduct, productDatabase } from './product-database.ts'

/** A subscription at a push service on this machine, and what opens its messages. */
export async function openDevice() {
  const service = await startPushService()
  const keys = createPushKeys()
  const target = { endpoint: `${service.origin}/${keys.auth}`, p256dh: keys.p256dh, auth: keys.auth }
  return { service, keys, target }
}

type Target = Awaited<ReturnType<typeof openDevice>>['target']

/** The browser's own push service is out of reach: what it would answer to a subscription is said here. */
export const answerSubscription = (page: Page, target: Target) =>
  page.addInitScript(({ endpoint, ...keys }) => {
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
        .buffer
    const asked = () =>
      JSON.parse(sessionStorage.getItem('subscribed') ?? '{}') as PushSubscriptionOptionsInit
    const subscription = {
      endpoint,
      get options() {
        return { applicationServerKey: bytesOf(String(asked().applicationServerKey)) }
      },
      getKey: (name: 'p256dh' | 'auth') => bytesOf(keys[name]),
      unsubscribe: async () => sessionStorage.removeItem('subscribed'),
    } as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem('subscribed') ? subscription : null
    PushManager.prototype.subscribe = async (options) => {
      sessionStorage.setItem('subscribed', JSON.stringify(options))
      return subscription
    }
  }, target)

/** With which options the page has subscribed; null when it has not. */
export const subscribedWith = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('subscribed') ?? 'null'))

/** The ids of the subscriptions at an address. */
export const subscriptionsAt = (endpoint: string) =>
  inProduct(async (_, db) => {
    const all = await db.select().from(schema.pushSubscriptions)
    return all.filter((subscription) => subscription.endpoint === endpoint).map(({ id }) => id)
  })

type PushNote = Extract<NewOutboxEntry, { push: unknown }>['push']

/** Writes a notification into the outbox, as an alert run does, and has the product's worker send it. */
export async function sendNote(endpoint: string, push: PushNote): Promise<void> {
  const [id] = await subscriptionsAt(endpoint)
  const entry = { userId: null, recipient: String(id), cause: `test-${endpoint}`, push }
  const outboxId = await inProduct((_, db) => addToOutbox(db, entry))
  if (outboxId === null) throw new Error('This notification was written before.')
  const queue = await openQueue({ databaseUrl: productDatabase(), redisUrl: null })
  try {
    await queue.ask('send-mail', { outboxId }, 60_000)
  } finally {
    await queue.close()
  }
}

/** Gives the page's service worker a message, as the browser does once it has opened it. */
export async function deliver(page: Page, text: string): Promise<void> {
  const { origin } = new URL(page.url())
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      // Those of earlier tests are told of, too.
      const ours = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL === `${origin}/`)
      if (ours) resolve(ours.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const message = { origin, registrationId: await registered, data: text }
  await session.send('ServiceWorker.deliverPushMessage', message)
  await session.detach()
}

export const shownNotes = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }))
  })

/** Those of earlier tests, of other origins, may still be there. */
async function workerOf(page: Page): Promise<Worker> {
  const { origin } = new URL(page.url())
  const isOurs = (worker: Worker) => new URL(worker.url()).origin === origin
  const known = page.context().serviceWorkers().findLast(isOurs)
  return known ?? page.context().waitForEvent('serviceworker', { predicate: isOurs })
}

type Opening = { clients: { openWindow(url: string): Promise<null> } }

/**
 * Presses a notification that is shown, and gives the pages that the worker then opens. No test can press the
 * system's own: the worker gets the event, and only tells what it asks the browser for, since that needs a person.
 */
export async function pressNote(page: Page): Promise<string[]> {
  const worker = await workerOf(page)
  return worker.evaluate(async () => {
    const { clients, registration } = globalThis as unknown as Opening & {
      registration: ServiceWorkerRegistration
    }
    const opened: string[] = []
    const work: Promise<unknown>[] = []
    clients.openWindow = async (url) => {
      opened.push(url)
      return null
    }
    const [notification] = await registration.getNotifications()
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
    globalThis.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
    await Promise.all(work)
    return opened
  })
}
