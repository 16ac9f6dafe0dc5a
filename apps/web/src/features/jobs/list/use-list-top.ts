import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Other cards begin at their first: a reader far down in the ones before is brought to the top of the list. */
export const useListTop = (list: RefObject<HTMLElement | null>, filter: unknown): void => {
  const shown = useRef(filter)
  useLayoutEffect(() => {
    if (shown.current === filter || !list.current) return
    shown.current = filter
    const room = Number.parseFloat(getComputedStyle(list.current).scrollMarginTop)
    if (list.current.getBoundingClientRect().top < room) list.current.scrollIntoView()
  }, [list, filter])
}
