import { type RefObject, useLayoutEffect } from 'react'

/** Tells the styles how high the header is, messages above it included: what sticks to the top sticks below it. */
export const useHeaderHeight = (header: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = header.current
    if (!element) return
    const tell = () =>
      document.documentElement.style.setProperty('--header-height', `${element.offsetHeight}px`)
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    return () => observer.disconnect()
  }, [header])
}
