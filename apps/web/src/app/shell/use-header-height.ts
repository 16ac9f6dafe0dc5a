import { type RefObject, useLayoutEffect } from 'react'

/**
 * Passes two heights to the styles: that of the bar, below which other elements stick, and that of the messages above
 * it, which scroll away.
 */
export const useHeaderHeight = (header: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = header.current
    if (!element) return
    const tell = () => {
      const bar = element.querySelector('nav')
      if (!bar) return
      const { style } = document.documentElement
      style.setProperty('--above-bar', `${bar.offsetTop}px`)
      style.setProperty('--header-height', `${element.offsetHeight - bar.offsetTop}px`)
    }
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    return () => observer.disconnect()
  }, [header])
}
