/** The time that a process goes by. Code says how long things really take; only a clock knows that tests shorten it. */
export type Clock = {
  now(): Date
  /** How long a limit, a wait or a rest of so many milliseconds lasts. */
  span(ms: number): number
  /** How long a pause of so many milliseconds between requests to a host lasts. */
  pause(ms: number): number
}

/** SCRAPE_TIME_SCALE and SCRAPE_PACE_SCALE: what spans and pauses are multiplied by. */
export type Scales = { timeScale: number; paceScale: number }

export const createClock = (
  { timeScale, paceScale }: Scales = { timeScale: 1, paceScale: 1 },
  now = () => new Date(),
): Clock => ({ now, span: (ms) => ms * timeScale, pause: (ms) => ms * paceScale })
