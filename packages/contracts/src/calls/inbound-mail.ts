import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { day, instant, recordId } from '../records/values.ts'

const member = callsFor('tracker', 'member')

const proposal = z.object({
  id: recordId,
  received_at: instant,
  from: z.string(),
  subject: z.string(),
  /** Of the mail: what the proposal rests on. */
  sentence: z.string(),
  /** Null for one that may begin, or where the mail does not say which of several it is about. */
  job_id: z.nullable(recordId),
  /** What the mail says of the job; empty where it does not, and for the code that a mailbox asks for to forward. */
  company: z.string(),
  job_title: z.string(),
  /** Null where the mail does not say it clearly. */
  status: z.nullable(z.number()),
  date: day,
})

export const inboundMailCalls = callsByName({
  setInboundMail: member.post({
    summary:
      'Switches the private address on or off, to which mails about applications are sent. `renew` replaces it: the old one takes nothing from then on.',
    request: z.object({ enabled: z.boolean(), renew: z._default(z.boolean(), false) }),
    reply: z.object({ address: z.nullable(z.string()) }),
    ownerOnly: true,
  }),
  loadMailProposals: member.get({
    summary:
      'What mails to the private address say of applications, until the person confirms or dismisses it.',
    reply: z.object({
      /** Whether this Lilypad takes mails. */
      is_available: z.boolean(),
      /** Null while it is off, and for an admin who is logged in as the person. */
      address: z.nullable(z.string()),
      proposals: z.array(proposal),
    }),
  }),
  answerMailProposal: member.post({
    summary:
      'Confirms a proposal, as it is or changed, or dismisses it. With `job_id` null it begins an application. A coming day of an interview is set as the reminder.',
    request: z.object({
      id: recordId,
      accept: z.boolean(),
      job_id: z._default(z.nullable(recordId), null),
      status: z._default(z.nullable(z.number()), null),
      date: z._default(z.nullable(day), null),
    }),
    reply: z.object({ job_id: z.nullable(recordId) }),
  }),
})
