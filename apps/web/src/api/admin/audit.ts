import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { atEachVisit, backOffice } from './back-office.ts'

/** A page of what admins did, from 1, latest first. */
export const auditQuery = (page: number, search: string) =>
  queryOptions({
    ...callQuery(backOffice, 'getAuditLog', { page, search }),
    placeholderData: keepPreviousData,
    ...atEachVisit,
  })
