import type { Web, WebRequest, WebResponse } from '@lilypad/domain'

export type Exchange = { request: WebRequest; response: WebResponse }

/** The same web, and what it was asked and answered. What a browser fetched by itself for a page is not among it. */
export const recordWeb = (web: Web, exchanges: Exchange[]): Web => ({
  ...web,
  async request(request) {
    const response = await web.request(request)
    exchanges.push({ request, response })
    return response
  },
})
