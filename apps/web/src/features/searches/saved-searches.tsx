import { useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { useUser } from '@/api/accounts/session.ts'
import { searchesQuery } from '@/api/searches/searches.ts'
import { ManageSearchesDialog } from './manage-searches-dialog.tsx'
import { MySearches } from './my-searches.tsx'
import { SaveSearch } from './save-search.tsx'

export type ShownSearch = {
  /** The saved search that the list shows unchanged. */
  searchId: number | null
  /** The chosen filters, as a saved search keeps them. */
  stateText: () => string
}

/** Saving what is chosen, and everything that was saved before. */
export const SavedSearches = memo(({ searchId, stateText }: ShownSearch) => {
  const user = useUser()
  const [isManaging, setManaging] = useState(false)
  const { data } = useQuery({ ...searchesQuery, enabled: user !== null && !user.isFree })
  if (!user) return null
  const searches = (!user.isFree && data?.searches) || []
  return (
    <div className="grid gap-2 border-line border-b pb-3 max-md:pt-3">
      {searches.length > 0 && <MySearches searches={searches} searchId={searchId} />}
      <SaveSearch isFree={user.isFree} stateText={stateText} />
      {searches.length > 0 && (
        <button
          type="button"
          onClick={() => setManaging(true)}
          className="min-h-6 justify-self-start rounded-sm font-semibold text-accent-text text-sm underline underline-offset-2 touch:min-h-11"
        >
          Manage searches
        </button>
      )}
      {isManaging && <ManageSearchesDialog searches={searches} onClose={() => setManaging(false)} />}
    </div>
  )
})
