export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** A process's time. Code names real durations; only the clock knows that tests shorten them. */
export type Clock = {
  now(): Date
  /** How long a limit, a wait or a rest lasts: `ms`, shortened by tests. */
  span(ms: number): number
  /** How long a pause between requests to a host lasts: `ms`, shortened by tests. */
  pause(ms: number): number
}

/** SCRAPE_TIME_SCALE and SCRAPE_PACE_SCALE: what spans and pauses are multiplied by. */
export type Scales = { timeScale: number; paceScale: number }

export const createClock = (
  { timeScale, paceScale }: Scales = { timeScale: 1, paceScale: 1 },
  now = () => new Date(),
): Clock => ({ now, span: (ms) => ms * timeScale, pause: (ms) => ms * paceScale })
