import { callQuery } from '../call-query.ts'
import { backOffice, pageByPage } from './back-office.ts'

export const deletedJobsQuery = (page: number) => ({
  ...callQuery(backOffice, 'getDeletedJobs', { page }),
  ...pageByPage,
})

/** Undeletes a job; returns why it is still not listed, or null. */
export const undeleteJob = async (id: number): Promise<string | null> => {
  const { message = null } = await backOffice.undeleteJob({ id })
  return message
}
