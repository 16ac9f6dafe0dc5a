import { addDays } from '../calendar.ts'
import { APPLIED, NOT_SELECTED } from './applied.ts'
import type { TrackerStatusId } from './tracker.ts'

const INTERVIEWING: TrackerStatusId = 2

/** The statuses in which a person waits to hear from an employer. */
export const WAITING_STATUSES: readonly number[] = [APPLIED, INTERVIEWING]

/** After how many days without a change an application is asked about. */
export const DEFAULT_SILENCE_DAYS = 21
export const MIN_SILENCE_DAYS = 7
export const MAX_SILENCE_DAYS = 90

export const SILENCE_ANSWERS = ['waiting', 'no_reply', 'rejected', 'remind'] as const
export type SilenceAnswer = (typeof SILENCE_ANSWERS)[number]

const REMINDER_DAYS = 7

/** What an answer changes; one who still waits is merely not asked again for as many days. */
export function applySilenceAnswer(
  answer: SilenceAnswer,
  today: string,
): { status?: number; remindOn?: string } {
  if (answer === 'waiting') return {}
  return answer === 'remind' ? { remindOn: addDays(today, REMINDER_DAYS) } : { status: NOT_SELECTED }
}
