/** The nightly run is due so many minutes after New York's midnight. */
export const NIGHTLY_LOOP_MINUTE = 30
