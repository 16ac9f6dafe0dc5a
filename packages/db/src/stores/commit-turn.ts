import type { FoundPosting, Validators, Verdict } from '@lilypad/domain'
import type { Executor } from '../database.ts'
import type { ScrapeOutcome } from '../schema/index.ts'
import { boardAfter } from './board-after-scrape.ts'
import type { BoardRow } from './boards.ts'
import { type Comparison, compareScrape } from './compare-scrape.ts'
import { type Curation, curateAll } from './curation.ts'
import { insertJobs, type ListEffect } from './jobs-insert.ts'
import { removePostings } from './jobs-remove.ts'
import { noteListedAnew, rewriteJobs } from './jobs-rewrite.ts'
import { goneOf, judgeScrape } from './judge-scrape.ts'
import { listKnownPostings } from './postings.ts'
import {
  isNewDay,
  recordScrapes,
  type ScrapeRecord,
  type ScrapeRun,
  type ScrapeSummary,
} from './scrape-record.ts'

/** An answer of a board that was read. */
export type ScrapeAnswer = ScrapeRun & {
  boardId: number
  postings: readonly FoundPosting[]
  /** Only a complete answer deletes. */
  complete: boolean
  incompleteReason: string | null
  validators: Validators
  /** Versions of reader and curation that the validators belong to. */
  validatorsVersion: string
  /** Milliseconds between two looks that agree. */
  secondLookMs: number
}

export type Scrape = { board: BoardRow; answer: ScrapeAnswer }
type Compared = Scrape & { compared: Comparison }

/**
 * Commits what boards of different companies answered. What every scrape asks and writes is asked and written once
 * for all of them; what only some do, such as new jobs and jobs that go, is done board by board.
 */
export const commitTurn = async (
  db: Executor,
  scrapes: readonly Scrape[],
  curation: Curation,
): Promise<ScrapeRecord[]> => {
  const compared = await compareAll(db, scrapes, curation)
  const added: ListEffect[] = []
  for (const scrape of compared) added.push(await addFresh(db, scrape, curation))
  const rewritten = await rewriteChanged(db, compared, curation)
  await noteListedAnew(
    db,
    compared.flatMap((scrape) => scrape.compared.listedAnew),
  )
  const records: ScrapeRecord[] = []
  for (const [index, scrape] of compared.entries()) {
    const written = [added[index], rewritten[index]].filter((effect) => effect !== undefined)
    records.push(await removeGone(db, scrape, written))
  }
  await recordScrapes(db, records)
  return records
}

const compareAll = async (
  db: Executor,
  scrapes: readonly Scrape[],
  { version }: Curation,
): Promise<Compared[]> => {
  const tried = scrapes.filter(({ board }) => board.lastTriedAt !== null)
  const known = await listKnownPostings(
    db,
    tried.map(({ board: { id }, answer }) => ({
      id,
      foundIds: answer.postings.map((one) => one.externalId),
    })),
  )
  return scrapes.map(({ board, answer }) => {
    const knownHere = known.filter(({ boardId }) => boardId === board.id)
    const { companyName } = board
    const compared = compareScrape(answer.postings, knownHere, {
      companyName,
      curation: version,
      at: answer.at,
    })
    return { board, answer, compared }
  })
}

const addFresh = async (db: Executor, { board, answer, compared }: Compared, curation: Curation) =>
  insertJobs(db, board, await curateAll(compared.fresh, board.companyName, curation), answer.at)

const rewriteChanged = async (db: Executor, scrapes: readonly Compared[], curation: Curation) => {
  const rewrites = []
  for (const { board, answer, compared } of scrapes) {
    const changed = await curateAll(compared.changed, board.companyName, curation)
    rewrites.push({ board, changed, at: answer.at })
  }
  return rewriteJobs(db, rewrites)
}

/** Takes off what is gone, and sums the scrape up. */
const removeGone = async (
  db: Executor,
  { board, answer, compared }: Compared,
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
