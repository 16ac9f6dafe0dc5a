import { LEAVING_REASONS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'

export const leavingCalls = callsByName({
  saveLeavingReason: callsFor('billing', 'member').post({
    summary: 'Why the person cancels their plan. Another answer within a day takes the place of the first.',
    request: z.object({ reason: z.enum(LEAVING_REASONS) }),
    ownerOnly: true,
  }),
})
