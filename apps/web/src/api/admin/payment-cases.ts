import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery, useCall } from '../call-query.ts'
import { atEachVisit, backOffice } from './back-office.ts'

export const paymentCasesQuery = (page: number) =>
  queryOptions({
    ...callQuery(backOffice, 'loadPaymentCases', { page }),
    placeholderData: keepPreviousData,
    ...atEachVisit,
  })

/** Settles a case or opens it again; the list shows it once the server says so. */
export const useSettleCase = () => useCall(backOffice, 'settlePaymentCase', 'loadPaymentCases')
