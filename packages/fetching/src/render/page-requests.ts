import type { BrowserContext, Request, Route } from 'playwright-core'
import type { Answer } from '../http-client.ts'
import { createSemaphore } from '../semaphore.ts'

/** With the safeguards of every other request. */
export type PageVisit = {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  /** Scripts and styles hold no content for readers. */
  obeysRobots: boolean
  maxBytes: number
}

export type PageRequests = {
  /** Gives the browser an answer that was already fetched. */
  expect(answer: Answer): void
  /** Whether the page went from one address to the next without end. */
  isEndless(): boolean
}

const READ = ['document', 'xhr', 'fetch']
const LAID_OUT_BY = ['script', 'stylesheet']
const MAX_REQUESTS = 300
/** Beside the page itself. */
const MAX_PAGES = 2
/** 12 answers of 8 MiB bound the memory for one page. */
const AT_ONCE = 12
const MAX_BYTES = 8 * 1024 ** 2
const OF_CONNECTION = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']

/** By `visit`. Nothing else loads: no images, fonts, media, streams, beacons or websockets. */
export async function answerRequests(
  context: BrowserContext,
  visit: (visit: PageVisit) => Promise<Answer>,
  signal: AbortSignal,
): Promise<PageRequests> {
  const here = new Map<string, Answer>()
  const places = createSemaphore(AT_ONCE)
  let asked = 0
  let pages = 0

  async function readAnswer(request: Request): Promise<Answer> {
    const url = request.url()
    const known = request.method() === 'GET' ? here.get(url) : undefined
    here.delete(url)
    if (known) return known
    asked += 1
    if (request.isNavigationRequest() && request.frame().parentFrame() === null) pages += 1
    if (asked > MAX_REQUESTS || pages > MAX_PAGES) throw new Error('This page asks for too much.')
    return visit(await readVisit(context, request))
  }

  async function fulfil(route: Route, request: Request): Promise<void> {
    const answer = await readAnswer(request)
    // The browser would follow a redirect itself and bypass every safeguard; half a script would be a different script.
    const isUnfit = answer.cut || (answer.status >= 300 && answer.status < 400)
    if (isUnfit) return route.abort()
    if (request.resourceType() !== 'document' || answer.url.href === request.url()) {
      return route.fulfill({ status: answer.status, headers: pageHeaders(answer), body: toBody(answer) })
    }
    here.set(answer.url.href, answer)
    const body = `<script>location.replace(${JSON.stringify(answer.url.href)})</script>`
    return route.fulfill({ contentType: 'text/html', body })
  }

  async function load(route: Route, request: Request): Promise<void> {
    if (!isLoaded(request)) return route.abort()
    await places.take(signal)
    try {
      await fulfil(route, request)
    } finally {
      places.give()
    }
  }

  await context.route('**/*', (route, request) =>
    // A failed request is missing for the page, which may be closed by now.
    load(route, request)
      .catch(() => route.abort())
      .catch(() => {}),
  )
  await context.routeWebSocket(/.*/, (socket) => void socket.close())
  return {
    expect: (answer) => void here.set(answer.url.href, answer),
    isEndless: () => pages > MAX_PAGES,
  }
}

function isLoaded(request: Request): boolean {
  const isWanted = [...READ, ...LAID_OUT_BY].includes(request.resourceType())
  return isWanted && ['GET', 'POST'].includes(request.method())
}

async function readVisit(context: BrowserContext, request: Request): Promise<PageVisit> {
  const url = request.url()
  const cookies = await context.cookies(url)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const body = request.postData()
  const headers = Object.entries(request.headers()).filter(([name]) => !/^(sec-|cookie$|:)/.test(name))
  return {
    url,
    method: request.method() === 'POST' ? 'POST' : 'GET',
    headers: { ...Object.fromEntries(headers), ...(cookie && { cookie }) },
    obeysRobots: READ.includes(request.resourceType()),
    maxBytes: MAX_BYTES,
    ...(body !== null && { body }),
  }
}

function pageHeaders({ headers }: Answer): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name)))
}

const toBody = ({ bytes }: Answer) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
