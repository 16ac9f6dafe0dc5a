import { type AlertSchedule, backOfficeCalls } from '@lilypad/contracts'
import { callQuery } from '../call-query.ts'
import { backOffice, pageByPage } from './back-office.ts'

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
