import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, jobs } from '../../schema/index.ts'
import type { BoardRow } from '../boards/boards.ts'
import { announceJobList } from '../notify-channels.ts'
import { forgotten } from './commit-failure.ts'
import { undeleteJob } from './delete-jobs.ts'
import { lockBoard } from './lock-board.ts'
import { listKnownPostings } from './postings.ts'
import { inState, unsuspected } from './record-scrape.ts'
import { deleteJobs, removePostings } from './remove-jobs.ts'

/**
 * Accepted: the missing postings are deleted (all of them, if the whole board seems gone). Refused: they stay, and the
 * next scrape starts without the doubt. False when nothing is suspect.
 */
export const resolveSuspect = (db: Executor, boardId: number, accept: boolean, at: Date = new Date()) =>
  db.transaction(async (tx) => {
    const board = await lockBoard(tx, boardId)
    if (board.suspectSince === null && board.goneSuspectedAt === null) return false
    const decided = accept
      ? await acceptLoss(tx, board, at)
      : { ...inState(board, 'live', null, at), ...unsuspected }
    await tx.update(boards).set(decided).where(eq(boards.id, boardId))
    await announceJobList(tx)
    return true
  })

async function acceptLoss(db: Executor, board: BoardRow, at: Date) {
  if (board.goneSuspectedAt !== null) {
    const lastDeleted = await deleteJobs(db, board, at)
    return { ...inState(board, 'gone', board.stateReason, at), ...forgotten, lastDeleted }
  }
  const missing = new Set(board.suspectMissing)
  const live = await listKnownPostings(db, board.id, [])
  const gone = live.filter(({ externalId, goneAt }) => goneAt === null && missing.has(externalId))
  const { deletedJobs: lastDeleted } = await removePostings(db, board, gone, at)
  return { ...inState(board, 'live', null, at), ...unsuspected, measuredSince: at, lastDeleted }
}

type Row = Record<string, unknown>

/** A board as it is before a decision about it, to take that back. */
export async function readBoardRow(tx: Executor, boardId: number): Promise<Row | null> {
  const { rows } = await tx.execute<{ row: Row }>(
    sql`select to_jsonb(board) as row from ${boards} as board where id = ${boardId}`,
  )
  return rows[0]?.row ?? null
}

type Undone = { boardId: number; before: Row; decidedAt: Date; now: Date }

/**
 * The jobs that it deleted are listed again, and the board is doubted again, unless it has been checked since: then that
 * check decides.
 */
export async function undoSuspect(tx: Executor, { boardId, before, decidedAt, now }: Undone): Promise<void> {
  await lockBoard(tx, boardId)
  const deleted = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.boardId, boardId), eq(jobs.deletedAt, decidedAt)))
  for (const { id } of deleted) await undeleteJob(tx, id, now)
  await tx.execute(sql`
    update boards set state = was.state, state_reason = was.state_reason, state_since = was.state_since,
      suspect_missing = was.suspect_missing, suspect_since = was.suspect_since,
      gone_suspected_at = was.gone_suspected_at, measured_since = was.measured_since
    from jsonb_populate_record(null::boards, ${JSON.stringify(before)}::jsonb) as was
    where boards.id = ${boardId} and boards.last_tried_at is not distinct from was.last_tried_at`)
  await announceJobList(tx)
}
