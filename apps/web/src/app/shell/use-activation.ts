import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Where each visited page was left, by the key of its entry in the browser's history, and by its address: all
 * entries that were typed by hand share one key.
 */
const positions = new Map<string, number>()

/**
 * Whether a page that has just come may take the focus: not from a menu that was opened or a field that is
 * being filled in around it while it was on its way, nor from a part of its own that has it already.
 */
const mayTakeFocus = (main: HTMLElement, focused: Element | null): boolean => {
  if (!focused || focused === document.body) return true
  if (main.contains(focused)) return focused === main || focused.matches('h1')
  const isBusy = document.querySelector('header [aria-expanded="true"], dialog[open]') !== null
  return !isBusy && focused.matches('a, button, summary')
}

/** Puts the focus on a page's heading, by which a screen reader tells which page this is. */
const focusHeading = (main: HTMLElement): HTMLElement | null => {
  const heading = main.querySelector('h1')
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
  return heading
}

/**
 * The focus is where the page begins: on its heading, and until that is there on the page. What has come may put
 * another heading in the place of the one that stood there meanwhile.
 */
const focusStart = (main: HTMLElement): (() => void) => {
  let heading = focusHeading(main)
  if (!heading) main.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    const focused = document.activeElement
    if (heading && focused === heading) return
    const isGone = focused === document.body && heading?.isConnected === false
    if (focused === main || isGone) heading = focusHeading(main)
    else observer.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * A page that is opened starts at its top, and its heading has the focus;
 * going back or forward finds a page as it was left.
 */
export const useActivation = (main: RefObject<HTMLElement | null>): void => {
  const { key, pathname, search } = useLocation()
  const entry = `${key} ${pathname}${search}`
  const isReturn = useNavigationType() === 'POP'
  const lastPath = useRef(pathname)

  // Before the browser tells of scrolling to the top: that belongs to the new page, not to the one left.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    window.scrollTo(0, isReturn ? (positions.get(entry) ?? 0) : 0)
    const remember = () => positions.set(entry, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [entry, isReturn])

  useEffect(() => {
    const page = main.current
    const isOther = lastPath.current !== pathname
    lastPath.current = pathname
    return page && isOther && mayTakeFocus(page, document.activeElement) ? focusStart(page) : undefined
  }, [pathname, main])
}
