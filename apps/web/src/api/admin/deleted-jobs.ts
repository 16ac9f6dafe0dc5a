import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { atEachVisit, backOffice } from './back-office.ts'

export const deletedJobsQuery = (page: number) =>
  queryOptions({
    ...callQuery(backOffice, 'getDeletedJobs', { page }),
    placeholderData: keepPreviousData,
    ...atEachVisit,
  })

/** Undeletes a job; returns why it is still not listed, or null. */
export const undeleteJob = async (id: number): Promise<string | null> => {
  const { message = null } = await backOffice.undeleteJob({ id })
  return message
}
