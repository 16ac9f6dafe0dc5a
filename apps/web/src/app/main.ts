import { afterPaint } from '@/ui/after-paint.ts'
import { screenAt } from './screens.ts'
import { showFailure } from './stills/show-failure.ts'
import { showStill } from './stills/show-still.ts'
import '@/ui/styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** The first screen's code, asked for beside the app's. If that fails, the router asks once more and tells. */
const loadScreen = (): Promise<unknown> =>
  screenAt(window.location.hash)
    ?.load()
    .catch(() => undefined) ?? Promise.resolve()

/** A page in the background paints nothing, and must not wait for it, in milliseconds. */
const AT_MOST = 100

const painted = () =>
  new Promise<void>((resolve) => {
    afterPaint(resolve)
    setTimeout(resolve, AT_MOST)
  })

const isStill = showStill(document, root, window.location.hash)

const startApp = async () => {
  const screen = loadScreen()
  const { start } = await import('./start.tsx')
  // What stands there already is not replaced by an empty page.
  if (isStill) await screen
  start(root)
}

// What can be seen goes before what can be pressed: the app is large, and would take the network from it.
const ready = isStill ? painted() : Promise.resolve()
// Not awaited here: the app needs parts of this script, and would wait for its end.
ready.then(startApp).catch(() => showFailure(root))
