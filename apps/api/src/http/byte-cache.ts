/** Large replies, the ones made last; each is kept for some milliseconds, and the last one whatever it takes. */
export function createByteCache<T extends { bytes: number }>({
  most,
  keptMs,
}: {
  most: number
  keptMs: number
}) {
  const replies = new Map<string, T>()
  const cachedBytes = () => [...replies.values()].reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    get: (key: string) => replies.get(key),
    put(key: string, reply: T) {
      replies.delete(key)
      replies.set(key, reply)
      for (const oldest of replies.keys()) {
        if (replies.size === 1 || cachedBytes() <= most) break
        replies.delete(oldest)
      }
      setTimeout(() => replies.get(key) === reply && replies.delete(key), keptMs).unref()
    },
  }
}
