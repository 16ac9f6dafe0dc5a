import { type Calls, type Client, calls, createClient } from '@lilypad/contracts'
import { cookieFetch } from '@lilypad/testing'

/** A browser of sorts: it keeps the cookies of one person, and goes to whichever address it is sent. */
export type Browser = Client<Calls> & {
  readonly cookies: Map<string, string>
  /** The same browser at another address: another api, or the proxy. */
  at(origin: string): Browser
  fetch(path: string, init?: RequestInit): Promise<Response>
}

/** A browser at an address; nobody's, unless it is given cookies. */
export function openBrowser(origin: string, cookies = new Map<string, string>()): Browser {
  const send = cookieFetch(cookies)
  return {
    ...createClient(calls, { origin, fetch: send, parseReplies: true }),
    cookies,
    at: (other) => openBrowser(other, cookies),
    fetch: (path, init) => send(origin + path, init),
  }
}

/** The cookie of a session, by its token. */
export const sessionCookie = (token: string) => new Map([['lilypad_session', token]])
