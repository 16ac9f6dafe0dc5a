import { pushCalls } from '@lilypad/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { createCallClient } from '../client.ts'

const pushApi = createCallClient(pushCalls)

/** Whether this browser takes notifications, and the key with which it would subscribe; null without push. */
export const pushQuery = queryOptions(
  callQuery(pushApi, 'loadPush', {}, ({ public_key, is_subscribed }) => ({
    publicKey: public_key,
    isSubscribed: is_subscribed,
  })),
)

/** Why this browser cannot take notifications; null when it can, or may be asked. */
export function pushObstacle(): 'unsupported' | 'denied' | null {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

const base64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Milliseconds: the worker is registered once the page is idle, and never where it cannot be. */
const WORKER_TIMEOUT_MS = 10_000

const findWorker = () =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(reject, WORKER_TIMEOUT_MS, new Error('There is no service worker.'))
    }),
  ])

export type PushKey = { publicKey: string; isSubscribed: boolean }

/** The subscription that the server has, if it is of this key; a new one breaks off what is on its way to it. */
async function keepOrMake({ pushManager }: ServiceWorkerRegistration, { publicKey, isSubscribed }: PushKey) {
  const kept = await pushManager.getSubscription()
  if (kept && isSubscribed && base64url(kept.options.applicationServerKey) === publicKey) return kept
  // One of another key, or of the person who was logged in before, would serve no more.
  await kept?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** Asks the person, and subscribes this browser. False when the person does not allow it. */
export async function subscribeToPush(key: PushKey): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const made = await keepOrMake(await findWorker(), key)
  await pushApi.subscribeToPush({
    endpoint: made.endpoint,
    p256dh: base64url(made.getKey('p256dh')),
    auth: base64url(made.getKey('auth')),
  })
  return true
}

export async function unsubscribeFromPush(): Promise<void> {
  await pushApi.unsubscribeFromPush({})
  await leavePush()
}

/** Ends notifications in this browser, and closes those that it shows. The server ends its part at log-out. */
export async function leavePush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration || pushObstacle() === 'unsupported') return
  for (const shown of await registration.getNotifications()) shown.close()
  await (await registration.pushManager.getSubscription())?.unsubscribe()
}
