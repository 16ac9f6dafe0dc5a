import { HIDE_REASONS } from '@lilypad/domain'
import * as z from 'zod/mini'
import { callsByName, callsFor } from '../call.ts'
import { instant, recordId } from '../records/values.ts'

const member = callsFor('jobs', 'member')

const reason = z.nullable(z.enum(HIDE_REASONS))

/** By its name or slug. */
const company = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

const hiddenJob = z.object({
  id: recordId,
  title: z.string(),
  company: z.string(),
  hidden_at: instant,
  reason,
})

export const hiddenAndFollowedCalls = callsByName({
  loadHidden: member.get({
    summary: 'The jobs, employers and words in titles that the person hides; the last hidden job first.',
    reply: z.object({
      jobs: z.array(hiddenJob),
      companies: z.array(z.string()),
      words: z.array(z.string()),
    }),
  }),
  hideJob: member.post({
    summary:
      'Hides a job, also when it is listed again, or gives a hidden one its reason, which only its person sees.',
    request: z.object({ id: recordId, reason: z._default(reason, null) }),
  }),
  unhideJob: member.post({
    summary: 'Shows a hidden job again.',
    request: z.object({ id: recordId }),
  }),
  hideCompany: member.post({
    summary:
      'Hides all jobs of an employer, by its name or slug, or shows them again. Hiding ends following.',
    request: z.object({ company, hidden: z.boolean() }),
  }),
  loadFollowed: member.get({
    summary: 'The employers that the person follows.',
    reply: z.object({ companies: z.array(z.string()) }),
  }),
  followCompany: member.post({
    summary:
      'Follows an employer, by its name or slug, or no longer: its new jobs are marked and come with alerts. Following ends hiding.',
    request: z.object({ company, followed: z.boolean() }),
  }),
  setHiddenWords: member.post({
    summary:
      'Hides the jobs with one of these words, whole and in any case, in their titles: at most 50 of 1 to 60 characters.',
    request: z.object({ words: z.array(z.string()) }),
    reply: z.object({ words: z.array(z.string()) }),
  }),
})
