import { ScrapeError, type Web, type WebRequest, type WebResponse } from '@lilypad/domain'

export type TestAnswer = { status: number; body: string; url?: string }

/** A `Web` over any source of answers, with the kinds of failure that readers may expect. */
export function testWeb(answer: (request: WebRequest) => TestAnswer | Promise<TestAnswer>): Web {
  return {
    request: async (request) => {
      const { status, body, url = request.url } = await answer(request)
      const isMissing = status === 404 || status === 410
      if (isMissing && request.isBoard) throw new ScrapeError('gone', `${url} is not there.`)
      if (status >= 400 && !isMissing) throw new ScrapeError('unreachable', `${url} answered ${status}.`)
      return response(status, url, body)
    },
  }
}

/** A `Web` that knows these addresses and no others. */
export function webOf(bodies: Record<string, string>): Web {
  return testWeb(({ url }) => {
    const body = bodies[url]
    return body === undefined ? { status: 404, body: '{}' } : { status: 200, body }
  })
}

/** A `Web` whose answers come over HTTP from a replay: ORIGIN/HOST/PATH?QUERY for https://HOST/PATH?QUERY. */
export function replayWeb(origin: string): Web {
  return testWeb(async ({ url, method = 'GET', headers = {}, body }) => {
    const { host, pathname, search } = new URL(url)
    const answer = await fetch(`${origin}/${host}${pathname}${search}`, {
      method,
      headers,
      body: body ?? null,
    })
    return { status: answer.status, body: await answer.text(), url }
  })
}

export function response(status: number, url: string, body: string): WebResponse {
  const json = () => {
    try {
      return JSON.parse(body) as unknown
    } catch (cause) {
      throw new ScrapeError('changed', `${url} is no JSON.`, { cause })
    }
  }
  return { status, url, headers: {}, bytes: new TextEncoder().encode(body), text: () => body, json }
}
