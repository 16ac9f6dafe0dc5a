import type { Web, WebRequest, WebResponse } from '@lilypad/domain'

export type Exchange = { request: WebRequest; response: WebResponse }

/** Lacks what a browser fetched to render a page. */
export const recordWeb = (web: Web, exchanges: Exchange[]): Web => ({
  ...web,
  async request(request) {
    const response = await web.request(request)
    exchanges.push({ request, response })
    return response
  },
})
