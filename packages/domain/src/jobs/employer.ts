import { formatDaysAgo } from '../days.ts'
import { fold } from '../text/fold.ts'
import { formatCount, plural } from '../text/plural.ts'

/** Longer ones would not fit into an address. */
const MAX_SLUG_LENGTH = 80

/** A name in an address: `pond-and-sons` of 'Pond and Sóns'. Empty for a name without Latin letters and digits. */
export const employerSlug = (name: string): string =>
  fold(name).replaceAll(' ', '-').slice(0, MAX_SLUG_LENGTH).replace(/-$/, '')

type Employer = {
  name: string
  openJobs: number
}

const isLarger = (one: Employer, other: Employer) =>
  one.openJobs > other.openJobs || (one.openJobs === other.openJobs && one.name < other.name)

/** Employers by their slugs. Of two with the same slug, the one with more open jobs has it. */
export function employersBySlug<E extends Employer>(employers: readonly E[]): Map<string, E> {
  const bySlug = new Map<string, E>()
  for (const employer of employers) {
    const slug = employerSlug(employer.name)
    const known = bySlug.get(slug)
    if (slug !== '' && (!known || isLarger(employer, known))) bySlug.set(slug, employer)
  }
  return bySlug
}

/** Fewer say nothing of what is usual. */
const MIN_CLOSED = 5

/** In whole days, of jobs whose beginning and end we saw; null of fewer than five. */
export function medianDaysOpen(daysOpen: readonly number[]): number | null {
  if (daysOpen.length < MIN_CLOSED) return null
  const sorted = [...daysOpen].sort((one, other) => one - other)
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1)
  return Math.round(middle.reduce((sum, days) => sum + days, 0) / middle.length)
}

/** The oldest of each board's last check; null where one never was. */
export const allCheckedAt = (checks: readonly (string | null)[]): string | null =>
  checks.includes(null) ? null : ([...checks].sort()[0] ?? null)

export type EmployerFacts = {
  openJobs: number
  medianDaysOpen: number | null
  statesPay: { count: number; total: number }
  lastChecked: string | null
}

/** '21 days'; jobs that are gone within half a day have no number. */
export const daysOpenText = (days: number): string => (days === 0 ? 'less than a day' : plural(days, 'day'))

export const statesPayText = ({
  statesPay: { count, total },
}: Pick<EmployerFacts, 'statesPay'>): string | null =>
  total === 0 ? null : `${formatCount(count)} of ${formatCount(total)}`

/** What stays true for days: the parts of '24 open jobs · usually open 21 days · pay stated for 18 of 24'. */
export function employerWords(facts: Omit<EmployerFacts, 'lastChecked'>): string[] {
  const pay = statesPayText(facts)
  return [
    `${plural(facts.openJobs, 'open job')} on Lilypad`,
    facts.medianDaysOpen === null ? null : `usually open ${daysOpenText(facts.medianDaysOpen)}`,
    pay && `pay stated for ${pay}`,
  ].filter((part) => part !== null)
}

export const employerWordsToday = (facts: EmployerFacts, today: string): string[] => [
  ...employerWords(facts),
  ...(facts.lastChecked === null ? [] : [`checked ${formatDaysAgo(facts.lastChecked, today)}`]),
]
