import { type JobFilter, writeSavedState } from '@lilypad/domain'
import { queryOptions } from '@tanstack/react-query'
import { type ListedJob, listedJob, SEARCH_JOBS } from './jobs.ts'

export type SearchPreview = { count: number; jobs: readonly ListedJob[] }

export function searchPreviewQuery(filter: JobFilter) {
  const state = writeSavedState(filter, null)
  return queryOptions({
    queryKey: [SEARCH_JOBS, 'some', state],
    queryFn: async ({ signal }): Promise<SearchPreview> => {
      const { searchApi } = await import('./search-jobs.ts')
      const { total, jobs } = await searchApi.searchJobs({ state, sort: 'date' }, { signal })
      return { count: total, jobs: jobs.map(listedJob) }
    },
  })
}
