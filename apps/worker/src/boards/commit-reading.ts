import { boardSystem } from '@lilypad/boards'
import {
  type BoardRow,
  commitFailure,
  commitScrape,
  commitUnchanged,
  type Executor,
  identifyBoard,
  recordRest,
} from '@lilypad/db'
import { CURATION_VERSION, type ScrapeFailure } from '@lilypad/domain'
import { curation } from './curation.ts'
import { type FailedReading, type Reading, restOf } from './read-through.ts'

type Identity = Pick<BoardRow, 'id' | 'system' | 'tenant'>
export type Failed = { outcome: 'failed'; kind: ScrapeFailure; message: string }
export type Committed = { outcome: 'done' } | Failed
type Times = { startedAt: Date; at: Date; timeScale: number }

/** Validators belong to what made the postings: the system's reader and the rules. */
export const validatorsVersion = (system: string): string =>
  `${boardSystem(system)?.readerVersion ?? 0}:${CURATION_VERSION}`

/**
 * Commits what a reading gave, and the step of the loop that waited for it, at once. A page that turned out to
 * show another system's board becomes that board, or gives its postings to the one that is known already.
 */
export const commitReading = async (
  { db, timeScale }: { db: Executor; timeScale: number },
  board: Identity,
  reading: Reading,
  startedAt: Date,
): Promise<Committed> => {
  const times = { startedAt, at: new Date(), timeScale }
  if (reading.outcome === 'failed') return commitFault(db, board, reading, times)
  const { system, tenant } = reading.identity
  if (system === board.system && tenant === board.tenant) {
    await commitAnswer(db, board, reading, times)
  } else {
    await db.transaction(async (tx) => {
      const label = boardSystem(system)?.label ?? system
      const shown = await identifyBoard(tx, board.id, { system, tenant, label }, times.at)
      // What did not change since this page was read says nothing of the other board's own last answer.
      if (shown.id === board.id || reading.outcome === 'read') await commitAnswer(tx, shown, reading, times)
    })
  }
  return { outcome: 'done' }
}

const commitAnswer = async (
  db: Executor,
  board: Identity,
  reading: Exclude<Reading, FailedReading>,
  times: Times,
): Promise<void> => {
  const answer = { ...times, ...reading.stats, validators: reading.validators }
  if (reading.outcome === 'unchanged') return void (await commitUnchanged(db, board.id, answer))
  const { postings, complete, incompleteReason } = reading
  const version = validatorsVersion(board.system)
  const read = { ...answer, postings, complete, incompleteReason, validatorsVersion: version }
  await commitScrape(db, board.id, read, curation)
}

const commitFault = async (
  db: Executor,
  board: Identity,
  reading: FailedReading,
  times: Times,
): Promise<Failed> => {
  const rest = restOf(reading)
  const { kind, message } = reading.fault
  if (rest) await recordRest(db, board.id, rest, times.at)
  else await commitFailure(db, board.id, { ...times, ...reading.stats, kind, message })
  return { outcome: 'failed', kind, message }
}
