import type { AlertSchedule, SavedSearch } from '@lilypad/contracts'
import { searchName } from '@lilypad/domain'
import { unlessOffline } from '@/api/failure-messages.ts'
import { useDeleteSearch, useSaveSchedule } from '@/api/searches/searches.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

export const getDeletionQuestion = (search: { name: string }): string =>
  `Are you sure you want to delete the search "${searchName(search)}"?`

/** What can be done with a saved search: its alerts, and deleting it; locked while the server works on it. */
export function useSavedSearch(search: SavedSearch) {
  const { alert, confirm } = useDialogs()
  const save = useSaveSchedule()
  const remove = useDeleteSearch()
  const onError = () => void alert(unlessOffline('An error occurred!'))
  const askAndDelete = async () => {
    if (await confirm(getDeletionQuestion(search), { title: 'Delete search', danger: true }))
      remove.mutate(search.id, { onError })
  }
  return {
    name: searchName(search),
    /** The one that was chosen, before it is saved as well. */
    schedule: save.isPending ? save.variables.schedule : search.schedule,
    setSchedule: (schedule: AlertSchedule | null) => save.mutate({ id: search.id, schedule }, { onError }),
    askAndDelete,
    isLocked: save.isPending || remove.isPending,
  }
}
