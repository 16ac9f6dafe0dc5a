/** The part of the browser's cache for what a member can read without a connection. */
export const SHELF = 'lilypad-saved'

/** Deletes what is saved of anyone on this device. */
export const forgetSaved = (): Promise<boolean> | undefined =>
  globalThis.caches?.delete(SHELF).catch(() => false)
