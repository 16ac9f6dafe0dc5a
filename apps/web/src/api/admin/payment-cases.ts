import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callKey, callQuery } from '../call-query.ts'
import { atEachVisit, backOffice } from './back-office.ts'

/** A page of the payments to look at, from 1: open ones first. */
export const paymentCasesQuery = (page: number) =>
  queryOptions({
    ...callQuery(backOffice, 'loadPaymentCases', { page }),
    placeholderData: keepPreviousData,
    ...atEachVisit,
  })

/** Settles a case or opens it again; the list shows it once the server says so. */
export const useSettleCase = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (asked: { id: number; is_settled: boolean }) => backOffice.settlePaymentCase(asked),
    onSettled: () => client.invalidateQueries({ queryKey: callKey('loadPaymentCases') }),
  })
}
