import { useState } from 'react'

/** What a button of a card does, once at a time. */
export function usePendingClick(act: () => Promise<void>) {
  const [isPending, setPending] = useState(false)
  const onClick = async () => {
    if (isPending) return
    setPending(true)
    await act()
    setPending(false)
  }
  return { onClick, 'aria-busy': isPending || undefined }
}
