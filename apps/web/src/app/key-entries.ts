const newKey = () => Math.random().toString(36).slice(2)

const giveKey = () => window.history.replaceState({ ...window.history.state, key: newKey() }, '')

function giveMissingKey() {
  if (!window.history.state?.key) giveKey()
}

/**
 * Gives each entry of the browser's history its own key, which the router uses and under which the state of a screen
 * is kept: an address typed by hand has none. A reload gets a new key, and so starts fresh, unless the browser went
 * back to this page.
 *
 * @returns whether the browser went back to this page
 */
export function keyEntries(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isReturn = load?.type === 'back_forward'
  if (isReturn) giveMissingKey()
  else giveKey()
  window.addEventListener('popstate', giveMissingKey)
  return isReturn
}
