import { useCallback, useLayoutEffect, useRef } from 'react'

const menuOf = (id: number) => document.querySelector<HTMLElement>(`[data-card="${id}"] select`)

/**
 * Returns the focus to the menu of a moved card, which is then another element in another column. Call the returned
 * function with the card that is moving, or null when it stays.
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
