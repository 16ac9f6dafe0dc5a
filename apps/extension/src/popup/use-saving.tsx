import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { useEffect, useRef, useState } from 'react'
import { ServiceError } from '../lilypad-client.ts'

type Saving = { state: 'open' | 'saving' | 'saved'; problem: string | null }

/** One save: whether it is under way or done, and why it failed. */
export function useSaving() {
  const [saving, setSaving] = useState<Saving>({ state: 'open', problem: null })
  const run = async (save: () => Promise<unknown>) => {
    if (saving.state !== 'open') return
    setSaving({ state: 'saving', problem: null })
    try {
      await save()
      setSaving({ state: 'saved', problem: null })
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      setSaving({ state: 'open', problem: error.message })
    }
  }
  return { ...saving, run }
}

/** Takes the focus: the button that saved is gone. */
export function Saved({ origin }: { origin: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <p ref={note} tabIndex={-1} role="status" className="notice good">
      It is on your tracker.{' '}
      <a href={clientAddress(origin, paths.tracker.href())} target="_blank" rel="noreferrer">
        Open tracker
      </a>
    </p>
  )
}
