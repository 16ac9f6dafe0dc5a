/**
 * Combines look-ups of one kind from the same turn of the event loop into one query, which reduces the number of
 * queries under load.
 *
 * @param load finds the values of several distinct keys; missing ones count as null
 */
export const joinLookUps = <V>(
  load: (keys: string[]) => Promise<ReadonlyMap<string, V>>,
): ((key: string) => Promise<V | null>) => {
  let waiting: { keys: Set<string>; values: Promise<ReadonlyMap<string, V>> } | null = null

  const begin = () => {
    const keys = new Set<string>()
    const values = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      waiting = null
      return load([...keys])
    })
    return { keys, values }
  }

  return async (key) => {
    waiting ??= begin()
    waiting.keys.add(key)
    return (await waiting.values).get(key) ?? null
  }
}
