import { type Calls, type Client, calls, createClient } from '@lilypad/contracts'

/** A browser of sorts: it keeps the cookies of one person, and goes to whichever address it is sent. */
export type Browser = Client<Calls> & {
  readonly cookies: Map<string, string>
  /** The same browser at another address: another api, or the proxy. */
  at(origin: string): Browser
  fetch(path: string, init?: RequestInit): Promise<Response>
}

/** A browser at an address; nobody's, unless it is given cookies. */
export const openBrowser = (origin: string, cookies = new Map<string, string>()): Browser => {
  const send = async (address: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    const pairs = [...cookies].map(([name, value]) => `${name}=${value}`)
    if (pairs.length > 0) headers.set('cookie', pairs.join('; '))
    const response = await fetch(address, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=')
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    ...createClient(calls, {
      origin,
      fetch: (input, init) => send(String(input), init),
      parseReplies: true,
    }),
    cookies,
    at: (other) => openBrowser(other, cookies),
    fetch: (path, init) => send(origin + path, init),
  }
}

/** The cookie of a session, by its token. */
export const sessionCookie = (token: string) => new Map([['lilypad_session', token]])
