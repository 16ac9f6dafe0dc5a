import type { SavedSearch } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { searchName } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'
import { searchesQuery } from '@/api/searches/searches.ts'
import { DialogButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { part } from '@/ui/lazy.tsx'

const ManageSearchesDialog = part(() => import('./manage-searches-dialog.tsx'))
const SaveSearchDialog = part(() => import('./save-search-dialog.tsx'))

type MySearchesProps = {
  searches: readonly SavedSearch[]
  searchId: number | null
}

const toLabel = (search: SavedSearch) =>
  search.newJobs.length > 0 ? `${searchName(search)} (${search.newJobs.length} new)` : searchName(search)

function MySearches({ searches, searchId }: MySearchesProps) {
  const navigate = useNavigate()
  const options = searches.map((search) => ({ id: String(search.id), itemName: toLabel(search) }))
  return (
    <Select
      aria-label="My saved searches"
      placeholder="My saved searches"
      options={options}
      value={searchId === null ? null : String(searchId)}
      onChange={(id) => navigate(id === null ? paths.dashboard.href() : paths.savedSearch.href(Number(id)))}
    />
  )
}

type SaveSearchProps = { isFree: boolean; stateText: () => string }

const SaveSearch = ({ isFree, stateText }: SaveSearchProps) => (
  <>
    <DialogButton
      className="w-full"
      disabled={isFree}
      dialog={(close) => <SaveSearchDialog stateText={stateText} onClose={close} />}
    >
      Save Search
    </DialogButton>
    {isFree && (
      <Link
        to={paths.upgrade.href()}
        className="inline-flex min-h-6 items-center font-semibold text-accent-text text-sm underline underline-offset-2 touch:min-h-11"
      >
        Upgrade your account to save your searches!
      </Link>
    )}
  </>
)

export type ShownSearch = {
  /** The saved search that the list shows unchanged. */
  searchId: number | null
  /** The chosen filters, as a saved search keeps them. */
  stateText: () => string
}

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
      <Link
        to={paths.intake.href()}
        className="min-h-6 justify-self-start rounded-sm font-semibold text-accent-text text-sm underline underline-offset-2 touch:min-h-11"
      >
        Your answers about the work you want
      </Link>
      {isManaging && <ManageSearchesDialog searches={searches} onClose={() => setManaging(false)} />}
    </div>
  )
})
