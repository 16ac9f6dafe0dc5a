import type { Wishes } from '@lilypad/domain'
import type { JobList } from '@/api/jobs/jobs.ts'
import type { Filters } from '../filters/use-filters.ts'
import { type Search, useSearchInBrowser } from './search-in-browser.ts'
import { useSearchOnServer } from './search-on-server.tsx'

/** In the browser or, where the list is too long for it, on the server. */
export function useSearch(list: JobList | null, filters: Filters, wishes: Wishes | null): Search {
  const here = useSearchInBrowser(list, filters, wishes)
  const there = useSearchOnServer(list, filters, wishes)
  return list?.isSearchedByServer ? there : here
}
