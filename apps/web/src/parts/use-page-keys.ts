import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '@/ui/fields/is-typing.ts'

/**
 * Calls back for a key of the page itself: alone, pressed while nobody types and no dialog is open.
 *
 * @param dialogs how many dialogs are open while the keys hold: 1 for those of a dialog
 */
export const usePageKeys = (act: (event: KeyboardEvent) => void, dialogs = 0): void => {
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
