import * as z from 'zod/mini'
import { call, nothing } from '../call.ts'
import { alertSchedule } from '../records/search.ts'
import { recordId } from '../records/values.ts'

export const adminCalls = {
  testNotifications: call({
    area: 'admin',
    access: 'admin',
    method: 'POST',
    path: '/admin-api/test_notifications',
    summary: 'Sends a person’s alert e-mail with the newest matches to their own address; moves no marker.',
    request: z.object({ user_id: recordId, schedule: alertSchedule }),
    reply: nothing,
  }),
}
