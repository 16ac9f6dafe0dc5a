import { billingCalls } from '@lilypad/contracts'
import { clientOf } from '../client.ts'

export const billingApi = clientOf(billingCalls)
