import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { Loading, Skeleton } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { searchesQuery } from '@/api/searches/searches.ts'
import { SavedSearchItem } from './saved-search-item.tsx'
import { Section } from './section.tsx'
import { TextLink } from './text-link.tsx'

const SKELETON = (
  <Loading label="Loading your saved searches">
    <Skeleton className="h-5 w-48" />
    <Skeleton className="mt-4 h-6 w-72 max-w-full" />
  </Loading>
)

function SearchList({ isFree }: { isFree: boolean }) {
  const saved = useQuery(searchesQuery)
  if (!saved.data) return <NotLoaded query={saved} waiting={SKELETON} />
  if (saved.data.searches.length === 0) return <p className="text-ink-soft">No saved searches found.</p>
  return (
    <ul className="divide-y divide-line">
      {saved.data.searches.map((search) => (
        <SavedSearchItem key={search.id} search={search} isFree={isFree} />
      ))}
    </ul>
  )
}

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
