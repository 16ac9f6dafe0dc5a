import { dayAndYear, newYorkDay } from '../days.ts'
import type { ScrapeOutcome } from './scrape-outcome.ts'

export const COUNTED_FIELDS = ['withText', 'withPay', 'withWorkplace'] as const
type FieldCounts = Record<(typeof COUNTED_FIELDS)[number], number | null>

/** One scrape of a board; how many of its postings state a field is null where the answer told nothing of it. */
export type BoardCheck = FieldCounts & { outcome: ScrapeOutcome; found: number; message: string | null }
export type BoardTrouble = {
  kind: 'died' | 'shrank' | 'shape' | 'unread'
  text: string
  /** For how many checks. */
  checks: number
}

/** A trouble that an admin put aside, at an instant; `until` null: until it changes. */
export type AsideTrouble = { mark: string; at: string; until: string | null }

/** What tells it from others: the numbers of one that found too few change with each check. */
export const troubleMark = ({ kind, text }: BoardTrouble): string => (kind === 'shape' ? text : kind)

/** Whether an admin put this trouble aside: not one of another mark and, where no end was set, not one that began since. */
export function isAside(
  trouble: BoardTrouble & { since: Date },
  aside: AsideTrouble | null,
  now: Date,
): boolean {
  if (aside?.mark !== troubleMark(trouble)) return false
  return aside.until === null ? trouble.since <= new Date(aside.at) : now < new Date(aside.until)
}

const CHECKS = 3
/** As many scrapes as are looked at: trouble stands for about a month, and is what is usual then. */
export const TROUBLE_CHECKS = 30 + CHECKS

const FIELD_WORDS: Record<keyof FieldCounts, string> = {
  withText: 'a text',
  withPay: 'pay',
  withWorkplace: 'a workplace',
}

/**
 * What an admin should look at first; `checks` are a board's scrapes, the newest first, `since` is when one was last
 * complete, or else when the board was added.
 */
export const boardTrouble = (checks: readonly BoardCheck[], since: Date): BoardTrouble | null =>
  loss(checks) ?? changeOfShape(checks) ?? missingEnd(checks, since)

/** The last three checks each found nothing, or at most a third of the median of the good ones before. */
function loss(checks: readonly BoardCheck[]): BoardTrouble | null {
  const last = checks.slice(0, CHECKS).map(({ outcome, found }) => (outcome === 'failed' ? 0 : found))
  const good = checks.slice(CHECKS).filter(({ outcome, found }) => GOOD.has(outcome) && found > 0)
  if (last.length < CHECKS || good.length === 0) return null
  const usual = middle(good.map(({ found }) => found))
  if (last.some((found) => found > usual / 3)) return null
  const isDead = last.every((found) => found === 0)
  const most = isDead ? 0 : usual / 3
  const before = checks.findIndex(({ outcome, found }) => outcome !== 'failed' && found > most)
  const seen = isDead ? 'no' : listed(last)
  const text = `Its last three checks found ${seen} postings; ${usual} are usual.`
  return { kind: isDead ? 'died' : 'shrank', text, checks: before }
}

const GOOD: ReadonlySet<ScrapeOutcome> = new Set(['complete', 'unchanged'])

/** A field that every posting had in at least three checks, and none has now. */
function changeOfShape(checks: readonly BoardCheck[]): BoardTrouble | null {
  const lost = COUNTED_FIELDS.filter((field) => {
    const counted = checks.filter((check) => check[field] !== null && check.found > 0)
    const since = counted.findIndex((check) => check[field] !== 0)
    const before = since === -1 ? [] : counted.slice(since)
    return since > 0 && before.length >= CHECKS && before.every((check) => check[field] === check.found)
  })
  if (lost.length === 0) return null
  const words = lost.map((field) => FIELD_WORDS[field]).join(' and ')
  const text = `None of its postings has ${words} any more; all had before.`
  const since = checks.findIndex((check) => lost.every((field) => (check[field] ?? 0) > 0))
  return { kind: 'shape', text, checks: since }
}

/** The last three checks were each incomplete, or all were. */
function missingEnd(checks: readonly BoardCheck[], since: Date): BoardTrouble | null {
  const other = checks.findIndex(({ outcome }) => outcome !== 'incomplete')
  const count = other === -1 ? checks.length : other
  if (count < CHECKS) return null
  const isUsual = count === checks.length
  const told = isUsual
    ? `No check since ${dayAndYear(newYorkDay(since))} was complete`
    : 'Its last three checks were incomplete'
  return { kind: 'unread', text: `${told}: ${checks[0]?.message}`, checks: count }
}

/** Oldest first. */
const listed = ([third, second, first]: readonly number[]) => `${first}, ${second} and ${third}`

function middle(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
