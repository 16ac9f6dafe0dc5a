import type { AlertMatches } from './alert-digest.ts'
import { type AlertJob, type AlertSearch, indexAlertJobs } from './alert-index.ts'

/** Newest first, in the order of the searches; those without any are included. */
export const matchSearches = <S extends AlertSearch, J extends AlertJob>(
  searches: readonly S[],
  jobs: readonly J[],
): AlertMatches<S, J>[] => {
  const index = indexAlertJobs(jobs)
  return searches.map((search) => ({ search, jobs: index.match(search) }))
}
