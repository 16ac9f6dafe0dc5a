import { attempt } from './attempt.ts'

const KEY = 'lilypad-left-session'

/** Whether somebody logged out while the server could not be reached: no script can delete the session's cookie. */
export const hasLeftSession = (): boolean => attempt(() => localStorage.getItem(KEY)) !== null

/** Notes that whoever is logged in has left; throws where the browser keeps nothing. */
export const leaveSession = (): void => localStorage.setItem(KEY, new Date().toISOString())

const end = async () => {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch('/api/headless_log_out', { method: 'POST', headers, body: '{}' })
  // Like a lost connection: it is tried again.
  if (!response.ok) throw new TypeError('The session that was left could not be ended.')
  localStorage.removeItem(KEY)
}

let ending: Promise<void> | null = null

/** Ends the session that was left. Rejects, like `fetch`, while the server cannot be reached. */
export const endLeftSession = (): Promise<void> => {
  ending ??= end().finally(() => {
    ending = null
  })
  return ending
}

/** Like `fetch`, but asks nothing in the name of somebody who has logged out: first their session ends. */
export const fetchAsPresent = async (address: string, init?: RequestInit): Promise<Response> => {
  if (hasLeftSession()) await endLeftSession()
  return fetch(address, init)
}
