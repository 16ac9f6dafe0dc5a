import { useEffect, useEffectEvent } from 'react'

/** Inputs that a letter does not fill in. */
const BUTTON_LIKE = new Set(['checkbox', 'radio', 'button', 'submit', 'range'])

/** Whether a press of a letter belongs to a field. A list of choices takes letters too. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !BUTTON_LIKE.has(target.type)
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return target instanceof HTMLElement && target.isContentEditable
}

/** @param dialogs how many dialogs are open while the keys hold: 1 for those of a dialog */
export function useShortcuts(act: (event: KeyboardEvent) => void, dialogs = 0): void {
  const onKey = useEffectEvent(act)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelectorAll('dialog[open]').length === dialogs) onKey(event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [dialogs])
}
