import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { loadMessageOf } from '@/api/failure-messages.ts'
import { searchesQuery } from '@/api/searches/searches.ts'
import { Loading, Skeleton } from '@/ui/skeleton.tsx'
import { ErrorState } from '@/ui/states.tsx'
import { SavedSearchItem } from './saved-search-item.tsx'
import { Section } from './section.tsx'
import { TextLink } from './text-link.tsx'

const SearchList = ({ isFree }: { isFree: boolean }) => {
  const { data, error, refetch } = useQuery(searchesQuery)
  if (error && !data) return <ErrorState message={loadMessageOf(error)} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <Loading label="Loading your saved searches">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="mt-4 h-6 w-72 max-w-full" />
      </Loading>
    )
  }
  if (data.searches.length === 0) return <p className="text-ink-soft">No saved searches found.</p>
  return (
    <ul className="divide-y divide-line">
      {data.searches.map((search) => (
        <SavedSearchItem key={search.id} search={search} isFree={isFree} />
      ))}
    </ul>
  )
}

/** The saved searches and their alerts. */
export const SavedSearchesSection = ({ user }: { user: User }) => (
  <Section title="Your saved searches" lead="Get new matches by e-mail, daily or weekly.">
    <SearchList isFree={user.isFree} />
    {user.isFree && (
      <p className="mt-3 text-sm">
        <TextLink to={paths.upgrade.href()}>Upgrade your plan to save searches and receive alerts</TextLink>
      </p>
    )}
  </Section>
)
