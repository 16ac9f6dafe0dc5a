import '@/ui/styles.css'
import { finishLogOut, hasPendingLogOut } from '@/api/pending-log-out.ts'
import { keepEarlyPresses } from '@/ui/page/early-presses.ts'
import { screenAt, toAddress } from './screens.ts'
import { showPrerendered, showWhole } from './show-prerendered.ts'

const newKey = () => Math.random().toString(36).slice(2)

const giveKey = () => window.history.replaceState({ ...window.history.state, key: newKey() }, '')

function giveMissingKey() {
  if (!window.history.state?.key) giveKey()
}

/**
 * Gives each entry of the browser's history its own key, which the router uses and under which the state of a screen
 * is kept: an address typed by hand has none. A reload gets a new key, and so starts fresh, unless the browser went
 * back to this page.
 *
 * @returns whether the browser went back to this page
 */
function keyHistoryEntries(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isReturn = load?.type === 'back_forward'
  if (isReturn) giveMissingKey()
  else giveKey()
  window.addEventListener('popstate', giveMissingKey)
  return isReturn
}

/** Acts when what is drawn by now has been painted; gives back what calls it off. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // A frame is painted after its callbacks: the task after them comes when it has been.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

function showFailure(root: HTMLElement): void {
  const page = root.ownerDocument
  const message = page.createElement('p')
  message.textContent = 'Lilypad could not be loaded. Please check your connection.'
  const again = page.createElement('button')
  again.type = 'button'
  again.textContent = 'Try again'
  again.className = 'min-h-11 rounded-sm bg-accent px-4 font-semibold text-accent-ink text-sm'
  again.addEventListener('click', () => page.location.reload())
  const notice = page.createElement('div')
  notice.setAttribute('role', 'alert')
  notice.className = 'page grid min-h-dvh content-start justify-items-center gap-4 pt-[25vh] text-center'
  notice.append(message, again)
  root.replaceChildren(notice)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const { hash } = window.location

/** Loads the first screen's code in parallel with the app's. If that fails, the router tries again and reports it. */
async function loadScreen() {
  try {
    const module = await screenAt(window.location.hash).load()
    await module?.first?.code?.()
    return module
  } catch {
    return undefined
  }
}

const atMost = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** A frame's callbacks run before it is painted, on a slow device long before: the browser says when it was. */
const firstContentPainted = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })

/** A page in the background is never painted. */
async function painted() {
  if (document.hidden) return
  const frame = new Promise<void>((resolve) => void afterPaint(resolve))
  await Promise.race([Promise.all([firstContentPainted(), frame]), atMost(1_000)])
}

/** In other letters a page is not as high as it was when it was left; letters that do not come are not waited for. */
const letters = () => Promise.race([document.fonts.ready, atMost(1_000)])

// At once: somebody may go back before the app is there.
const isReturn = keyHistoryEntries()

/** Whether the session of somebody who logged out has ended just now: the page was drawn for them. */
const hasJustEnded = hasPendingLogOut()
  ? finishLogOut().then(
      () => true,
      () => false,
    )
  : null

const pressed = keepEarlyPresses(document)
const shown = hasJustEnded ? null : showPrerendered(document, root, hash)
let isStarted = false
const replies = shown?.lacks ? showWhole(root, hash, () => !isStarted).catch(() => []) : []

/** Counts the jobs that were opened from the drawn screen of a job or an employer, as the app does. */
async function countJobs(links: ReadonlySet<string>) {
  const ids = [...links].map((link) => Number(/#\/job\/(\d+)$/.exec(link)?.[1])).filter(Boolean)
  if (ids.length === 0) return
  const { recordJobClick } = await import('@/api/jobs/record-job-click.ts')
  for (const id of ids) recordJobClick(id, toAddress(hash).startsWith('/job/'))
}

async function startApp(root: HTMLElement) {
  if (await hasJustEnded) return window.location.reload()
  const screen = loadScreen()
  const { start } = await import('./start.tsx')
  // The prerendered screen is not replaced by an empty page.
  const module = shown ? await screen : undefined
  if (isReturn) await letters()
  isStarted = true
  // Those that are still on their way are too late: the app asks for them.
  const known = (await Promise.race([replies, undefined])) ?? []
  const first = window.location.hash === hash ? module?.first : undefined
  const early = pressed()
  if (shown?.lacks) countJobs(early).catch(() => undefined)
  start(root, (client) => first?.seed(client, toAddress(hash), known))
}

// Visible content comes before interactivity: the app is large, and would compete for the network.
async function seen() {
  // A slow server is waited for no longer: the app is loaded meanwhile.
  await Promise.race([replies, atMost(700)])
  if (shown) await painted()
}
// Not awaited: the app imports parts of this script, and would wait for its end.
seen()
  .then(() => startApp(root))
  .catch(() => showFailure(root))
