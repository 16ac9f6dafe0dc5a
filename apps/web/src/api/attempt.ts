/** What an act gives; null where it fails, such as in a browser that allows no storage. */
export function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
