import { createListeners } from '@/listeners.ts'

/** The least time between two looks for a new version, in milliseconds. */
const HOUR = 3_600_000

/** The script that this page began with; its name changes with its content. */
const ownEntry = () =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '', location.href)
    .pathname

/** A tab may be open for days. */
const lookNowAndThen = (registration: ServiceWorkerRegistration) => {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < HOUR) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** Registers the service worker. Without one, everything works but for what needs no connection. */
const register = async () => {
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  lookNowAndThen(registration)
}

let isOld = false
const { tell, subscribe } = createListeners()

const noteVersion = ({ data }: MessageEvent) => {
  if (isOld || typeof data?.entry !== 'string' || data.entry === ownEntry()) return
  isOld = true
  tell()
}

/** Whether a new version of the client is ready, and this tab shows an old one. */
export const newVersion = {
  get: (): boolean => isOld,
  subscribe,
}

// Vite's server has no worker, and nothing of it may be kept.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.addEventListener('message', noteVersion)
  register().catch(() => undefined)
}
