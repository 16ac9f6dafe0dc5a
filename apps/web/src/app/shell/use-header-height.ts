import { type RefObject, useLayoutEffect } from 'react'

/** Only the bar of the header sticks, without the messages above it; other elements stick below the bar. */
export const useHeaderHeight = (header: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = header.current
    if (!element) return
    const tell = () => {
      const above = element.querySelector('nav')?.offsetTop ?? 0
      element.style.top = `-${above}px`
      document.documentElement.style.setProperty('--header-height', `${element.offsetHeight - above}px`)
    }
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    return () => observer.disconnect()
  }, [header])
}
