import { callQuery } from '../call-query.ts'
import { useCall } from '../use-call.ts'
import { backOffice, pageByPage } from './back-office.ts'

export const paymentCasesQuery = (page: number) => ({
  ...callQuery(backOffice, 'loadPaymentCases', { page }),
  ...pageByPage,
})

export const useSettleCase = () => useCall(backOffice, 'settlePaymentCase', 'loadPaymentCases')
