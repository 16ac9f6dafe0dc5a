import { type FocusEvent, useEffect, useRef } from 'react'

const giveBack = (element: HTMLElement) => {
  if (document.activeElement === document.body) element.focus()
}

/**
 * Gives the focus back to what had it in a group of controls that was locked for a while: a browser takes it
 * from whatever is disabled, before anybody hears of it. Where a dialog tells how it went, that is read first.
 * What comes back belongs on the group.
 */
export const useKeepFocus = (isLocked: boolean) => {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const element = last.current
    if (isLocked || !element) return
    const dialog = document.activeElement?.closest('dialog')
    if (!dialog || dialog.contains(element)) giveBack(element)
    else dialog.addEventListener('close', () => giveBack(element), { once: true })
  }, [isLocked])
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      last.current = event.target
    },
  }
}
