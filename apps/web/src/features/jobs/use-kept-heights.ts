import { type RefObject, useLayoutEffect, useState } from 'react'
import { isShown } from '@/ui/is-shown.ts'
import { recallHeights, rememberHeights, UNKNOWN_HEIGHTS } from './list-memory.ts'

/** The heights of the cards as the list was left, until it shows something else; kept anew when it is left again. */
export const useKeptHeights = (
  list: RefObject<HTMLElement | null>,
  of: { entry: string },
): readonly number[] => {
  const { entry } = of
  const [left] = useState(() => ({ of, heights: recallHeights(entry) }))
  useLayoutEffect(() => {
    const places = () => [
      ...(list.current?.querySelectorAll<HTMLElement>('[role=listitem]:has(> article)') ?? []),
    ]
    const cards = () => places().filter(isShown)
    return () =>
      rememberHeights(
        entry,
        cards().map((card) => card.offsetHeight),
      )
  }, [list, entry])
  return left.of === of ? left.heights : UNKNOWN_HEIGHTS
}
