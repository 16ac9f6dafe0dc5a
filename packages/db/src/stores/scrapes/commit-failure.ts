import { isSecondLook, type ScrapeFailure } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards } from '../../schema/index.ts'
import type { BoardRow } from '../boards/boards.ts'
import { finishLoopBoard } from '../boards/scrape-loop.ts'
import { inTransaction } from '../transactions.ts'
import { lockBoard } from './lock-board.ts'
import { inState, recordScrape, type ScrapeRun, type ScrapeSummary, unsuspected } from './record-scrape.ts'
import { deleteJobs } from './remove-jobs.ts'

export type ScrapeFault = ScrapeRun & {
  kind: ScrapeFailure
  message: string
  secondLookMs: number
}

/** Deletes nothing, but for a board that is `gone` for the second time, at least an hour after the first. */
export const commitFailure = (db: Executor, boardId: number, fault: ScrapeFault): Promise<ScrapeSummary> =>
  inTransaction(db, async (tx) => {
    const board = await lockBoard(tx, boardId)
    const { kind, message } = fault
    const isGone = kind === 'gone' && isBelieved(board, fault)
    const deletedJobs = isGone ? await deleteJobs(tx, board, fault.at, 'scrape') : 0
    const summary = { ...failed, deletedJobs, message, failure: kind }
    const after = { ...stateAfter(board, fault, isGone), lastTriedAt: fault.at, restingUntil: null }
    await recordScrape(tx, { board, run: fault, summary, after, isListChanged: isGone })
    return summary
  })

/** A loop does not wait for a resting host. */
export async function recordRest(db: Executor, boardId: number, until: Date, at: Date): Promise<void> {
  await db.update(boards).set({ restingUntil: until }).where(eq(boards.id, boardId))
  await finishLoopBoard(db, boardId, { outcome: 'resting', newJobs: 0, deletedJobs: 0 }, at)
}

const failed = { outcome: 'failed', found: 0, newJobs: 0, changedJobs: 0 } as const

const isBelieved = ({ state, goneSuspectedAt }: BoardRow, { at, secondLookMs }: ScrapeFault) =>
  state === 'gone' || (goneSuspectedAt !== null && isSecondLook(goneSuspectedAt, { now: at, secondLookMs }))

function stateAfter(board: BoardRow, { kind, message, at }: ScrapeFault, isGone: boolean) {
  if (kind !== 'gone') return inState(board, kind, message, at)
  if (isGone) return { ...inState(board, 'gone', message, at), ...forgotten }
  return {
    ...inState(board, 'suspect', `${message} It will be asked again before its jobs go.`, at),
    goneSuspectedAt: board.goneSuspectedAt ?? at,
  }
}

/** What a gone board no longer has: doubts, and an answer to compare with. */
export const forgotten = { ...unsuspected, validators: {}, validatorsVersion: null } as const
