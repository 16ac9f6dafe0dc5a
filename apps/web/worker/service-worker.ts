/**
 * The service worker: with it the client opens without a connection. It keeps files of the client and no answer of the
 * api. `bin/service-worker.ts` puts it into the build.
 */
const worker = self as unknown as ServiceWorkerGlobalScope

/** What the build puts in: its version, the script that its page begins with, and the files to keep. */
declare const BUILD: { version: string; entry: string; files: string[] }

/** The page without data of anyone. */
const SHELL = '/offline.html'
const PAGES = ['/', '/index.html']
const CACHE = `lilypad-client-${BUILD.version}`

/** The longest wait for a page, in milliseconds, before the kept one is shown. */
const PATIENCE = 4_000

/** A file whose content is in its name needs no loading when an earlier version kept it. */
async function keepFile(cache: Cache, file: string) {
  const known = file.startsWith('/assets/') ? await caches.match(file, { ignoreVary: true }) : null
  if (known) await cache.put(file, known)
  else await cache.add(file)
}

async function keepShell(cache: Cache) {
  const shell = await fetch(SHELL, { cache: 'no-store' })
  const isOfThisBuild = shell.ok && (await shell.clone().text()).includes(BUILD.entry)
  // While servers are replaced, another version may answer. The browser tries again at the next visit.
  if (!isOfThisBuild) throw new Error('the page is of another version')
  await cache.put(SHELL, shell)
}

async function keepClient() {
  const cache = await caches.open(CACHE)
  await keepShell(cache)
  await Promise.all(BUILD.files.map((file) => keepFile(cache, file)))
  // Does not wait until every tab is closed.
  await worker.skipWaiting()
}

async function dropOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith('lilypad-client-') && name !== CACHE)
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** A tab that began with another script is old, and says so. */
async function tellTabs() {
  for (const tab of await worker.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    tab.postMessage({ entry: BUILD.entry })
}

worker.addEventListener('install', (event) => event.waitUntil(keepClient()))
worker.addEventListener('activate', (event) =>
  event.waitUntil(
    dropOthers()
      .then(() => worker.clients.claim())
      .then(tellTabs),
  ),
)

const kept = (file: string) => caches.match(file, { cacheName: CACHE, ignoreVary: true })

/** The server's page; the kept one without a connection, and when the server takes too long. */
async function openPage(request: Request): Promise<Response> {
  const fresh = fetch(request)
  const tooLong = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))
  const first = await Promise.race([fresh, tooLong]).catch(() => null)
  return first ?? (await kept(SHELL)) ?? fresh
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate' && PAGES.includes(pathname)) event.respondWith(openPage(request))
  else if (BUILD.files.includes(pathname))
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)))
})
