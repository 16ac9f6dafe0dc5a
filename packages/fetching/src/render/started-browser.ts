import { readFile } from 'node:fs/promises'
import type { Browser, CDPSession } from 'playwright-core'
import { closeWithin } from '../deadlines.ts'
import type { BrowserLaunch } from './find-chromium.ts'

export type StartedBrowser = {
  browser: Browser
  /** Even in the middle of work. */
  kill(): void
  close(): Promise<void>
}

const LAUNCH_MS = 60_000
const CLOSE_MS = 5_000
const LOOK_MS = 250
/** Private memory of a page's process. */
const MAX_BYTES = 512 * 1024 ** 2
const PAGE_BYTES = 4_096

/** Names do not resolve, the proxy does not exist, protocols that ignore proxies are disabled. */
const NO_NETWORK = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
]
const NOBODY = { server: 'http://127.0.0.1:1', bypass: '<-loopback>' }

/** Without network access; the caller must route and answer its pages' requests. */
export async function startBrowser(
  { executablePath, args, env }: BrowserLaunch,
  { hasSandbox }: { hasSandbox: boolean },
): Promise<StartedBrowser> {
  // Loaded on demand: it is large, and most processes never render a page.
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({
    executablePath,
    args: [...args, ...NO_NETWORK],
    env,
    chromiumSandbox: hasSandbox,
    proxy: NOBODY,
    timeout: LAUNCH_MS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  const session = await browser.newBrowserCDPSession()
  const pid = (await listProcesses(session, 'browser'))[0]
  const kill = () => {
    if (pid !== undefined && browser.isConnected()) end(pid)
  }
  const watch = setInterval(() => void endGreedyPages(browser, session), LOOK_MS).unref()
  browser.once('disconnected', () => clearInterval(watch))
  return {
    browser,
    kill,
    close: () => closeWithin(browser.close(), CLOSE_MS, kill),
  }
}

/** Its page crashes; the others continue. */
async function endGreedyPages(browser: Browser, session: CDPSession): Promise<void> {
  if (browser.contexts().length === 0) return
  for (const pid of await listProcesses(session, 'renderer')) {
    if ((await ownMemory(pid)) > MAX_BYTES) end(pid)
  }
}

async function listProcesses(session: CDPSession, type: string): Promise<number[]> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo').catch(() => ({ processInfo: [] }))
  return processInfo.filter((process) => process.type === type).map(({ id }) => id)
}

/** Private bytes; 0 on systems that do not report them. */
async function ownMemory(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  const [, resident = 0, shared = 0] = text.split(' ').map(Number)
  return (resident - shared) * PAGE_BYTES
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

type BrowserStartOptions = {
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
export function createBrowserStart(options: BrowserStartOptions): () => Promise<StartedBrowser> {
  const { locate, warn, isRoot = process.getuid?.() === 0 } = options
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
