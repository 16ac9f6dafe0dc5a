import { addDays, daysBetween, newYorkDay } from '../days.ts'
import { APPLIED, NOT_SELECTED } from './already-applied.ts'
import { SAVED, type TrackerStatusId } from './tracker.ts'

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

type Staged = { trackedAt: string; changes: readonly { at: string }[] }

export const inStageSince = ({ trackedAt, changes }: Staged): string => changes.at(-1)?.at ?? trackedAt

/** Whole days in the stage, by New York's calendar. `today` is `YYYY-MM-DD`. */
export const daysInStage = (job: Staged, today: string): number =>
  Math.max(0, daysBetween(newYorkDay(new Date(inStageSince(job))), today))

type Interview = { at: string; zone: string }
type Dated = {
  status: number
  remindOn: string | null
  deadline: string | null
  interview: Interview | null
}

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/** In the zone in whose time it was entered. */
export const interviewDay = ({ at, zone }: Interview): string =>
  new Intl.DateTimeFormat('en-CA', { ...DAY, timeZone: zone }).format(new Date(at))

/** '10:30 AM', as it was entered. */
export const interviewTime = ({ at, zone }: Interview): string =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: zone }).format(new Date(at))

export const nextReminder = ({ remindOn }: Pick<Dated, 'remindOn'>, today: string): string | null =>
  remindOn !== null && remindOn >= today ? remindOn : null

export type Due<J> = { job: J; what: 'interview' | 'reminder' | 'deadline'; day: string }

const WEEK = 7

/** Today and six days on, soonest first: interviews, then reminders, and deadlines of jobs not applied for yet. */
export function dueThisWeek<J extends Dated>(jobs: readonly J[], today: string): Due<J>[] {
  const end = addDays(today, WEEK)
  const all = jobs.flatMap((job): Due<J>[] => [
    { job, what: 'interview', day: job.interview ? interviewDay(job.interview) : '' },
    { job, what: 'reminder', day: job.remindOn ?? '' },
    { job, what: 'deadline', day: job.status === SAVED ? (job.deadline ?? '') : '' },
  ])
  const toOrder = ({ job, what, day }: Due<J>) =>
    `${day} ${what === 'interview' ? job.interview?.at : 'after them'}`
  return all
    .filter(({ day }) => day >= today && day < end)
    .toSorted((a, b) => toOrder(a).localeCompare(toOrder(b)))
}
