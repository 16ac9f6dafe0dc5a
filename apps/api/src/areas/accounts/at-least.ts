import { setTimeout as wait } from 'node:timers/promises'

/** Resolves with the work, but never sooner than after `milliseconds`, to hide how long the work took. */
export const atLeast = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  const [result] = await Promise.all([work, wait(milliseconds)])
  return result
}
