import { NO_FILTER } from '../jobs/filters/all-filters.ts'
import type { AlertMatches } from './choose-digest.ts'
import { writeSavedState } from './saved-search-state.ts'

/** Stands for the companies that a person follows, among the searches of which they get alerts. */
export const followedSearch = (userId: number) => ({
  id: -userId,
  name: '',
  state: writeSavedState({ ...NO_FILTER, onlyFollowed: true }, null),
})

export const isOfFollowed = ({ id }: { id: number }): boolean => id < 0

const MAX_NAMED = 2

function describeFollowed(companies: readonly string[]): string {
  const named = companies.slice(0, MAX_NAMED)
  const more = companies.length - named.length
  return `You follow ${more > 0 ? `${named.join(', ')} and ${more} more` : named.join(' and ')}`
}

/** What was found for the companies that a person follows is told with that reason: 'You follow Bright Pond'. */
export function withReason<S extends { id: number; name: string }, J extends { companyName: string }>({
  search,
  jobs,
}: AlertMatches<S, J>): AlertMatches<S, J> {
  if (!isOfFollowed(search)) return { search, jobs }
  const names = [...new Set(jobs.map(({ companyName }) => companyName))]
  return { search: { ...search, name: describeFollowed(names) }, jobs }
}
