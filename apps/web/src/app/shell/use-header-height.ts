import { type RefObject, useLayoutEffect } from 'react'

/** Passes the header's height, including messages above it, to the styles: sticky elements stick below it. */
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
