import { reportCalls } from '@lilypad/contracts'
import { createCallClient } from '../client.ts'

export const { reportListing } = createCallClient(reportCalls)
