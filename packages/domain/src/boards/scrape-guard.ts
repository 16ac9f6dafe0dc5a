/** The facts that a complete answer is judged by. */
export type CompleteAnswer = {
  /** Postings in the answer. */
  found: number
  /** Postings that were live on the board before. */
  live: number
  /** External ids of the live postings that the answer lacks. */
  missing: readonly string[]
  /** The numbers found by the last good scrapes, newest first; the first five count. */
  measures: readonly number[]
  suspicion: Suspicion | null
  now: Date
  /** Milliseconds that must lie between two looks: `SECOND_LOOK_MS`, by the clock. */
  secondLookMs: number
}

/** A doubted look: what it missed, and when. */
export type Suspicion = { missing: readonly string[]; since: Date }

export type Verdict = {
  /** External ids to delete now. */
  gone: readonly string[]
  /** Set when the answer is doubted: nothing is deleted, and the next look is compared with this one. */
  suspicion: (Suspicion & { reason: string }) | null
  /** A second look agreed: from now on the board is measured by its current postings. */
  isConfirmed: boolean
}

/** The minimum time between two looks, in milliseconds. */
export const SECOND_LOOK_MS = 60 * 60 * 1000

/** How long scrapes keep a job that an admin undeleted and its board does not list, in milliseconds. */
export const UNDELETED_FOR_MS = 30 * 24 * 60 * 60 * 1000

/** How many earlier scrapes a new one is measured by. */
export const MEASURES_THAT_COUNT = 5
const LEAST_MEDIAN = 10
const LEAST_SHARE = 0.7
const FEW_JOBS = 10

/**
 * Decides which missing postings to delete after a complete, well-formed answer.
 *
 * Nothing is deleted when fewer than 70 % of the median of the last good scrapes were found (from a median of 10 on),
 * when more than half of over ten live postings would go, or when a board that had postings is now empty. Such an
 * answer is suspect. A complete answer at least an hour later that misses the same postings confirms it: those are
 * deleted, and no others. Source: the scraping standards, section 3.
 */
export const judgeCompleteAnswer = (answer: CompleteAnswer): Verdict => {
  const { missing, suspicion, now } = answer
  const reason = missing.length === 0 ? null : doubt(answer)
  if (reason === null) return { gone: missing, suspicion: null, isConfirmed: false }
  const seenMissing = new Set(suspicion?.missing)
  const again = missing.filter((id) => seenMissing.has(id))
  if (!suspicion || again.length === 0) {
    return { gone: [], suspicion: { missing, since: now, reason }, isConfirmed: false }
  }
  if (!isSecondLook(suspicion.since, answer)) {
    return { gone: [], suspicion: { missing: again, since: suspicion.since, reason }, isConfirmed: false }
  }
  return { gone: again, suspicion: null, isConfirmed: true }
}

/** Whether now is late enough after the first look to believe the second. */
export const isSecondLook = (
  first: Date,
  { now, secondLookMs }: Pick<CompleteAnswer, 'now' | 'secondLookMs'>,
): boolean => now.getTime() - first.getTime() >= secondLookMs

/** Why a complete answer is doubted, as a sentence for people; or null. */
const doubt = ({ found, live, missing, measures }: CompleteAnswer): string | null => {
  if (found === 0) return `The board shows no postings, but had ${live}.`
  const usual = median(measures.slice(0, MEASURES_THAT_COUNT))
  if (usual >= LEAST_MEDIAN && found < LEAST_SHARE * usual) {
    return `The board shows ${found} postings; ${Math.round(usual)} are usual.`
  }
  if (live > FEW_JOBS && missing.length > live / 2)
    return `${missing.length} of ${live} postings are missing.`
  return null
}

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = sorted.length / 2
  const upper = sorted[Math.floor(half)] ?? 0
  return Number.isInteger(half) ? ((sorted[half - 1] ?? 0) + upper) / 2 : upper
}
