import type { FoundPosting, ScrapeOutcome, Validators, Verdict } from '@lilypad/domain'
import type { Executor } from '../../database.ts'
import { inTransaction } from '../in-transaction.ts'
import { type Curated, type Curation, curateAll } from '../jobs/curation.ts'
import { insertJobs } from '../jobs/jobs-insert.ts'
import { removePostings } from '../jobs/jobs-remove.ts'
import { noteChangedFingerprints, rewriteJobs } from '../jobs/jobs-rewrite.ts'
import type { ListEffect } from '../jobs/list-effect.ts'
import { noteListedAgain } from '../jobs/listed-again.ts'
import { keepVersions } from '../jobs/posting-versions.ts'
import { listKnownPostings } from '../jobs/postings.ts'
import { boardAfter } from './board-after-scrape.ts'
import type { BoardRow } from './boards.ts'
import { type Comparison, compareScrape, type SeenAgain } from './compare-scrape.ts'
import { goneOf, judgeScrape } from './judge-scrape.ts'
import { lockBoard } from './lock-board.ts'
import {
  isNewDay,
  recordScrape,
  type ScrapeRecord,
  type ScrapeRun,
  type ScrapeSummary,
  skipRemoved,
} from './scrape-record.ts'

/** What reading a board gave. */
export type ScrapeAnswer = ScrapeRun & {
  boardId: number
  postings: readonly FoundPosting[]
  /** Only a complete answer deletes. */
  complete: boolean
  incompleteReason: string | null
  validators: Validators
  /** Versions of reader and curation that the validators belong to. */
  validatorsVersion: string
  /** Milliseconds that must lie between two scrapes before the second can confirm the first. */
  secondLookMs: number
}

/** How a scrape keeps the record of postings; a benchmark measures what that costs. */
export const postingRecord = { keepVersions, noteListedAgain }

/**
 * Commits a board's answer in one transaction: new, changed, returned and deleted jobs, the board's state and its
 * history. Only new and changed postings are curated. A doubtful answer (see `judgeScrape`) or an incomplete one
 * deletes nothing. When the list that people see changes, listeners are notified. Null for a board that was removed
 * meanwhile: its answer is discarded.
 */
export const commitScrape = (
  db: Executor,
  answer: ScrapeAnswer,
  curation: Curation,
  record: typeof postingRecord = postingRecord,
): Promise<ScrapeSummary | null> =>
  inTransaction(db, async (tx) => {
    const board = await lockBoard(tx, answer.boardId)
    if (board.removedAt !== null) return skipRemoved(tx, board)
    const compared = await compare(tx, board, answer, curation.version)
    const changed = await curateAll(compared.changed, board.companyName, curation)
    if (isSameReader(board, answer))
      await record.keepVersions(tx, changed, { companyName: board.companyName, curation, at: answer.at })
    const written = await writeSeen(tx, board, { ...compared, changed }, curation, answer.at)
    const scrape = await removeGone(tx, board, answer, compared, written)
    // What stands on a board when we first look at it need not be new.
    if (compared.fresh.length > 0 && board.lastTriedAt !== null)
      await record.noteListedAgain(tx, board, answer.at)
    await recordScrape(tx, scrape)
    return scrape.summary
  })

/** A newer reader may read more of an unchanged board. */
const isSameReader = ({ validatorsVersion }: BoardRow, answer: ScrapeAnswer) =>
  validatorsVersion === null || validatorsVersion.split(':')[0] === answer.validatorsVersion.split(':')[0]

const compare = async (db: Executor, board: BoardRow, { postings, at }: ScrapeAnswer, curation: number) => {
  const foundIds = postings.map(({ externalId }) => externalId)
  const known = board.lastTriedAt === null ? [] : await listKnownPostings(db, board.id, foundIds)
  return compareScrape(postings, known, { companyName: board.companyName, curation, at })
}

/** Writes new and changed jobs; resolves to how that changed the list. */
const writeSeen = async (
  db: Executor,
  board: BoardRow,
  {
    fresh,
    changed,
    changedInList,
  }: Pick<Comparison, 'fresh' | 'changedInList'> & { changed: Curated<SeenAgain>[] },
  curation: Curation,
  at: Date,
): Promise<ListEffect[]> => {
  const added = await insertJobs(db, board, await curateAll(fresh, board.companyName, curation), at)
  const rewritten = await rewriteJobs(db, board, changed, at)
  await noteChangedFingerprints(db, changedInList)
  return [added, rewritten]
}

/** Deletes the jobs that are gone, and summarizes the scrape. */
const removeGone = async (
  db: Executor,
  board: BoardRow,
  answer: ScrapeAnswer,
  compared: Comparison,
  written: readonly ListEffect[],
): Promise<ScrapeRecord> => {
  const found = answer.postings.length
  const verdict = answer.complete ? await judgeScrape(db, board, { ...answer, found }, compared) : null
  const removed = await removePostings(db, board, goneOf(compared, verdict), answer.at)
  const summary: ScrapeSummary = {
    outcome: outcomeOf(verdict),
    found,
    newJobs: written.reduce((sum, { newJobs }) => sum + newJobs, 0),
    changedJobs: compared.changed.length,
    deletedJobs: removed.deletedJobs,
    message: messageOf(answer, verdict),
  }
  return {
    board,
    run: answer,
    summary,
    after: boardAfter(board, answer, verdict, summary),
    isListChanged: [...written, removed].some((effect) => effect.isListChanged) || isNewDay(board, answer.at),
  }
}

const NOTHING_DELETED = 'Nothing was deleted.'

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
