import { useEffect, useState } from 'react'

const HOUR_MS = 3_600_000

/** The script that this page began with; its name changes with its content. */
const ownEntry = () =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '', location.href)
    .pathname

/** Registers the service worker. A tab may be open for days: it looks for a new one at most once an hour. */
const register = async () => {
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < HOUR_MS) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** Whether a new version of the client is ready, and this tab shows an old one. */
export function useNewVersion(): boolean {
  const [isOld, setOld] = useState(false)
  useEffect(() => {
    // Vite's server has no worker, and nothing of it may be kept.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const note = ({ data }: MessageEvent) =>
      void (typeof data?.entry === 'string' && data.entry !== ownEntry() && setOld(true))
    navigator.serviceWorker.addEventListener('message', note)
    // Without one, everything works but for what needs no connection.
    register().catch(() => undefined)
    return () => navigator.serviceWorker.removeEventListener('message', note)
  }, [])
  return isOld
}
