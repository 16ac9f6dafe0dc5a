import { afterPaint } from '@/ui/page/after-paint.ts'
import { askAhead } from './ask-ahead.ts'
import { keyEntries } from './key-entries.ts'
import { showFailure } from './prerendered/show-failure.ts'
import { showPrerendered } from './prerendered/show-prerendered.ts'
import { screenAt } from './screens.ts'
import '@/ui/styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** Loads the first screen's code in parallel with the app's. If that fails, the router tries again and reports it. */
const loadScreen = (): Promise<unknown> =>
  screenAt(window.location.hash)
    ?.load()
    .catch(() => undefined) ?? Promise.resolve()

/** The longest wait for a paint, in milliseconds: a page in the background never paints. */
const AT_MOST = 100

const painted = () =>
  new Promise<void>((resolve) => {
    afterPaint(resolve)
    setTimeout(resolve, AT_MOST)
  })

/** In other letters a page is not as high as it was when it was left; letters that do not come are not waited for. */
const letters = () =>
  new Promise<unknown>((resolve) => {
    document.fonts.ready.then(resolve)
    setTimeout(resolve, 10 * AT_MOST)
  })

// At once: somebody may go back before the app is there.
const isReturn = keyEntries()

const isPrerendered = showPrerendered(document, root, window.location.hash)

const startApp = async () => {
  // Only a person who may open the screen has it prerendered.
  if (isPrerendered) askAhead(window.location.hash)
  const screen = loadScreen()
  const { start } = await import('./start.tsx')
  // The prerendered screen is not replaced by an empty page.
  if (isPrerendered) await screen
  if (isReturn) await letters()
  start(root)
}

// Visible content comes before interactivity: the app is large, and would compete for the network.
const ready = isPrerendered ? painted() : Promise.resolve()
// Not awaited: the app imports parts of this script, and would wait for its end.
ready.then(startApp).catch(() => showFailure(root))
