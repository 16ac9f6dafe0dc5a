import { useCallback } from 'react'
import { useDialogs } from '../dialogs/dialogs.tsx'

/** Copies a text and says so; where the browser refuses, shows the text to be copied by hand. */
export function useClipboard(told = 'Copied to clipboard!') {
  const { alert } = useDialogs()
  return useCallback(
    async (text: string) => {
      try {
        await navigator.clipboard.writeText(text)
      } catch {
        return alert(text, { title: 'Please copy this by hand' })
      }
      await alert(told)
    },
    [alert, told],
  )
}
