import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Where each visited page was left, by the key of its entry in the browser's history. */
const positions = new Map<string, number>()

/**
 * A page that is opened starts at its top and has the focus;
 * going back or forward finds a page as it was left.
 */
export const useActivation = (main: RefObject<HTMLElement | null>): void => {
  const { key, pathname } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const lastPath = useRef(pathname)

  // Before the browser tells of scrolling to the top: that belongs to the new page, not to the one left.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    window.scrollTo(0, isReturn ? (positions.get(key) ?? 0) : 0)
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, isReturn])

  useEffect(() => {
    if (lastPath.current !== pathname) main.current?.focus({ preventScroll: true })
    lastPath.current = pathname
  }, [pathname, main])
}
