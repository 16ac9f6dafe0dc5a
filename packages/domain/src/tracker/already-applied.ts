import { daysBetween } from '../days.ts'
import { TRACKER_STATUSES, type TrackerStatusId } from './tracker.ts'

export const APPLIED: TrackerStatusId = 1
export const NOT_SELECTED: TrackerStatusId = -1

/** The statuses that nobody reaches without having applied. */
export const APPLIED_STATUSES: readonly number[] = TRACKER_STATUSES.map(({ id }) => id).filter(
  (id) => id >= APPLIED || id === NOT_SELECTED,
)

export type SentApplication = {
  id: number
  companyName: string
  /** Null where the day is unknown. */
  appliedOn: string | null
  listedAgainAs: readonly number[]
}

/** When somebody applied to a job or to an earlier listing of it, or else to another job of its employer. */
export type AppliedBefore = { day: string | null; isOtherJob: boolean }

const companyKey = (name: string) => name.trim().toLowerCase()

/** The latest application counts, if any day is known. */
export function appliedFinder(
  sent: readonly SentApplication[],
): (job: { id: number; companyName: string }) => AppliedBefore | null {
  const byJob = new Map<number, AppliedBefore>()
  const byCompany = new Map<string, AppliedBefore>()
  const inOrder = sent.toSorted((a, b) => (a.appliedOn ?? '').localeCompare(b.appliedOn ?? ''))
  for (const { id, companyName, appliedOn: day, listedAgainAs } of inOrder) {
    for (const one of [...listedAgainAs, id]) byJob.set(one, { day, isOtherJob: false })
    byCompany.set(companyKey(companyName), { day, isOtherJob: true })
  }
  return ({ id, companyName }) => byJob.get(id) ?? byCompany.get(companyKey(companyName)) ?? null
}

const monthOf = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** A month that comes again within a year needs its year. */
const MAX_DAYS_OF_BARE_MONTH = 330

function formatWhen(day: string | null, today: string): string {
  if (day === null) return 'before'
  const date = new Date(day)
  if (day >= today) return 'today'
  if (day.slice(0, 7) === today.slice(0, 7)) return `on ${monthAndDay.format(date)}`
  return `in ${(daysBetween(day, today) > MAX_DAYS_OF_BARE_MONTH ? monthAndYear : monthOf).format(date)}`
}

/** 'You applied to this in March', 'You applied to another job at Quillmarsh on March 3'; without the name, 'to a job of theirs'. */
export function appliedText(
  { day, isOtherJob }: AppliedBefore,
  companyName: string | null,
  today: string,
): string {
  const other = companyName === null ? 'a job of theirs' : `another job at ${companyName}`
  return `You applied to ${isOtherJob ? other : 'this'} ${formatWhen(day, today)}`
}
