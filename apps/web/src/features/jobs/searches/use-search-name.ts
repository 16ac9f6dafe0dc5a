import type { AlertSchedule } from '@lilypad/contracts'
import { useState } from 'react'
import { unlessOffline } from '@/api/failure-messages.ts'
import { useSaveSearch } from '@/api/searches/searches.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/** What comes, and when; beside the sentence of the specification. */
const WHAT_COMES: Record<AlertSchedule | 'none', string> = {
  daily:
    'New jobs that match come by e-mail every morning at 8, New York time. On days without any, none comes.',
  weekly: 'New jobs that match come by e-mail on Mondays at 8 in the morning, New York time.',
  none: 'No e-mails come.',
}

const WHERE = 'You find it under ‘My saved searches’.'

type Unnamed = { state: string; schedule: AlertSchedule | null }

/** The name under which a search is to be saved, and what saves it: the proposed one until another is typed. What was typed stays when the server refuses. */
export function useSearchName(proposed: string, search: Unnamed, onSaved: () => void) {
  const [typed, setName] = useState<string | null>(null)
  const name = typed ?? proposed
  const { mutate, isPending } = useSaveSearch()
  const { alert } = useDialogs()
  const isEmpty = name.trim() === ''
  const save = () =>
    mutate(
      { ...search, name: name.trim() },
      {
        onSuccess: () => {
          onSaved()
          void alert('Your search has been saved!', {
            more: `${WHAT_COMES[search.schedule ?? 'none']} ${WHERE}`,
          })
        },
        onError: () => void alert(unlessOffline('An error occurred!')),
      },
    )
  return { name, setName, isEmpty, save, pending: isPending && 'Saving...' }
}
