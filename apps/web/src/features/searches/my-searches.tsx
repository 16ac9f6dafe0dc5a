import type { SavedSearch } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { searchName } from '@lilypad/domain'
import { useNavigate } from 'react-router-dom'
import { Select } from '@/ui/fields/select.tsx'

type MySearchesProps = {
  searches: readonly SavedSearch[]
  /** The one that the list shows. */
  searchId: number | null
}

const labelOf = (search: SavedSearch) =>
  search.newJobs.length > 0 ? `${searchName(search)} (${search.newJobs.length} new)` : searchName(search)

/** The saved searches, each loaded by being chosen. */
export const MySearches = ({ searches, searchId }: MySearchesProps) => {
  const navigate = useNavigate()
  const options = searches.map((search) => ({ id: String(search.id), itemName: labelOf(search) }))
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
