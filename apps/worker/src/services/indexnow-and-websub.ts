import type { Config } from '@lilypad/config'
import type { NoticeKind } from '@lilypad/db'

/** Somebody outside who is told of our public pages. */
export type Finder = {
  kind: NoticeKind
  most: number
  /** Rejects when the addresses were not accepted. */
  tell(urls: readonly string[], signal: AbortSignal): Promise<void>
}

const PATIENCE_MS = 30_000

async function post(
  url: string,
  { type, body, signal, wholeMs }: { type: string; body: string; signal: AbortSignal; wholeMs: number },
) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The answer was ${response.status}.`)
}

/** Source: https://www.indexnow.org/documentation */
const indexNow = (
  { key, endpoint }: { key: string; endpoint: string },
  { publicUrl, wholeMs }: { publicUrl: string; wholeMs: number },
): Finder => ({
  kind: 'indexnow',
  most: 10_000,
  tell: (urlList, signal) => {
    const told = { host: new URL(publicUrl).host, key, keyLocation: `${publicUrl}/${key}.txt`, urlList }
    return post(endpoint, {
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(told),
      signal,
      wholeMs,
    })
  },
})

/** The recommendation leaves open how a hub is told; every hub in use takes the form of PubSubHubbub 0.3. */
const webSub = (hub: string, wholeMs: number): Finder => ({
  kind: 'websub',
  most: 100,
  tell: (urls, signal) => {
    const form = new URLSearchParams({ 'hub.mode': 'publish' })
    for (const url of urls) form.append('hub.url', url)
    return post(hub, { type: 'application/x-www-form-urlencoded', body: form.toString(), signal, wholeMs })
  },
})

/** `wholeMs` is for one request. */
export const openFinders = (
  { finders, http: { publicUrl } }: Pick<Config, 'finders' | 'http'>,
  wholeMs = PATIENCE_MS,
): Finder[] => [
  ...(finders.indexNow ? [indexNow(finders.indexNow, { publicUrl, wholeMs })] : []),
  ...(finders.webSubHub === null ? [] : [webSub(finders.webSubHub, wholeMs)]),
]
