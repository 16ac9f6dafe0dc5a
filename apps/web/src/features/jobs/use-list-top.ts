import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Room for the bar that stays at the top, in pixels. */
const BAR = 96

/** Other cards begin at their first: whoever had scrolled into the ones before is brought to the top of the list. */
export const useListTop = (list: RefObject<HTMLElement | null>, filter: unknown, entry: string): void => {
  const shown = useRef({ filter, entry })
  useLayoutEffect(() => {
    const { filter: before, entry: same } = shown.current
    shown.current = { filter, entry }
    if (before === filter || same !== entry || window.scrollY === 0) return
    const top = list.current?.getBoundingClientRect().top ?? 0
    if (top < 0) window.scrollBy({ top: top - BAR - 40 })
  }, [list, filter, entry])
}
