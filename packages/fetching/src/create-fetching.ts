import { setMaxListeners } from 'node:events'
import { createHostPace, type HostPace } from '@lilypad/domain'
import { type BoardOptions, type BoardSession, openBoardSession } from './board-session.ts'
import { createDoor } from './door.ts'
import { type FetchedFile, type FileOptions, fetchFile } from './fetch-file.ts'
import { createGuard, type Lookup } from './guard.ts'
import { createBrowserHouse } from './render/browser-house.ts'
import { createRenderer } from './render/create-renderer.ts'
import { locateChromium } from './render/find-chromium.ts'
import { startBrowser } from './render/started-browser.ts'
import { createTurns } from './turns.ts'
import { createVisitor } from './visit.ts'
import { deadline, unlessAborted } from './wait.ts'

export type FetchingOptions = {
  /** Begins with a name in letters, which identifies us in robots.txt, and holds a contact address. */
  userAgent: string
  /** SCRAPE_PACE_SCALE: scales our own pauses; a host's `Retry-After` is obeyed unscaled. */
  paceScale: number
  /** SCRAPE_TIME_SCALE: scales time limits, rests and how long a robots.txt is kept. */
  timeScale: number
  /** SCRAPE_ALLOW_PRIVATE and SCRAPE_REPLAY_ORIGIN. */
  allowPrivate: boolean
  replayOrigin: string | null
  /** CHROMIUM_PATH: the browser for rendering pages, preferred to any other. */
  browserPath?: string | null
  /** Receives messages for operators. */
  warn?: (message: string) => void
  lookup?: Lookup
  now?: () => number
  /** State shared by several processes; without it each process keeps its own. */
  pace?: HostPace
}

export type Fetching = {
  openBoard(options?: BoardOptions): BoardSession
  /** One file, such as a company's logo. @throws ScrapeError */
  fetchFile(url: string, options: FileOptions): Promise<FetchedFile>
  /**
   * Accepts only a public web address. @throws ScrapeError `blocked`, or `unreachable` for a name without an address
   */
  checkAddress(url: string): Promise<void>
  close(): Promise<void>
}

const REQUEST_MS = 60_000
const BOARD_MS = 10 * 60_000

/** The only access to the outside web, with a guard against private addresses, robots.txt, pace, retries and limits. */
export function createFetching(options: FetchingOptions): Fetching {
  const { userAgent, paceScale, timeScale, replayOrigin, now = Date.now, warn = () => {} } = options
  const { pace = createHostPace({ paceScale, timeScale, now }) } = options
  const requestMs = REQUEST_MS * timeScale
  const guard = createGuard({
    lookup: options.lookup,
    allowPrivate: options.allowPrivate,
    replaying: replayOrigin !== null,
  })
  const door = createDoor({ guard, userAgent, replayOrigin, requestMs })
  const closer = new AbortController()
  const closing = closer.signal
  setMaxListeners(0, closing)
  const visit = createVisitor({
    door,
    pace,
    turns: createTurns(pace),
    paceScale,
    now,
    guard,
    userAgent,
    timeScale,
    closing,
  })
  const launch = locateChromium(options.browserPath ?? null)
  if (!launch) warn('No browser was found: pages are read without their scripts.')
  const house = launch && createBrowserHouse({ start: async () => startBrowser(await launch()), userAgent })
  const renderer = house && createRenderer({ house, visit, timeScale, warn })
  return {
    openBoard: (board) =>
      openBoardSession({ visit, renderer, pace, boardMs: BOARD_MS * timeScale, closing }, board),
    fetchFile(url, file) {
      const ends = [deadline(BOARD_MS * timeScale, 'Fetching this file'), closing]
      const signal = AbortSignal.any(file.signal ? [...ends, file.signal] : ends)
      return fetchFile(visit, url, { ...file, signal })
    },
    checkAddress: (url) => unlessAborted(guard.check(url), deadline(requestMs, 'Looking this name up')),
    async close() {
      closer.abort(new Error('Fetching was closed.'))
      await house?.close()
      await door.close()
      await pace.close()
    },
  }
}
