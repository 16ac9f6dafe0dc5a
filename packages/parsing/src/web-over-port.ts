import type { MessagePort } from 'node:worker_threads'
import { ScrapeError, type Web, type WebRequest, type WebResponse } from '@lilypad/domain'
import { toWebResponse } from '@lilypad/fetching/web-response'

/** Errors lose their fields on the way between threads. */
export type Fault = Pick<ScrapeError, 'kind' | 'message' | 'retryAt'>
/** To be decoded where it is read. */
export type SentPage = Pick<WebResponse, 'status' | 'url' | 'headers' | 'bytes'>
type FromThread = { begun: true } | { id: number; request: WebRequest } | { id: number; render: string }
/** `fault` is null for an error that is not the board's: the caller keeps it. */
type ToThread = { id: number } & ({ page: SentPage } | { fault: Fault | null })

export const toFault = ({ kind, message, retryAt }: ScrapeError): Fault => ({ kind, message, retryAt })

export const toScrapeError = ({ kind, message, retryAt }: Fault): ScrapeError =>
  new ScrapeError(kind, message, retryAt === null ? {} : { retryAt })

export const sentPage = ({ status, url, headers, bytes }: WebResponse): SentPage => ({
  status,
  url,
  headers,
  bytes,
})

export const receivedPage = ({ url, ...page }: SentPage): WebResponse =>
  toWebResponse({ ...page, url: new URL(url), cut: false })

/** Every request is made by the thread that started it. */
export function webOver(port: MessagePort, canRender: boolean): Web {
  const waiting = new Map<number, { resolve(page: WebResponse): void; reject(error: Error): void }>()
  let asked = 0
  port.on('message', (answer: ToThread) => {
    const asker = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('page' in answer) asker?.resolve(receivedPage(answer.page))
    else asker?.reject(answer.fault ? toScrapeError(answer.fault) : new Error('The web cannot be asked.'))
  })
  const ask = (what: { request: WebRequest } | { render: string }) =>
    new Promise<WebResponse>((resolve, reject) => {
      asked += 1
      waiting.set(asked, { resolve, reject })
      port.postMessage({ id: asked, ...what } satisfies FromThread)
    })
  port.postMessage({ begun: true } satisfies FromThread)
  return {
    request: (request) => ask({ request }),
    ...(canRender && { render: (render: string) => ask({ render }) }),
  }
}

type Serving = {
  /** Called whenever the thread has something to do, and whenever it waits for the web. */
  works(): void
  waits(): void
  failed(error: unknown): void
}

export function serveWeb(port: MessagePort, web: Web | null, { works, waits, failed }: Serving): void {
  let open = 0
  port.on('message', async (message: FromThread) => {
    if ('begun' in message) return works()
    open += 1
    waits()
    const answer = await readAnswer(web, message).catch((error: unknown) => {
      if (error instanceof ScrapeError) return { fault: toFault(error) }
      failed(error)
      return { fault: null }
    })
    open -= 1
    if (open === 0) works()
    port.postMessage({ id: message.id, ...answer } satisfies ToThread)
  })
}

async function readAnswer(
  web: Web | null,
  asked: { request: WebRequest } | { render: string },
): Promise<{ page: SentPage }> {
  const page = 'request' in asked ? await web?.request(asked.request) : await web?.render?.(asked.render)
  if (!page) throw new Error('This task was given no web.')
  return { page: sentPage(page) }
}
