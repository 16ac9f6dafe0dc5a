import { MAX_SILENCE_DAYS, MIN_SILENCE_DAYS, SILENCE_ANSWERS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { day, instant, recordId } from '../records/values.ts'

const member = callsFor('tracker', 'member')

/** What an answer, or taking it back, makes of an application. */
const answered = z.object({
  tracker_status: z.number(),
  remind_on: z.nullable(day),
  status_changes: z.array(z.object({ status: z.number(), at: instant })),
})

export const silenceCalls = callsByName({
  loadSilentApplications: member.get({
    summary:
      'Applications of status Applied or Interviewing whose status, notes and reminder have not changed for `days` days, nor since an interview, the longest silent first.',
    reply: z.object({
      days: z.number(),
      jobs: z.array(
        z.object({
          id: recordId,
          title: z.string(),
          company: z.string(),
          tracker_status: z.number(),
          /** The last change or interview, or when the person last said that they still wait. */
          since: instant,
        }),
      ),
    }),
  }),
  setSilenceDays: member.post({
    summary: `After how many days without a change applications are asked about: ${MIN_SILENCE_DAYS} to ${MAX_SILENCE_DAYS}.`,
    request: z.object({
      days: z.number().check(z.int(), z.minimum(MIN_SILENCE_DAYS), z.maximum(MAX_SILENCE_DAYS)),
    }),
  }),
  answerSilence: member.post({
    summary:
      'What became of a silent application: `waiting` asks again after as many days, `no_reply` and `rejected` make it Not Selected, `remind` sets its reminder to a week from now.',
    request: z.object({ id: recordId, answer: z.enum(SILENCE_ANSWERS) }),
    reply: answered,
  }),
  undoSilenceAnswer: member.post({
    summary: 'Takes the answer about an application back, unless it was changed since.',
    request: z.object({ id: recordId }),
    reply: answered,
  }),
})
