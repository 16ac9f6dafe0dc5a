import { leavingCalls } from '@lilypad/contracts'
import { createCallClient } from '../client.ts'

export const { saveLeavingReason } = createCallClient(leavingCalls)
