import { screenAt } from './screens.ts'
import '@/ui/styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// The first screen's code is asked for beside the app's, not after it. If that fails, the router asks once more and tells.
screenAt(window.location.hash)
  ?.load()
  .catch(() => undefined)
// Not awaited here: the app needs parts of this script, and would wait for its end.
import('./start.tsx').then(({ start }) => start(root))
