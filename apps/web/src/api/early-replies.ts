/** How long a reply is kept for the call that will want it, in milliseconds. */
const KEPT_MS = 10_000

const early = new Map<string, Promise<Response>>()

/** Asks before the app has loaded: its first call of this address gets the reply. */
export const askEarly = (address: string): void => {
  const reply = fetch(address, { credentials: 'same-origin' })
  // Whoever takes the reply is told of a failure.
  reply.catch(() => undefined)
  early.set(address, reply)
  setTimeout(() => early.delete(address), KEPT_MS)
}

/** `fetch`, except for a reply that is on its way already. */
export const fetchOrTake: typeof fetch = (address, init) => {
  const reply = typeof address === 'string' ? early.get(address) : undefined
  if (!reply) return fetch(address, init)
  early.delete(String(address))
  return reply
}
