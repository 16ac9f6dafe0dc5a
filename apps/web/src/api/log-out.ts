async function end(forget: () => void) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch('/api/headless_log_out', { method: 'POST', headers, body: '{}' })
  // Like a lost connection: it is tried again.
  if (!response.ok) throw new TypeError('The session that was left could not be ended.')
  forget()
}

let ending: Promise<void> | null = null

/** Ends the session that was left, then calls `forget`; calls at the same time share one request. */
export function finishLogOut(forget: () => void): Promise<void> {
  ending ??= end(forget).finally(() => {
    ending = null
  })
  return ending
}
