const MAX_WAIT_MS = 24 * 60 * 60_000

/** Milliseconds since 1970, at most a day ahead; null without a valid header. Source: RFC 9110, 10.2.3. */
export function retryAfter(header: string | undefined, now: number): number | null {
  const value = header?.trim() ?? ''
  const until = /^\d+$/.test(value) ? now + Number(value) * 1000 : Date.parse(value)
  return Number.isNaN(until) ? null : Math.min(Math.max(until, now), now + MAX_WAIT_MS)
}
