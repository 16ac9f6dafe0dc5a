/** The browser's cache for what a member can read without a connection. */
export const COPY = 'lilypad-saved'

export async function deleteOfflineCopy(): Promise<void> {
  await globalThis.caches?.delete(COPY).catch(() => undefined)
}
