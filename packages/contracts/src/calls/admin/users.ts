import * as z from 'zod/mini'
import { clientAddress, paths } from '../../addresses.ts'
import { callsByName, callsFor } from '../../call.ts'
import { alertSchedule } from '../../records/search.ts'
import { instant, pageOf, recordId, recordIdInQuery, sought } from '../../records/values.ts'

const admin = callsFor('admin', 'admin')

const listedUser = z.object({
  id: recordId,
  email: z.string(),
  num_job_clicks: z.number(),
  is_free: z.boolean(),
  should_display_welcome: z.boolean(),
  is_admin: z.boolean(),
  created_at: instant,
})
export type ListedUser = z.output<typeof listedUser>

const auditEntry = z.object({
  id: recordId,
  at: instant,
  /** Null when the account no longer exists. */
  actor_email: z.nullable(z.string()),
  /** What was done: the name of the call, such as `delete_user`. */
  action: z.string(),
  /** What it was done to: an address, a company, a code's source. */
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.output<typeof auditEntry>

export const usersCalls = callsByName({
  loadUsers: admin.get({
    summary: 'Users, 100 a page, newest first; `search` looks into e-mail addresses.',
    request: z.object({ page: pageOf, search: sought }),
    reply: z.object({ users: z.array(listedUser), num_users: z.number(), page_length: z.number() }),
  }),
  deleteUser: admin.post({
    summary:
      'Cancels a person’s subscription, then erases their account. The receipt says what was erased, where, when and by whom, and until when backups hold it.',
    request: z.object({ user_id: recordId }),
    reply: z.object({ receipt: z.string() }),
  }),
  exportUser: admin.get({
    summary: 'Everything that a person could download themselves, on their behalf.',
    request: z.object({ user_id: recordIdInQuery }),
    reply: z.object({ data: z.record(z.string(), z.unknown()) }),
    changes: true,
  }),
  testNotifications: admin.post({
    summary: 'Sends a person’s alert e-mail with the newest matches to their own address; moves no marker.',
    request: z.object({ user_id: recordId, schedule: alertSchedule }),
  }),
  logInAsUser: admin.get({
    path: '/admin-api/admin/log_in_as_user',
    summary: 'Opens a session as somebody else who is no admin; the browser is sent to the dashboard.',
    request: z.object({ id: recordIdInQuery }),
    changes: true,
    goesTo: clientAddress('', paths.dashboard.href()),
  }),
  getAuditLog: admin.get({
    summary: 'What admins did, the latest first, 100 a page; `search` looks into actor, action and subject.',
    request: z.object({ page: pageOf, search: sought }),
    reply: z.object({ entries: z.array(auditEntry), num_entries: z.number(), page_length: z.number() }),
  }),
})
