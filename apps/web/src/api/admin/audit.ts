import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { backOffice } from './back-office.ts'

/** A page of what admins did, from 1, latest first. Loaded at each visit, and only then. */
export const auditQuery = (page: number, search: string) =>
  queryOptions({
    queryKey: ['getAuditLog', page, search],
    queryFn: ({ signal }) => backOffice.getAuditLog({ page, search }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
