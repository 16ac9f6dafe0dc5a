/** What somebody does who wants to be elsewhere. */
const BY_HAND = ['wheel', 'pointerdown', 'keydown']

/**
 * Scrolls to where the page was left, and again while it fills: what stood there may have to be loaded first.
 * It does so before anything is painted, so that no card is laid out that nobody sees.
 *
 * @param onThere is told when the page is there, or somebody scrolls by hand
 * @returns what calls it off
 */
export const scrollBack = (top: number, onThere: () => void): (() => void) => {
  const scroll = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 1) settle()
  }
  const observer = new MutationObserver(scroll)
  const end = () => {
    observer.disconnect()
    for (const act of BY_HAND) window.removeEventListener(act, settle)
  }
  const settle = () => {
    end()
    onThere()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  for (const act of BY_HAND) window.addEventListener(act, settle, { passive: true })
  scroll()
  return end
}
