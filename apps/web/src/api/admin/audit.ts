import { callQuery } from '../call-query.ts'
import { backOffice, pageByPage } from './back-office.ts'

export const auditQuery = (page: number, search: string) => ({
  ...callQuery(backOffice, 'getAuditLog', { page, search }),
  ...pageByPage,
})
