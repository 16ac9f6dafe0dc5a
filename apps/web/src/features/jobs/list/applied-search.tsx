import { paths } from '@lilypad/contracts/addresses'
import { searchName } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { searchesQuery } from '@/api/searches/searches.ts'

/** Names the saved search that the list shows, and leads out of it: the dashboard may have opened with it by itself. */
export const AppliedSearch = ({ searchId }: { searchId: number }) => {
  const { data } = useQuery(searchesQuery)
  const search = data?.searches.find(({ id }) => id === searchId)
  if (!search) return null
  return (
    <div className="mb-1 flex flex-wrap items-baseline gap-x-3 text-sm">
      <h2 className="wrap-anywhere min-w-0 font-bold text-lg">
        <span className="font-normal text-ink-soft text-sm">Saved search:</span> {searchName(search)}
      </h2>
      <Link
        to={paths.dashboard.href()}
        className="inline-flex min-h-6 items-center rounded-sm font-semibold text-accent-text underline underline-offset-2 touch:min-h-11"
      >
        Leave this search
      </Link>
    </div>
  )
}
