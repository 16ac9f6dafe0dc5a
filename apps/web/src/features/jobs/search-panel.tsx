import { useQuery } from '@tanstack/react-query'
import { userQuery } from '@/api/session.ts'
import { SearchField } from '@/ui/search-field.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'

type SearchPanelProps = { search: string; onSearch: (search: string) => void }

/** What narrows the list. Visitors see the whole list and how to get more out of it. */
export const SearchPanel = ({ search, onSearch }: SearchPanelProps) => {
  const { data: user, isPending } = useQuery(userQuery)
  if (isPending) return <Skeleton className="h-11" />
  if (!user) {
    return (
      <p className="card p-4 font-semibold text-sm lg:p-5">Sign up free to enable searches and filters!</p>
    )
  }
  return (
    <div className="card grid gap-2.5 p-4 lg:p-5">
      <SearchField label="Search jobs" placeholder="Search jobs…" value={search} onChange={onSearch} />
      <p className="text-ink-soft text-xs">Looks at title, company, category, type, audience and place.</p>
    </div>
  )
}
