import { daysBetween, formatDay, formatDaysAgo, shortDay } from '../days.ts'

/** The three days that people are told of a job, `YYYY-MM-DD`; null where unknown. */
export type JobDates = {
  /** **Added**: we approved it. */
  approvedOn: string | null
  /** **Checked**: it was last seen on the employer's board. */
  lastScrapedOn: string | null
  /** **Posted by employer**: what the board says. */
  postedOn: string | null
}

type Posted = Pick<JobDates, 'approvedOn' | 'postedOn'>

const LONG_BEFORE_DAYS = 14

/** The day of a posting that is much older than our entry of it, which must not look new; else null. */
export const postedLongBefore = ({ postedOn, approvedOn }: Posted): string | null =>
  postedOn !== null && approvedOn !== null && daysBetween(postedOn, approvedOn) > LONG_BEFORE_DAYS
    ? postedOn
    : null

const known = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null)

/** The parts of 'Added 3 days ago · checked today · posted Sep 21 by the employer'; the last of an old posting alone. */
export function jobDateWords(job: JobDates, today: string): string[] {
  const posted = postedLongBefore(job)
  return known([
    job.approvedOn && `Added ${formatDaysAgo(job.approvedOn, today)}`,
    job.lastScrapedOn && `checked ${formatDaysAgo(job.lastScrapedOn, today)}`,
    posted && `posted ${shortDay(posted, today)} by the employer`,
  ])
}

/** In short: 'Added 3 days ago', by which lists are sorted, and 'posted Sep 21' of an old posting. */
export function shortDateText(job: Posted, today: string): string | null {
  const posted = postedLongBefore(job)
  const added = job.approvedOn && `Added ${formatDaysAgo(job.approvedOn, today)}`
  return posted === null ? added : `${added}, posted ${shortDay(posted, today)}`
}

/** The same for what people keep, e-mails and feeds: 'Added November 20, 2026', true whenever it is read; or null. */
export function keptDatesText(job: Posted): string | null {
  const posted = postedLongBefore(job)
  const words = known([
    job.approvedOn && `Added ${formatDay(job.approvedOn)}`,
    posted && `posted ${formatDay(posted)} by the employer`,
  ])
  return words.join(' · ') || null
}

export const jobDateFacts = (job: JobDates): { name: string; day: string }[] =>
  [
    { name: 'Added', day: job.approvedOn },
    { name: 'Checked', day: job.lastScrapedOn },
    { name: 'Posted by employer', day: job.postedOn },
  ].flatMap(({ name, day }) => (day === null ? [] : [{ name, day }]))
