import { HOUR_MS } from '../clock.ts'

/** Of a board that never showed any: many systems give an empty list to any name. */
export const NEVER_ANY = 'There is no such board, or it has no postings: please check its address.'

export type CompleteAnswer = {
  found: number
  live: number
  missing: readonly string[]
  /** The numbers found by the last good scrapes, newest first; the first five count. */
  measures: readonly number[]
  suspicion: Suspicion | null
  /** Why its reader doubts that what is missing is gone. */
  readersDoubt?: string | null
  now: Date
  /** Milliseconds that must lie between two looks: `SECOND_LOOK_MS`, by the clock. */
  secondLookMs: number
}

export type Suspicion = { missing: readonly string[]; since: Date }

export type Verdict = {
  gone: readonly string[]
  /** Set when the answer is doubted: nothing is deleted, and the next look is compared with this one. */
  suspicion: (Suspicion & { reason: string }) | null
  /** A second look agreed about all that is missing: from now on the board is measured by its current postings. */
  isConfirmed: boolean
  /** It agreed about some of it: the next look judges the rest. */
  leavesSome: boolean
}

export const SECOND_LOOK_MS = HOUR_MS

export const MEDIAN_OF_SCRAPES = 5
const MIN_MEDIAN = 10
const MIN_SHARE = 0.7
const FEW_JOBS = 10

/**
 * Below 70 % of the median of the last good scrapes (from 10 on), with more than half of over ten live postings gone,
 * suddenly empty, or with its reader in doubt, an answer is suspect and deletes nothing. A complete one at least an
 * hour later that misses the same postings confirms it: those are deleted, and no others. Source: the scraping
 * standards, section 3.
 */
export function judgeCompleteAnswer(answer: CompleteAnswer): Verdict {
  const { missing, suspicion, readersDoubt = null, now } = answer
  const seenMissing = new Set(suspicion?.missing)
  const again = missing.filter((id) => seenMissing.has(id))
  const isTooSoon = suspicion !== null && !isSecondLook(suspicion.since, answer)
  const isSameLack = isTooSoon && again.length === seenMissing.size
  const reason = missing.length === 0 ? null : (doubt(answer, isSameLack) ?? readersDoubt)
  const unconfirmed = { isConfirmed: false, leavesSome: false }
  if (reason === null) return { gone: missing, suspicion: null, ...unconfirmed }
  if (!suspicion || again.length === 0)
    return { gone: [], suspicion: { missing, since: now, reason }, ...unconfirmed }
  if (isTooSoon)
    return { gone: [], suspicion: { missing: again, since: suspicion.since, reason }, ...unconfirmed }
  const leavesSome = again.length < missing.length
  return { gone: again, suspicion: null, isConfirmed: !leavesSome, leavesSome }
}

export const isSecondLook = (
  first: Date,
  { now, secondLookMs }: Pick<CompleteAnswer, 'now' | 'secondLookMs'>,
): boolean => now.getTime() - first.getTime() >= secondLookMs

/** New postings since the first look make the same lack a smaller share: it is doubted until the second one. */
function doubt({ found, live, missing, measures }: CompleteAnswer, isSameLack: boolean): string | null {
  if (found === 0) return `The board shows no postings, but had ${live}.`
  const usual = median(measures.slice(0, MEDIAN_OF_SCRAPES))
  if (usual >= MIN_MEDIAN && found < MIN_SHARE * usual) {
    return `The board shows ${found} postings; ${Math.round(usual)} are usual.`
  }
  if (isSameLack || (live > FEW_JOBS && missing.length > live / 2))
    return `${missing.length} of ${live} postings are missing.`
  return null
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = sorted.length / 2
  const upper = sorted[Math.floor(half)] ?? 0
  return Number.isInteger(half) ? ((sorted[half - 1] ?? 0) + upper) / 2 : upper
}
