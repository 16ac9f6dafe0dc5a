import { useCallback, useLayoutEffect, useRef } from 'react'

const menuOf = (id: number) => document.querySelector<HTMLElement>(`[data-card="${id}"] select`)

/**
 * Gives the focus back to the menu of a card that was moved: it stands in another column then, as another
 * element. What comes back is told which card is on its way, or null when it stays where it was.
 */
export const useMovedFocus = () => {
  const moved = useRef<number | null>(null)
  useLayoutEffect(() => {
    const menu = moved.current === null ? null : menuOf(moved.current)
    // Still in its old place, locked while its request is pending.
    if (!menu || menu.matches(':disabled')) return
    moved.current = null
    menu.focus()
  })
  return useCallback((id: number | null) => {
    moved.current = id
  }, [])
}
