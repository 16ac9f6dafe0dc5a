import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Gives the focus back to what had it in a group of controls that was locked for a while: a browser takes it
 * from whatever is disabled, before anybody hears of it. What comes back belongs on the group.
 */
export const useKeepFocus = (isLocked: boolean) => {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (!isLocked && document.activeElement === document.body) last.current?.focus()
  }, [isLocked])
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      last.current = event.target
    },
  }
}
