import { LEAVING_REASONS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsFor } from '../call.ts'

export const leavingCalls = {
  saveLeavingReason: callsFor('billing', 'member').post({
    path: '/api/save_leaving_reason',
    summary: 'Why the person cancels their plan. Another answer within a day takes the place of the first.',
    request: z.object({ reason: z.enum(LEAVING_REASONS) }),
    ownerOnly: true,
  }),
}
