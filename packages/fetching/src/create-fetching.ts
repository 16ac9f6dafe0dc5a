import { setMaxListeners } from 'node:events'
import {
  type Clock,
  createClock,
  type HostPace,
  READ_TIMEOUT_MS,
  REQUEST_TIMEOUT_MS,
  ScrapeError,
  unlessAborted,
} from '@lilypad/domain'
import { createGuard, type Lookup } from './address-guard.ts'
import { type BoardOptions, type BoardSession, openBoardSession } from './board-session.ts'
import { checkAnswer } from './check-answer.ts'
import { deadline } from './deadlines.ts'
import { createHostQueue } from './host-queue.ts'
import { createHttpClient } from './http-client.ts'
import { createInProcessHostPace } from './in-process-host-pace.ts'
import { createPageFetcher, type PageFetcher } from './page-fetcher.ts'
import { createPostClient, type Message, type PostAnswer } from './post-client.ts'
import { createBrowserPool } from './render/browser-pool.ts'
import { createRenderer } from './render/create-renderer.ts'
import { locateChromium } from './render/find-chromium.ts'
import { createBrowserStart } from './render/started-browser.ts'

type FileOptions = {
  maxBytes: number
  accept: string[]
  signal?: AbortSignal
}

type FetchedFile = { url: string; type: string; bytes: Uint8Array }

/** Throws ScrapeError: `gone` for 404 and 410, `changed` for another type or too large a file. */
async function fetchFile(
  visit: PageFetcher,
  url: string,
  { maxBytes, accept, signal }: FileOptions & { signal: AbortSignal },
): Promise<FetchedFile> {
  const meter = { requests: 0, bytes: 0 }
  const answer = await visit({ url, headers: { accept: accept.join(', ') }, maxBytes, signal, meter })
  checkAnswer(answer, { isBoard: false, mayBeUnchanged: false, maxBytes })
  const { host } = answer.url
  if (answer.status >= 400)
    throw new ScrapeError('gone', `${host} answered ${answer.status}: there is no such file.`)
  const type = (answer.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!accept.includes(type)) {
    throw new ScrapeError(
      'changed',
      `${host} sent ${type || 'something unnamed'} in place of a file that is welcome.`,
    )
  }
  return { url: answer.url.href, type, bytes: answer.bytes }
}

export type FetchingOptions = {
  /** Begins with a name in letters, which identifies us in robots.txt, and holds a contact address. */
  userAgent: string
  /** SCRAPE_ALLOW_PRIVATE and SCRAPE_REPLAY_ORIGIN. */
  allowPrivate: boolean
  replayOrigin: string | null
  /** CHROMIUM_PATH, preferred to any other. */
  browserPath?: string | null
  /** For operators. */
  warn?: (message: string) => void
  lookup?: Lookup
  clock?: Clock
  /** What several processes share; without it each process keeps its own. */
  pace?: HostPace
}

export type Fetching = {
  openBoard(options?: BoardOptions): BoardSession
  /** @throws ScrapeError */
  fetchFile(url: string, options: FileOptions): Promise<FetchedFile>
  /** Once, without robots.txt, replay or redirects. Throws ScrapeError `blocked`; `unreachable` without an answer. */
  post(url: string, message: Message): Promise<PostAnswer>
  /** Throws ScrapeError `blocked` for no public address, `unreachable` for a name without one. */
  checkAddress(url: string): Promise<void>
  close(): Promise<void>
}

/** The one way to the outside web: guard against private addresses, robots.txt, pace, retries, limits. */
export function createFetching(options: FetchingOptions): Fetching {
  const { userAgent, replayOrigin, clock = createClock(), warn = () => {} } = options
  const { pace = createInProcessHostPace(clock) } = options
  const guard = createGuard({
    lookup: options.lookup,
    allowPrivate: options.allowPrivate,
    replaying: replayOrigin !== null,
  })
  const httpClient = createHttpClient({ guard, userAgent, replayOrigin, clock })
  const postClient = createPostClient({ ...options, clock })
  const closer = new AbortController()
  const closing = closer.signal
  setMaxListeners(0, closing)
  const turns = createHostQueue(pace)
  const visit = createPageFetcher({ httpClient, pace, turns, clock, guard, userAgent, closing })
  const launch = locateChromium(options.browserPath ?? null)
  if (!launch) warn('No browser was found: pages are read without their scripts.')
  const browsers =
    launch && createBrowserPool({ start: createBrowserStart({ locate: launch, warn }), userAgent })
  const renderer = browsers && createRenderer({ browsers, visit, clock, warn })
  return {
    openBoard: (board) => openBoardSession({ visit, renderer, pace, clock, closing }, board),
    fetchFile(url, file) {
      const ends = [deadline(clock, READ_TIMEOUT_MS, 'Fetching this file'), closing]
      const signal = AbortSignal.any(file.signal ? [...ends, file.signal] : ends)
      return fetchFile(visit, url, { ...file, signal })
    },
    post: (url, message) =>
      postClient.post(url, { ...message, signal: AbortSignal.any([message.signal, closing]) }),
    checkAddress: (url) =>
      unlessAborted(guard.check(url), deadline(clock, REQUEST_TIMEOUT_MS, 'Looking this name up')),
    async close() {
      closer.abort(new Error('Fetching was closed.'))
      await browsers?.close()
      await Promise.all([httpClient.close(), postClient.close()])
    },
  }
}
