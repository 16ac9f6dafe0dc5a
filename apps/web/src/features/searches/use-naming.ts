import type { AlertSchedule } from '@lilypad/contracts'
import { useState } from 'react'
import { unlessOffline } from '@/api/failure-messages.ts'
import { useSaveSearch } from '@/api/searches/searches.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

type Unnamed = { state: string; schedule: AlertSchedule | null }

/** The name under which a search is to be saved, and what saves it. What was typed stays when the server refuses. */
export const useNaming = (proposed: string, search: Unnamed, onSaved: () => void) => {
  const [name, setName] = useState(proposed)
  const { mutate, isPending } = useSaveSearch()
  const { alert } = useDialogs()
  const isEmpty = name.trim() === ''
  const save = () =>
    mutate(
      { ...search, name: name.trim() },
      {
        onSuccess: () => {
          onSaved()
          void alert('Your search has been saved!')
        },
        onError: () => void alert(unlessOffline('An error occurred!')),
      },
    )
  return { name, setName, isEmpty, save, pending: isPending && 'Saving...' }
}
