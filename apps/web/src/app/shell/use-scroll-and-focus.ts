import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'
import { createHistoryEntryMemory } from '@/api/history-entry-memory.ts'

/** What somebody does who wants to be elsewhere. */
const BY_HAND = ['wheel', 'pointerdown', 'keydown']

/**
 * Scrolls to where the page was left, and again while it fills: what stood there may have to be loaded first.
 * It does so before anything is painted, so that no card is laid out that nobody sees.
 *
 * @param onThere is told when the page is there, or somebody scrolls by hand
 * @returns what calls it off
 */
function scrollBack(top: number, onThere: () => void): () => void {
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

/** How far each page was scrolled when it was left. */
const scrollPositions = createHistoryEntryMemory('scroll', (stored) =>
  typeof stored === 'number' ? stored : null,
)

/** Not from a menu that was opened or a field that is filled in meanwhile, nor from a part of the page's own. */
function mayTakeFocus(main: HTMLElement, focused: Element | null): boolean {
  if (!focused || focused === document.body) return true
  if (main.contains(focused)) return focused === main || focused.matches('h1')
  const isBusy = document.querySelector('header [aria-expanded="true"], dialog[open]') !== null
  return !isBusy && focused.matches('a, button, summary')
}

/** Focuses a page's heading, so that a screen reader announces the page. */
function focusHeading(main: HTMLElement): HTMLElement | null {
  const heading = main.querySelector('h1')
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
  return heading
}

/** Its heading, or the page until there is one. Loaded content may replace the first heading. */
function focusStart(main: HTMLElement): () => void {
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

/** An opened page starts at its top with the focus on its heading; going back restores the scroll position. */
export function useScrollAndFocus(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation()
  const ownerId = useUser()?.id ?? 0
  const lastPath = useRef(pathname)

  // Before the scroll event of going to the top: that belongs to the new page, not the old one.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    const entry = { key, ownerId }
    let isThere = false
    const remember = () => {
      if (isThere) scrollPositions.remember(entry, window.scrollY)
    }
    const stop = scrollBack(scrollPositions.recall(entry) ?? 0, () => {
      isThere = true
    })
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      stop()
      window.removeEventListener('scroll', remember)
    }
  }, [key, ownerId])

  useEffect(() => {
    const page = main.current
    const isOther = lastPath.current !== pathname
    lastPath.current = pathname
    return page && isOther && mayTakeFocus(page, document.activeElement) ? focusStart(page) : undefined
  }, [pathname, main])
}
