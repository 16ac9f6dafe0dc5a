import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '@/ui/fields/is-typing.ts'

/** Calls back for a key of the page itself: alone, pressed while nobody types and no dialog is open. */
export const usePageKeys = (act: (event: KeyboardEvent) => void): void => {
  const onKey = useEffectEvent(act)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (!document.querySelector('dialog[open]')) onKey(event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
