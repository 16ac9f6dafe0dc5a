import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { backOffice } from './back-office.ts'

/** A page of the jobs deleted in the past 30 days, from 1. Loaded at each visit, and only then. */
export const deletedJobsQuery = (page: number) =>
  queryOptions({
    queryKey: ['getDeletedJobs', page],
    queryFn: ({ signal }) => backOffice.getDeletedJobs({ page }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Undeletes a job; returns why it is still not listed, or null. */
export const undeleteJob = async (id: number): Promise<string | null> => {
  const { message = null } = await backOffice.undeleteJob({ id })
  return message
}
