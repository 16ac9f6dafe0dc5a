import type { CuratedListing } from '@lilypad/contracts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { backOffice } from './back-office.ts'

type Question = Required<Parameters<typeof backOffice.getCurationJobs>[0]>
export type CurationShow = NonNullable<Question['show']>

const CALL = 'getCurationJobs'

/** A page of the jobs on their boards, from 1, newest first. Loaded at each visit, and only then. */
export const curationQuery = (question: { page: number; search: string; show: CurationShow }) =>
  queryOptions({
    queryKey: [CALL, question],
    queryFn: ({ signal }) => backOffice.getCurationJobs(question, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
type Page = Awaited<ReturnType<typeof backOffice.getCurationJobs>>

/** The values to set permanently, by field; null returns a field to the rules. */
export type Edits = Omit<Parameters<typeof backOffice.curateJob>[0], 'id'>

/** Sets fields of a job, and updates it in its place in the list. */
export const useCurateJob = ({ id }: Pick<CuratedListing, 'id'>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (edits: Edits) => backOffice.curateJob({ id, ...edits }),
    onSuccess: ({ job }) =>
      client.setQueriesData<Page>(
        { queryKey: [CALL] },
        (page) => page && { ...page, jobs: page.jobs.map((one) => (one.id === id ? job : one)) },
      ),
  })
}

/** Deletes an imported job that is on no board of ours: it leaves the list, and may be undeleted. */
export const useDeleteImported = ({ id }: Pick<CuratedListing, 'id'>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => backOffice.deleteJob({ id }),
    onSuccess: () =>
      client.setQueriesData<Page>(
        { queryKey: [CALL] },
        (page) =>
          page && {
            ...page,
            jobs: page.jobs.filter((one) => one.id !== id),
            num_jobs: page.num_jobs - (page.jobs.some((one) => one.id === id) ? 1 : 0),
          },
      ),
  })
}
