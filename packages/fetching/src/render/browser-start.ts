import type { BrowserLaunch } from './find-chromium.ts'
import { type StartedBrowser, startBrowser } from './started-browser.ts'

export type BrowserStartOptions = {
  locate: () => Promise<BrowserLaunch>
  warn: (message: string) => void
  isRoot?: boolean
}

const AS_ROOT =
  'The browser runs without its sandbox, which it does not have as root: run this process as another account.'
const REFUSED =
  'The browser runs without its sandbox: this system does not let it make one (it needs user namespaces). ' +
  'A page that breaks out of the browser could read what this account can read.'

/** In the sandbox, a page that breaks out of its process reaches no files; without it, a warning says so once. */
export function createBrowserStart({
  locate,
  warn,
  isRoot = process.getuid?.() === 0,
}: BrowserStartOptions): () => Promise<StartedBrowser> {
  let hasSandbox = true

  async function startWithout(why: string): Promise<StartedBrowser> {
    const started = await startBrowser(await locate(), { hasSandbox: false })
    if (hasSandbox) warn(why)
    hasSandbox = false
    return started
  }

  return async () => {
    if (isRoot || !hasSandbox) return startWithout(AS_ROOT)
    try {
      return await startBrowser(await locate(), { hasSandbox: true })
    } catch {
      // Fails for any other reason as well.
      return startWithout(REFUSED)
    }
  }
}
