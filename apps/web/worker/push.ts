// Notifications of alerts, as part of the service worker.

/** What the server sends; see `packages/mail/src/message.ts`. */
type PushNote = { title: string; count: number; address: string }

worker.addEventListener('push', (event) => {
  if (!event.data) return
  const text = event.data.text()
  const { title, count, address } = JSON.parse(text) as PushNote
  const shown = worker.registration.showNotification(title, {
    body: count === 1 ? '1 new job' : `${count} new jobs`,
    // One that arrives twice replaces itself, but not that of another day.
    tag: `${new Date().toDateString()} ${text}`,
    data: address,
    icon: '/icons/icon-192.png',
  })
  event.waitUntil(shown)
})

/**
 * In a tab of its own: one that a person works in keeps what they wrote. Which page another tab shows is not known here,
 * since a page's address changes without a load.
 */
async function openAddress(address: string) {
  const { href, origin } = new URL(address, worker.location.origin)
  if (origin === worker.location.origin) await worker.clients.openWindow(href)
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAddress(String(event.notification.data)))
})
