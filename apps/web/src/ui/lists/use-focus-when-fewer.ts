import { useEffect, useRef } from 'react'

/** When a removed list entry had the focus, moves it to the button with this ref. */
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
