import { attempt } from './attempt.ts'

const KEY = 'lilypad-left-session'

/** Whether somebody logged out while the server could not be reached: no script can delete the session's cookie. */
export function hasLeftSession(): boolean {
  return attempt(() => localStorage.getItem(KEY)) !== null
}

/** Notes that the person who is logged in has left; throws where the browser keeps nothing. */
export function leaveSession(): void {
  localStorage.setItem(KEY, '1')
}

const end = async () => {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch('/api/headless_log_out', { method: 'POST', headers, body: '{}' })
  // Like a lost connection: it is tried again.
  if (!response.ok) throw new TypeError('The session that was left could not be ended.')
  localStorage.removeItem(KEY)
}

let ending: Promise<void> | null = null

/** Ends the session that was left; calls at the same time share one request. Rejects, like `fetch`, without a server. */
export function endLeftSession(): Promise<void> {
  ending ??= end().finally(() => {
    ending = null
  })
  return ending
}

/** Like `fetch`, but asks nothing in the name of somebody who has logged out: first their session ends. */
export async function fetchAsPresent(address: string, init?: RequestInit): Promise<Response> {
  if (hasLeftSession()) await endLeftSession()
  return fetch(address, init)
}
