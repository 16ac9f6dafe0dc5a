import { setMaxListeners } from 'node:events'
import { type Clock, MAX_RESPONSE_BYTES, ScrapeError } from '@lilypad/domain'
import { checkAnswer } from '../check-answer.ts'
import type { Answer, Meter } from '../http-client.ts'
import type { PageFetcher } from '../page-fetcher.ts'
import { createSemaphore } from '../semaphore.ts'
import type { BrowserPool } from './browser-pool.ts'
import { renderPage } from './render-page.ts'

export type Rendering = { url: string; signal: AbortSignal; meter: Meter; obeysRobots: boolean }
export type Renderer = (rendering: Rendering) => Promise<Answer>
export type RendererOptions = {
  browsers: BrowserPool
  visit: PageFetcher
  clock: Clock
  warn: (message: string) => void
}

const PAGES_AT_A_TIME = 2
const EXPECTED = { isBoard: false, mayBeUnchanged: false, maxBytes: MAX_RESPONSE_BYTES }

/** In a shared browser, two at a time, 30 s each; every request goes the guarded way of `visit`. */
export function createRenderer({ browsers, visit, clock, warn }: RendererOptions): Renderer {
  const places = createSemaphore(PAGES_AT_A_TIME)

  async function show(answer: Answer, { signal, meter, obeysRobots }: Rendering): Promise<Answer> {
    const left = new AbortController()
    const end = AbortSignal.any([signal, left.signal])
    setMaxListeners(0, end)
    try {
      return await browsers.withContext((context) =>
        renderPage(context, {
          answer,
          visit: (wanted) =>
            visit({ ...wanted, obeysRobots: obeysRobots && wanted.obeysRobots, signal: end, meter }),
          clock,
          maxBytes: MAX_RESPONSE_BYTES,
          signal,
        }),
      )
    } finally {
      // The page no longer waits for them.
      left.abort(new Error('The page was left.'))
    }
  }

  /** Another page may crash the browser. */
  async function showTwice(answer: Answer, rendering: Rendering): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      try {
        return await show(answer, rendering)
      } catch (error) {
        rendering.signal.throwIfAborted()
        if (error instanceof ScrapeError) throw error
        warn(`The browser failed: ${String(error).split('\n')[0]}`)
        if (tries === 2) throw broken(answer.url.host, error)
      }
    }
  }

  return async (rendering) => {
    const { url, signal, meter, obeysRobots } = rendering
    const answer = await visit({
      url,
      headers: { accept: 'text/html' },
      maxBytes: MAX_RESPONSE_BYTES,
      signal,
      meter,
      obeysRobots,
    })
    checkAnswer(answer, EXPECTED)
    if (answer.status >= 400) return answer
    if (!isPage(answer)) {
      throw new ScrapeError('changed', `${answer.url.host} sent something else than a web page.`)
    }
    await places.take(signal)
    try {
      const shown = await showTwice(answer, rendering)
      checkAnswer(shown, EXPECTED)
      return shown
    } finally {
      places.give()
    }
  }
}

function isPage({ headers }: Answer): boolean {
  const isFile = /^\s*attachment/i.test(headers['content-disposition'] ?? '')
  return !isFile && /html|^$/i.test(headers['content-type'] ?? '')
}

function broken(host: string, cause: unknown): ScrapeError {
  return new ScrapeError('unreachable', `The browser broke off while it rendered the page of ${host}.`, {
    cause,
  })
}
