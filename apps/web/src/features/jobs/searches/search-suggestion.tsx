import { useUser } from '@/api/accounts/session.ts'
import { useFirstSearch } from '@/api/searches/first-search.ts'
import { part } from '@/ui/later.tsx'
import type { ShownSearch } from './saved-searches.tsx'

const SuggestionForm = part(() => import('./suggestion-form.tsx'))

/** To members who can save searches, as the list is shown. */
export function SearchSuggestion({ searchId, stateText }: ShownSearch) {
  const user = useUser()
  const first = useFirstSearch(user?.id ?? null)
  const isOffered = user && !user.isFree && first?.isApplied && !first.isAnswered && searchId === null
  return isOffered && <SuggestionForm state={stateText()} />
}
