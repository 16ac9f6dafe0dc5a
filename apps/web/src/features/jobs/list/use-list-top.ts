import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Room for the bar that stays at the top, in pixels. */
const BAR = 96

/** Other cards begin at their first: whoever had scrolled into the ones before is brought to the top of the list. */
export const useListTop = (list: RefObject<HTMLElement | null>, filter: unknown): void => {
  const shown = useRef(filter)
  useLayoutEffect(() => {
    if (shown.current === filter) return
    shown.current = filter
    const top = list.current?.getBoundingClientRect().top ?? 0
    if (top < 0) window.scrollBy({ top: top - BAR - 40 })
  }, [list, filter])
}
