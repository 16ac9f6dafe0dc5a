import { addDays, newYorkDay } from '../days.ts'
import { toWeekStart } from './report-days.ts'

/** People who signed up, how many of them ever paid, and how many still do. */
export type RetentionGroup = { name: string; people: number; paid: number; retained: number }
/** Null: small groups together. */
export type ShownGroup = Omit<RetentionGroup, 'name'> & { name: string | null }

const MIN_PEOPLE = 5
const SHOWN_WEEKS = 26
export const RETENTION_WEEKS = 104

/** The first days of the weeks of sign-up, New York's: of those that are shown one by one, and of all. */
export function retentionWeeks(now: Date): { shownFrom: string; readFrom: string } {
  const week = toWeekStart(newYorkDay(now))
  return {
    shownFrom: addDays(week, 7 * (1 - SHOWN_WEEKS)),
    readFrom: addDays(week, 7 * (1 - RETENTION_WEEKS)),
  }
}

const addGroups = (one: ShownGroup, other: ShownGroup): ShownGroup => ({
  name: null,
  people: one.people + other.people,
  paid: one.paid + other.paid,
  retained: one.retained + other.retained,
})

/** For groups that share people, so that no total tells of those which are left out. */
export const dropSmallGroups = (groups: readonly RetentionGroup[]): RetentionGroup[] =>
  groups.filter(({ people }) => people >= MIN_PEOPLE)

/**
 * In their order, with those of fewer than five people as one at the end. The smallest others go with them until it
 * has five: what is hidden must not follow from a total. Too few people altogether leave nothing.
 */
export function foldSmallGroups(groups: readonly RetentionGroup[]): ShownGroup[] {
  const folded = new Set<RetentionGroup>()
  let others: ShownGroup = { name: null, people: 0, paid: 0, retained: 0 }
  const bySize = groups.filter(({ people }) => people > 0).sort((one, other) => one.people - other.people)
  for (const group of bySize) {
    if (group.people >= MIN_PEOPLE && (folded.size === 0 || others.people >= MIN_PEOPLE)) break
    others = addGroups(others, group)
    folded.add(group)
  }
  const shown = groups.filter((group) => group.people > 0 && !folded.has(group))
  return others.people >= MIN_PEOPLE ? [...shown, others] : shown
}
