import { hiddenCalls } from '@lilypad/contracts'
import { createCallClient } from '../client.ts'

export const hiddenApi = createCallClient(hiddenCalls)
