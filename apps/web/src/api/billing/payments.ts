import { paymentsCalls } from '@lilypad/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { clientOf } from '../client.ts'

const paymentsApi = clientOf(paymentsCalls)

/** What happened to the person's payments, the latest first. */
export const paymentsQuery = queryOptions({ ...callQuery(paymentsApi, 'loadPayments', {}), staleTime: 0 })
