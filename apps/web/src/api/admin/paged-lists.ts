import { type AlertSchedule, backOfficeCalls } from '@lilypad/contracts'
import { callQuery } from '../call-query.ts'
import { useCall } from '../use-call.ts'
import { backOffice, pageByPage } from './back-office.ts'

export const auditQuery = (page: number, search: string) => ({
  ...callQuery(backOffice, 'getAuditLog', { page, search }),
  ...pageByPage,
})

export const deletedJobsQuery = (page: number) => ({
  ...callQuery(backOffice, 'getDeletedJobs', { page }),
  ...pageByPage,
})

/** Undeletes a job; returns why it is still not listed, or null. */
export async function undeleteJob(id: number): Promise<string | null> {
  const { message = null } = await backOffice.undeleteJob({ id })
  return message
}

export const listingCasesQuery = (page: number) => ({
  ...callQuery(backOffice, 'loadListingCases', { page }),
  ...pageByPage,
})

export const useDecideCase = () => useCall(backOffice, 'decideListingCase', 'loadListingCases')

export const paymentCasesQuery = (page: number) => ({
  ...callQuery(backOffice, 'loadPaymentCases', { page }),
  ...pageByPage,
})

export const useSettleCase = () => useCall(backOffice, 'settlePaymentCase', 'loadPaymentCases')

/** `search` looks in e-mail addresses. */
export const usersQuery = (page: number, search: string) => ({
  ...callQuery(backOffice, 'loadUsers', { page, search }),
  ...pageByPage,
})

export const deleteUser = (id: number) => backOffice.deleteUser({ user_id: id })

export const exportUser = async (id: number) => (await backOffice.exportUser({ user_id: id })).data

/** Sends a person's alert e-mail with the newest matches; no marker moves. */
export const testNotifications = (id: number, schedule: AlertSchedule) =>
  backOffice.testNotifications({ user_id: id, schedule })

/** An address to navigate to: it opens a session as this person and redirects to the dashboard. */
export const logInAsAddress = (id: number): string => `${backOfficeCalls.logInAsUser.path}?id=${id}`
