import { DAY_MS } from '../clock.ts'

/** For so many months a plan may be paused. */
export const PAUSE_MONTHS = [1, 2, 3] as const
export type PauseMonths = (typeof PAUSE_MONTHS)[number]

/** When a pause ends that begins with the end of the paid time: the same day of a later month, or that month's last. */
export function pauseEnd(from: Date, months: PauseMonths): Date {
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + months)
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0)
  return end
}

export type Pausing = {
  /** From then on it is paused, and grants nothing until its next charge: one that fails gives the days of grace of any other. */
  pausedFrom: Date | null
}

export const isPaused = ({ pausedFrom }: Pausing, now: Date): boolean =>
  pausedFrom !== null && pausedFrom <= now

type Pausable = Pausing & { status: string; accessEnd: unknown; currentPeriodEnd: Date | null }

/**
 * The end of the paid time, where a pause can begin; null for what is not paid for, was paused since its last payment, or
 * is charged within a day: that payment may be under way.
 */
export const pausableFrom = (
  { status, pausedFrom, accessEnd, currentPeriodEnd }: Pausable,
  now: Date,
): Date | null =>
  status === 'active' &&
  pausedFrom === null &&
  accessEnd === null &&
  currentPeriodEnd !== null &&
  currentPeriodEnd.getTime() > now.getTime() + DAY_MS
    ? currentPeriodEnd
    : null
