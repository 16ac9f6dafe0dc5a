import { DESK_KINDS, REPORT_DECISIONS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsByName, callsFor } from '../../call.ts'
import { instant, recordId } from '../../records/values.ts'

const admin = callsFor('admin', 'admin')

const kind = z.enum(DESK_KINDS)
const decision = z.enum(REPORT_DECISIONS)
const caseId = z.string().check(z.maxLength(60))
const note = z.string().check(z.trim(), z.maxLength(1_000))

const deskCase = z.object({
  /** Such as `report-12`. */
  id: z.string(),
  kind,
  opened_at: instant,
  job_id: z.nullable(recordId),
  job_title: z.nullable(z.string()),
  user_id: z.nullable(recordId),
  /** Whose it is. */
  email: z.nullable(z.string()),
  board_id: z.nullable(recordId),
  text: z.string(),
  /** Another one when the case has changed. */
  version: z.string(),
})
export type ListedDeskCase = z.output<typeof deskCase>

const decidedCase = z.object({ id: z.string(), kind, text: z.string(), decision, decided_at: instant })
export type DecidedDeskCase = z.output<typeof decidedCase>

export const deskCalls = callsByName({
  loadDesk: admin.get({
    summary:
      'What waits for a person, the longest waiting first; how many of each kind; and the decisions of the last day, which may still be taken back.',
    reply: z.object({
      counts: z.record(kind, z.number()),
      cases: z.array(deskCase),
      decided: z.array(decidedCase),
    }),
  }),
  decideCase: admin.post({
    summary:
      'Decides a case: `acted` when something was put right, `dismissed` when nothing was to be done. Of a suspect board, `acted` deletes the missing postings and `dismissed` keeps them. Of a warning of fraud, `acted` is refused while the payment is not refunded in full; with `refund`, it is then refunded at the payment provider, and the case goes when that is confirmed. With the `version` that was seen, a case that changed since is refused as a conflict.',
    request: z.object({
      id: caseId,
      version: z.optional(z.string()),
      decision,
      refund: z._default(z.boolean(), false),
      note: z._default(note, ''),
    }),
  }),
  undoCaseDecision: admin.post({
    summary: 'Takes back a decision of the last day: the case waits again, and deleted jobs return.',
    request: z.object({ id: caseId }),
  }),
  openDataRequest: admin.post({
    summary: 'Puts a person’s request about their data on the desk, as it came by letter or e-mail.',
    request: z.object({ user_id: recordId, text: note.check(z.minLength(1)) }),
    reply: z.object({ id: z.string() }),
  }),
})
