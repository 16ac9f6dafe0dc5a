import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { atEachVisit, backOffice } from './back-office.ts'

export const auditQuery = (page: number, search: string) =>
  queryOptions({
    ...callQuery(backOffice, 'getAuditLog', { page, search }),
    placeholderData: keepPreviousData,
    ...atEachVisit,
  })
