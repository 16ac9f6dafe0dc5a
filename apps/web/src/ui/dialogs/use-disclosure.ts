import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'

/**
 * A button and the panel that it opens. Closes on Escape (and the button has the focus again),
 * on a press outside, and when the focus leaves both.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    // A dialog around it stays open.
    event.preventDefault()
    setOpen(false)
    button.current?.focus()
  }
  const close = useCallback(() => setOpen(false), [])
  const toggle = () => {
    setOpen(!open)
    // Not every browser focuses a button that is pressed.
    button.current?.focus()
  }
  const buttonProps = { ref: button, 'aria-expanded': open, 'aria-controls': panelId, onClick: toggle }
  return { open, close, rootProps: { ref: root, onKeyDown }, buttonProps, panelId }
}
