import { judgeCompleteAnswer, MEDIAN_OF_SCRAPES, type Validators, type Verdict } from '@lilypad/domain'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boardScrapes } from '../../schema/index.ts'
import type { BoardRow } from '../boards/boards.ts'
import type { Comparison } from './compare-scrape.ts'
import type { KnownPosting } from './postings.ts'
import { inState, type ScrapeSummary, unsuspected } from './record-scrape.ts'

type Answer = {
  startedAt: Date
  at: Date
  postings: readonly { listFingerprint?: string | null }[]
  validators: Validators
  validatorsVersion: string
}

/** Without a verdict the reading was incomplete. */
export const boardAfter = (
  board: BoardRow,
  answer: Answer,
  verdict: Verdict | null,
  summary: ScrapeSummary,
) => ({
  ...stateAfter(board, answer, verdict, summary),
  lastScrapedAt: answer.at,
  lastTriedAt: answer.at,
  restingUntil: null,
  duplicateOf: null,
  lastFound: summary.found,
  lastNew: summary.newJobs,
  lastDeleted: summary.deletedJobs,
  hasDetails:
    board.hasDetails || answer.postings.some(({ listFingerprint }) => listFingerprint !== undefined),
  ...(verdict?.isConfirmed && { measuredSince: answer.startedAt }),
})

/**
 * Those of a doubted answer are not stored, nor of one whose missing postings are still to be judged, and the former
 * ones no longer match: the next answer will be full.
 */
const noValidators = { validators: {}, validatorsVersion: null } as const

function stateAfter(
  board: BoardRow,
  { at, validators, validatorsVersion }: Answer,
  verdict: Verdict | null,
  { message }: ScrapeSummary,
) {
  if (!verdict) {
    // An incomplete answer proves nothing about missing postings: an earlier doubt stays.
    const isDoubted = board.suspectSince !== null
    const state = isDoubted
      ? inState(board, 'suspect', board.stateReason, at)
      : inState(board, 'live', message, at)
    return { ...state, ...noValidators, goneSuspectedAt: null }
  }
  if (verdict.suspicion) {
    const { missing, since } = verdict.suspicion
    const doubt = { suspectMissing: [...missing], suspectSince: since, goneSuspectedAt: null }
    return { ...inState(board, 'suspect', message, at), ...noValidators, ...doubt }
  }
  return {
    ...inState(board, 'live', message, at),
    ...unsuspected,
    ...(verdict.leavesSome ? noValidators : { validators, validatorsVersion }),
    lastSoundAt: at,
  }
}

type Found = {
  found: number
  complete: boolean
  doubt?: string | null
  refusesUnknownNames?: boolean
  at: Date
  secondLookMs: number
}

/**
 * Null for an answer that proves nothing: an incomplete one, and one without postings from a board that never gave any
 * and may not exist.
 */
export async function judgeScrape(
  db: Executor,
  board: BoardRow,
  { found, complete, doubt = null, refusesUnknownNames = false, at, secondLookMs }: Found,
  { live, missing }: Comparison,
): Promise<Verdict | null> {
  const neverGaveAny = found === 0 && live === 0 && board.lastSoundAt === null
  if (!complete || (neverGaveAny && !refusesUnknownNames)) return null
  return judgeCompleteAnswer({
    found,
    live,
    missing: missing.map(({ externalId }) => externalId),
    measures: missing.length > 0 ? await listMeasures(db, board) : [],
    suspicion:
      board.suspectMissing && board.suspectSince
        ? { missing: board.suspectMissing, since: board.suspectSince }
        : null,
    readersDoubt: doubt,
    now: at,
    secondLookMs,
  })
}

/** Newest first, as far as they still count. */
async function listMeasures(db: Executor, board: BoardRow): Promise<number[]> {
  const rows = await db
    .select({ found: boardScrapes.found })
    .from(boardScrapes)
    .where(
      and(
        eq(boardScrapes.boardId, board.id),
        eq(boardScrapes.outcome, 'complete'),
        board.measuredSince ? gt(boardScrapes.finishedAt, board.measuredSince) : sql`true`,
      ),
    )
    .orderBy(desc(boardScrapes.startedAt))
    .limit(MEDIAN_OF_SCRAPES)
  return rows.map(({ found }) => found)
}

/** An incomplete answer deletes nothing. */
export function toGone({ missing, dropped }: Comparison, verdict: Verdict | null): KnownPosting[] {
  if (!verdict || verdict.suspicion) return []
  const gone = new Set(verdict.gone)
  return [...missing.filter(({ externalId }) => gone.has(externalId)), ...dropped]
}
