import { addDays, daysBetween, newYorkDay } from '../calendar.ts'
import { SAVED } from './tracker.ts'

type Staged = { trackedAt: string; changes: readonly { at: string }[] }

export const inStageSince = ({ trackedAt, changes }: Staged): string => changes.at(-1)?.at ?? trackedAt

/** Whole days in the stage, by New York's calendar. `today` is `YYYY-MM-DD`. */
export const daysInStage = (job: Staged, today: string): number =>
  Math.max(0, daysBetween(newYorkDay(new Date(inStageSince(job))), today))

type Dated = { status: number; remindOn: string | null; deadline: string | null }

export const nextReminder = ({ remindOn }: Pick<Dated, 'remindOn'>, today: string): string | null =>
  remindOn !== null && remindOn >= today ? remindOn : null

export type Due<J> = { job: J; what: 'reminder' | 'deadline'; day: string }

const WEEK = 7

/** Today and the six days after it, soonest first: reminders, and deadlines of jobs not applied for yet. */
export const dueThisWeek = <J extends Dated>(jobs: readonly J[], today: string): Due<J>[] => {
  const end = addDays(today, WEEK)
  const all = jobs.flatMap((job): Due<J>[] => [
    { job, what: 'reminder', day: job.remindOn ?? '' },
    { job, what: 'deadline', day: job.status === SAVED ? (job.deadline ?? '') : '' },
  ])
  return all.filter(({ day }) => day >= today && day < end).toSorted((a, b) => a.day.localeCompare(b.day))
}
