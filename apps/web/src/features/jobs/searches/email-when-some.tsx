import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '@/api/accounts/session.ts'
import { unlessOffline } from '@/api/failure-messages.ts'
import { searchesQuery, useSaveSchedule } from '@/api/searches/searches.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { part } from '@/ui/later.tsx'
import type { ShownSearch } from './saved-searches.tsx'

const SaveSearchDialog = part(() => import('./save-search-dialog.tsx'))

/** Offers e-mail to members who can save searches, when there are no jobs. What is saved already gets no second search. */
export function EmailWhenSome({ searchId, stateText }: ShownSearch) {
  const user = useUser()
  const [isSaving, setSaving] = useState(false)
  const maySave = user !== null && !user.isFree
  const { data } = useQuery({ ...searchesQuery, enabled: maySave })
  const reschedule = useSaveSchedule()
  const { alert } = useDialogs()
  if (!maySave) return null
  const state = stateText()
  const saved = data?.searches.find((search) => search.id === searchId || search.state === state)
  const onError = () => void alert(unlessOffline('An error occurred!'))
  const begin = () =>
    saved ? reschedule.mutate({ id: saved.id, schedule: 'daily' }, { onError }) : setSaving(true)
  return (
    <>
      {saved?.schedule ? (
        <p className="text-ink-soft text-sm">We’ll e-mail you when there are some.</p>
      ) : (
        <Button look="primary" pending={reschedule.isPending && 'Saving...'} onClick={begin}>
          E-mail me when there are some
        </Button>
      )}
      {isSaving && <SaveSearchDialog stateText={stateText} onClose={() => setSaving(false)} />}
    </>
  )
}
