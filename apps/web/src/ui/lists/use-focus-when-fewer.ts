import { useEffect, useRef } from 'react'

/** When something removed had the focus, moves it to the button with this ref, once that is not locked. */
export const useFocusWhenFewer = (count: number, isLocked = false) => {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (isLocked) return
    const isFewer = count < before.current
    before.current = count
    if (isFewer && document.activeElement === document.body) button.current?.focus()
  }, [count, isLocked])
  return button
}
