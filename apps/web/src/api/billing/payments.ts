import { paymentsCalls } from '@lilypad/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { createCallClient } from '../client.ts'

export const paymentsQuery = queryOptions({
  ...callQuery(createCallClient(paymentsCalls), 'loadPayments', {}),
  staleTime: 0,
})
