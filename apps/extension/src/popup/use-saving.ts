import { useState } from 'react'
import { ServiceError } from '../service.ts'

type Saving = { state: 'open' | 'saving' | 'saved'; problem: string | null }

/** One save: whether it is under way or done, and why it failed. */
export const useSaving = () => {
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
