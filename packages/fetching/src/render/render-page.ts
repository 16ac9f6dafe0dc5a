import { setMaxListeners } from 'node:events'
import { type Clock, ScrapeError, unlessAborted } from '@lilypad/domain'
import type { BrowserContext, Page } from 'playwright-core'
import { deadline, sleep } from '../deadlines.ts'
import { challenge } from '../follow-redirects.ts'
import type { Answer } from '../http-client.ts'
import { answerRequests, type PageVisit } from './page-requests.ts'

export type RenderPage = {
  answer: Answer
  visit: (visit: PageVisit) => Promise<Answer>
  clock: Clock
  maxBytes: number
  signal: AbortSignal
}

const PAGE_MS = 30_000
/** To load, and then to come to rest. Together less than a page has: one that never rests is read as it stands. */
const LOAD_MS = 15_000
const SETTLE_MS = 8_000
const RETRY_MS = 100
/** Nothing reads popups, and connections that ignore proxies are disabled. */
const TAKEN_AWAY = `window.open = () => null
  delete window.RTCPeerConnection; delete window.webkitRTCPeerConnection; delete window.WebTransport`

/**
 * Runs scripts until they make no more requests; `cut` when the HTML was too long. Throws ScrapeError `unreachable`
 * when it took too long, `changed` when the page crashed or navigated away; Error when the browser is gone.
 */
export async function renderPage(context: BrowserContext, options: RenderPage): Promise<Answer> {
  const { answer, visit, clock, signal } = options
  const limit = deadline(clock, PAGE_MS, `Rendering the page of ${answer.url.host}`)
  const ends = AbortSignal.any([signal, limit])
  setMaxListeners(0, ends)
  const requests = await answerRequests(context, visit, ends)
  requests.expect(answer)
  await context.addInitScript(TAKEN_AWAY)
  const page = await context.newPage()
  context.on('page', (popup) => void popup.close().catch(() => {}))
  const shown = read(page, options, ends).finally(() => {
    if (requests.isEndless()) throw challenge(answer.url)
  })
  const work = Promise.race([rejectOnCrash(page, answer.url.host), shown])
  // It may still fail after the last await.
  work.catch(() => {})
  return unlessAborted(work, ends)
}

function rejectOnCrash(page: Page, host: string): Promise<never> {
  return new Promise((_, reject) => {
    const message = `The page of ${host} asked too much of the browser.`
    page.once('crash', () => reject(new ScrapeError('changed', message)))
  })
}

async function read(
  page: Page,
  { answer, clock, maxBytes }: RenderPage,
  signal: AbortSignal,
): Promise<Answer> {
  let { status } = answer
  page.on('response', (response) => {
    if (response.frame() === page.mainFrame() && response.request().isNavigationRequest())
      status = response.status()
  })
  // It may go elsewhere at once, or load for ever: what stands there in the end counts.
  await page.goto(answer.url.href, { timeout: clock.span(LOAD_MS) }).catch(() => {})
  await page.waitForLoadState('networkidle', { timeout: clock.span(SETTLE_MS) }).catch(() => {})
  const { html, isWhole } = await readHtml(page, maxBytes, signal)
  const url = new URL(page.url())
  if (!/^https?:$/.test(url.protocol)) {
    throw new ScrapeError('changed', `The page of ${answer.url.host} could not be shown.`)
  }
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return { status, url, headers, bytes: Buffer.from(html), cut: !isWhole }
}

type Html = { html: string; isWhole: boolean }

/** In an isolated world, where the page's scripts cannot interfere; again while the page navigates. */
async function readHtml(page: Page, maxBytes: number, signal: AbortSignal): Promise<Html> {
  const session = await page.context().newCDPSession(page)
  const expression = `(html => ({ html: html.slice(0, ${maxBytes}), isWhole: html.length <= ${maxBytes} }))(
    document.documentElement?.outerHTML ?? '')`
  for (;;) {
    signal.throwIfAborted()
    try {
      const { frameTree } = await session.send('Page.getFrameTree')
      const world = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id })
      const { result } = await session.send('Runtime.evaluate', {
        expression,
        contextId: world.executionContextId,
        returnByValue: true,
      })
      return result.value as Html
    } catch (error) {
      if (page.isClosed() || !page.context().browser()?.isConnected()) throw error
      await sleep(RETRY_MS, signal)
    }
  }
}
