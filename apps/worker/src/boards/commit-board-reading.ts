import { boardSystem } from '@lilypad/boards'
import { CURATION_VERSION } from '@lilypad/curation'
import {
  type BoardRow,
  type Curation,
  commitFailure,
  commitScrape,
  commitUnchanged,
  type Executor,
  identifyBoard,
  listLivePostings,
  recordRest,
} from '@lilypad/db'
import { type Clock, ScrapeError, type ScrapeFailure, SECOND_LOOK_MS } from '@lilypad/domain'
import type { Parser } from '@lilypad/parsing'
import type { Counts } from '../metrics/scrape-metrics.ts'
import { type Answered, type FailedReading, type Read, type Reading, toRest } from './fetch-board.ts'

type Identity = Pick<BoardRow, 'id' | 'system' | 'tenant'>
export type Failed = { outcome: 'failed'; kind: ScrapeFailure; message: string }
export type Committed = { outcome: 'done' } | Failed

export const failed = (kind: Failed['kind'], message: string): Failed => ({
  outcome: 'failed',
  kind,
  message,
})

/** Throws what is no failure of a board. */
export function failedBy(error: unknown): Failed {
  if (!(error instanceof ScrapeError)) throw error
  return failed(error.kind, error.message)
}

export const curationBy = ({ curate }: Parser): Curation => ({ version: CURATION_VERSION, curate })

type Ledger = { db: Executor; parser: Parser; counts: Pick<Counts, 'scraped'> }
type Times = { startedAt: Date; at: Date; secondLookMs: number }

/** Valid only for the versions of the reader and of the rules that made the postings. */
export const validatorsVersion = (system: string): string =>
  `${boardSystem(system)?.readerVersion ?? 0}:${CURATION_VERSION}`

/** With its step of the loop. A page that shows another system's board becomes it, or passes its postings to it. */
export async function commitBoardReading(
  { db, parser, counts, now, span }: Ledger & Pick<Clock, 'now' | 'span'>,
  board: Identity,
  reading: Reading,
  startedAt: Date,
): Promise<Committed> {
  const times = { startedAt, at: now(), secondLookMs: span(SECOND_LOOK_MS) }
  if (reading.outcome === 'failed') return commitFault({ db, parser, counts }, board, reading, times)
  const { system, tenant } = reading.identity
  if (system === board.system && tenant === board.tenant) {
    await commitAnswer({ db, parser, counts }, board, reading, times)
  } else {
    await db.transaction(async (tx) => {
      const ledger = { db: tx, parser, counts }
      const label = boardSystem(system)?.label ?? system
      const reason = `This page shows the ${label} board '${tenant}', and none of its jobs.`
      if (!(await closeOwnJobs(ledger, board, { reading, reason, times }))) return
      const shown = await identifyBoard(tx, board.id, { system, tenant, label }, times.at)
      // `unchanged` means since this page's last answer, which says nothing about the other board's.
      if (shown.id === board.id || reading.outcome === 'read')
        await commitAnswer(ledger, shown, reading, times)
    })
  }
  return { outcome: 'done' }
}

/**
 * Closes the jobs of a board whose page shows none of them, when a second look says the same. Whether none is left, so
 * that the board may become the one that its page shows: a board that is sure to exist, or has postings.
 */
async function closeOwnJobs(
  { db, parser, counts }: Ledger,
  board: Identity,
  { reading, reason, times }: { reading: Answered; reason: string; times: Times },
): Promise<boolean> {
  const areLeft = async () => (await listLivePostings(db, board.id)).length > 0
  if (!(await areLeft())) return true
  const complete =
    reading.outcome === 'read' &&
    (reading.postings.length > 0 ||
      (reading.complete && boardSystem(reading.identity.system)?.refusesUnknownNames === true))
  const none = { postings: [], company: null, dropped: 0, duplicates: 0, detailsMissing: 0, validators: {} }
  const ofPage = { ...reading, ...none, outcome: 'read' as const, complete, incompleteReason: reason }
  await commitAnswer({ db, parser, counts }, board, ofPage, times)
  return !(await areLeft())
}

async function commitAnswer(
  { db, parser, counts }: Ledger,
  board: Identity,
  reading: Answered,
  { secondLookMs, ...times }: Times,
): Promise<void> {
  const { validators, stats } = reading
  const facts = { boardId: board.id, ...times, ...stats, validators }
  const summary =
    reading.outcome === 'unchanged'
      ? await commitUnchanged(db, facts)
      : await commitScrape(db, { ...facts, ...toAnswer(board, reading), secondLookMs }, curationBy(parser))
  if (summary && summary.outcome !== 'failed') counts.scraped(summary.outcome)
}

const toAnswer = (
  { system }: Identity,
  { postings, complete, incompleteReason, doubt = null, detailsMissing, textsRefused = null }: Read,
) => ({
  postings,
  complete,
  incompleteReason,
  doubt,
  detailsMissing,
  textsRefused,
  refusesUnknownNames: boardSystem(system)?.refusesUnknownNames ?? false,
  validatorsVersion: validatorsVersion(system),
})

async function commitFault(
  { db, counts }: Ledger,
  board: Identity,
  reading: FailedReading,
  times: Times,
): Promise<Failed> {
  const rest = toRest(reading)
  const { kind, message } = reading.fault
  if (rest) await recordRest(db, board.id, rest, times.at)
  else await commitFailure(db, board.id, { ...times, ...reading.stats, kind, message })
  counts.scraped(rest ? 'resting' : kind)
  return failed(kind, message)
}
