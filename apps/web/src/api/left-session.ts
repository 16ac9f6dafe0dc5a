import { attempt } from './attempt.ts'

const KEY = 'lilypad-left-session'

/** Whether somebody logged out while the server could not be reached: no script can delete the session's cookie. */
export const hasLeftSession = (): boolean => attempt(() => localStorage.getItem(KEY)) !== null

/** Notes that the person who is logged in has left; throws where the browser keeps nothing. */
export const leaveSession = (): void => localStorage.setItem(KEY, '1')

/** Ends the session that was left. Rejects, like `fetch`, while the server cannot be reached. */
export const endLeftSession = async (): Promise<void> =>
  (await import('./end-left-session.ts')).endLeftSession(() => localStorage.removeItem(KEY))

/** Like `fetch`, but asks nothing in the name of somebody who has logged out: first their session ends. */
export const fetchAsPresent = async (address: string, init?: RequestInit): Promise<Response> => {
  if (hasLeftSession()) await endLeftSession()
  return fetch(address, init)
}
