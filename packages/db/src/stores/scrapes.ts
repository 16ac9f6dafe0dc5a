import { type FoundPosting, judgeSight, type Validators, type Verdict } from '@lilypad/domain'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { boardScrapes, type ScrapeOutcome } from '../schema/index.ts'
import type { BoardRow } from './boards.ts'
import { type Comparison, compareScrape } from './compare-scrape.ts'
import { type Curation, curateAll } from './curation.ts'
import { inTransaction } from './in-transaction.ts'
import { insertJobs } from './jobs-insert.ts'
import { removePostings } from './jobs-remove.ts'
import { noteListedAnew, rewriteJobs } from './jobs-rewrite.ts'
import { type KnownPosting, listKnownPostings } from './postings.ts'
import {
  inState,
  isNewDay,
  lockBoard,
  recordScrape,
  type ScrapeRun,
  type ScrapeSummary,
  unsuspected,
} from './scrape-record.ts'

/** An answer of a board that was read. */
export type ScrapeAnswer = ScrapeRun & {
  postings: readonly FoundPosting[]
  /** Only a complete answer deletes. */
  complete: boolean
  incompleteReason: string | null
  validators: Validators
  /** Versions of reader and curation that the validators belong to. */
  validatorsVersion: string
  /** Multiplies the hour between two looks. */
  timeScale: number
}

const MEASURES = 5
const NOTHING_DELETED = 'Nothing was deleted.'

/**
 * Commits what a board answered, in one transaction: jobs new, changed, back and gone, the board's state and
 * its history. New and changed postings alone are curated. Nothing goes on doubt (see `judgeSight`), and
 * nothing by an incomplete answer. Listeners are told when the list that people see became another.
 */
export const commitScrape = (
  db: Executor,
  boardId: number,
  answer: ScrapeAnswer,
  curation: Curation,
): Promise<ScrapeSummary> =>
  inTransaction(db, async (tx) => {
    const board = await lockBoard(tx, boardId)
    const compared = await compare(tx, board, answer, curation)
    const { fresh, changed, listedAnew } = compared
    const added = await insertJobs(tx, board, await curateAll(fresh, board.companyName, curation), answer.at)
    const again = await curateAll(changed, board.companyName, curation)
    const rewritten = await rewriteJobs(tx, board, again, answer.at)
    await noteListedAnew(tx, listedAnew)
    const verdict = answer.complete ? await judge(tx, board, answer, compared) : null
    const removed = await removePostings(tx, board, goneOf(compared, verdict), answer.at)
    const summary = {
      outcome: outcomeOf(verdict),
      found: answer.postings.length,
      newJobs: added.newJobs + rewritten.newJobs,
      changedJobs: changed.length,
      deletedJobs: removed.deletedJobs,
      message: messageOf(answer, verdict),
    }
    await recordScrape(tx, boardId, answer, summary, {
      after: boardAfter(board, answer, verdict, summary),
      isListChanged:
        [added, rewritten, removed].some((effect) => effect.isListChanged) || isNewDay(board, answer.at),
    })
    return summary
  })

const compare = async (db: Executor, board: BoardRow, { postings, at }: ScrapeAnswer, curation: Curation) => {
  const foundIds = postings.map(({ externalId }) => externalId)
  const known = board.lastTriedAt === null ? [] : await listKnownPostings(db, board.id, foundIds)
  return compareScrape(postings, known, { companyName: board.companyName, curation: curation.version, at })
}

const judge = async (
  db: Executor,
  board: BoardRow,
  { postings, at, timeScale }: ScrapeAnswer,
  { live, missing }: Comparison,
): Promise<Verdict> =>
  judgeSight({
    found: postings.length,
    live,
    missing: missing.map(({ externalId }) => externalId),
    measures: missing.length > 0 ? await listMeasures(db, board) : [],
    suspicion:
      board.suspectMissing && board.suspectSince
        ? { missing: board.suspectMissing, since: board.suspectSince }
        : null,
    now: at,
    timeScale,
  })

/** What the last good scrapes found, newest first, as far as they are still a measure. */
const listMeasures = async (db: Executor, board: BoardRow): Promise<number[]> => {
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
    .limit(MEASURES)
  return rows.map(({ found }) => found)
}

const goneOf = ({ missing, dropped }: Comparison, verdict: Verdict | null): KnownPosting[] => {
  if (!verdict || verdict.suspicion) return []
  const gone = new Set(verdict.gone)
  return [...missing.filter(({ externalId }) => gone.has(externalId)), ...dropped]
}

const outcomeOf = (verdict: Verdict | null): ScrapeOutcome => {
  if (!verdict) return 'incomplete'
  return verdict.suspicion ? 'suspect' : 'complete'
}

const messageOf = ({ incompleteReason }: ScrapeAnswer, verdict: Verdict | null): string | null => {
  const reason = verdict
    ? verdict.suspicion?.reason
    : (incompleteReason ?? 'The board was not read to its end.')
  return reason ? `${reason} ${NOTHING_DELETED}` : null
}

const boardAfter = (
  board: BoardRow,
  answer: ScrapeAnswer,
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
 * Validators of an answer that was not believed in whole are not kept, and the former ones no longer
 * describe what is stored: the next scrape asks for a full answer.
 */
const noValidators = { validators: {}, validatorsVersion: null } as const

const stateAfter = (
  board: BoardRow,
  { at, validators, validatorsVersion }: ScrapeAnswer,
  verdict: Verdict | null,
  { message }: ScrapeSummary,
) => {
  if (!verdict) {
    // What an unfinished answer lacks says nothing: an older doubt stays as it is.
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
  return { ...inState(board, 'live', null, at), ...unsuspected, validators, validatorsVersion }
}
