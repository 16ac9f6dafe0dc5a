const newKey = () => Math.random().toString(36).slice(2)

const giveKey = () => window.history.replaceState({ ...window.history.state, key: newKey() }, '')

const giveMissingKey = () => {
  if (!window.history.state?.key) giveKey()
}

/**
 * Gives each entry of the browser's history a key of its own, by which the router knows it and by which it is found
 * again as it was left: an address that is typed by hand comes without one. A page that is loaded anew is opened
 * anew, unless the browser went back to it.
 *
 * @returns whether the browser went back to this page
 */
export const keyEntries = (): boolean => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isReturn = load?.type === 'back_forward'
  if (isReturn) giveMissingKey()
  else giveKey()
  window.addEventListener('popstate', giveMissingKey)
  return isReturn
}
