import { judgeCompleteAnswer, MEDIAN_OF_SCRAPES, type Verdict } from '@lilypad/domain'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boardScrapes } from '../../schema/index.ts'
import type { BoardRow } from '../boards/boards.ts'
import type { Comparison } from './compare-scrape.ts'
import type { KnownPosting } from './postings.ts'

export const judgeScrape = async (
  db: Executor,
  board: BoardRow,
  { found, at, secondLookMs }: { found: number; at: Date; secondLookMs: number },
  { live, missing }: Comparison,
): Promise<Verdict> =>
  judgeCompleteAnswer({
    found,
    live,
    missing: missing.map(({ externalId }) => externalId),
    measures: missing.length > 0 ? await listMeasures(db, board) : [],
    suspicion:
      board.suspectMissing && board.suspectSince
        ? { missing: board.suspectMissing, since: board.suspectSince }
        : null,
    now: at,
    secondLookMs,
  })

/** Newest first, as far as they still count. */
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
    .limit(MEDIAN_OF_SCRAPES)
  return rows.map(({ found }) => found)
}

/** An incomplete answer deletes nothing. */
export const toGone = ({ missing, dropped }: Comparison, verdict: Verdict | null): KnownPosting[] => {
  if (!verdict || verdict.suspicion) return []
  const gone = new Set(verdict.gone)
  return [...missing.filter(({ externalId }) => gone.has(externalId)), ...dropped]
}
