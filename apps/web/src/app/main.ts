import { addressOf, screenAt } from './screens.ts'
import { showFailure } from './stills/show-failure.ts'
import { showStill } from './stills/show-still.ts'
import '@/ui/styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const { hash } = window.location
const isStill = showStill(document, root, addressOf(hash))
// The first screen's code is asked for beside the app's, not after it. If that fails, the router asks once more and tells.
const screen = screenAt(hash)
  ?.load()
  .catch(() => undefined)
// Not awaited here: the app needs parts of this script, and would wait for its end.
import('./start.tsx').then(
  async ({ start }) => {
    // What stands there already is not replaced by an empty page.
    if (isStill) await screen
    start(root)
  },
  () => showFailure(root),
)
