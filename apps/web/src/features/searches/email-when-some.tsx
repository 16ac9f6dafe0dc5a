import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '@/api/accounts/session.ts'
import { unlessOffline } from '@/api/failure-messages.ts'
import { searchesQuery, useSaveSchedule } from '@/api/searches/searches.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { SaveSearchDialog } from './save-search-dialog.tsx'
import type { ShownSearch } from './saved-searches.tsx'

/** Offers e-mail to members who can save searches, when there are no jobs: a loaded search switches its own alerts on. */
export const EmailWhenSome = ({ searchId, stateText }: ShownSearch) => {
  const user = useUser()
  const [isSaving, setSaving] = useState(false)
  const maySave = user !== null && !user.isFree
  const { data } = useQuery({ ...searchesQuery, enabled: maySave })
  const reschedule = useSaveSchedule()
  const { alert } = useDialogs()
  if (!maySave) return null
  const loaded = data?.searches.find(({ id }) => id === searchId)
  if (loaded?.schedule) {
    return <p className="text-ink-soft text-sm">We’ll e-mail you when there are some.</p>
  }
  const onError = () => void alert(unlessOffline('An error occurred!'))
  const begin = () =>
    loaded ? reschedule.mutate({ id: loaded.id, schedule: 'daily' }, { onError }) : setSaving(true)
  return (
    <>
      <Button look="primary" pending={reschedule.isPending && 'Saving...'} onClick={begin}>
        E-mail me when there are some
      </Button>
      {isSaving && (
        <SaveSearchDialog stateText={stateText} schedule="daily" onClose={() => setSaving(false)} />
      )}
    </>
  )
}
