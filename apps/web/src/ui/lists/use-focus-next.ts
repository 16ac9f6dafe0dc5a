import { useEffect, useRef } from 'react'

/** When something removed had the focus, moves it to what has this ref, once that is not locked. */
export function useFocusNext<E extends HTMLElement = HTMLButtonElement>(count: number, isLocked = false) {
  const next = useRef<E>(null)
  const before = useRef(count)
  useEffect(() => {
    if (isLocked) return
    const isFewer = count < before.current
    before.current = count
    if (isFewer && document.activeElement === document.body) next.current?.focus()
  }, [count, isLocked])
  return next
}
