import { attempt } from './attempt.ts'

const KEY = 'lilypad-left-session'

/** Whether somebody logged out while the server could not be reached: no script can delete the session's cookie. */
export function hasPendingLogOut(): boolean {
  return attempt(() => localStorage.getItem(KEY)) !== null
}

/** Notes that the person who is logged in has left; throws where the browser keeps nothing. */
export function noteLogOut(): void {
  localStorage.setItem(KEY, '1')
}

/** Ends the session that was left. Rejects, like `fetch`, while the server cannot be reached. */
export async function finishLogOut(): Promise<void> {
  const ending = await import('./log-out.ts')
  await ending.finishLogOut(() => localStorage.removeItem(KEY))
}

/** Like `fetch`, but asks nothing in the name of somebody who has logged out: first their session ends. */
export async function fetchAfterLogOut(address: string, init?: RequestInit): Promise<Response> {
  if (hasPendingLogOut()) await finishLogOut()
  return fetch(address, init)
}
