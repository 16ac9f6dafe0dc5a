import { useEffect, useRef } from 'react'

/** When an entry of a list goes and takes the focus with it, the button that bears this ref has the focus. */
export const useFocusWhenFewer = (count: number) => {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && document.activeElement === document.body) button.current?.focus()
  }, [count])
  return button
}
