import { boardSystem } from '@lilypad/boards'
import {
  type BoardRow,
  commitFailure,
  commitScrapes,
  commitUnchanged,
  type Executor,
  identifyBoard,
  recordRest,
  type ScrapeAnswer,
} from '@lilypad/db'
import { type Clock, CURATION_VERSION, type ScrapeFailure, SECOND_LOOK_MS } from '@lilypad/domain'
import type { Counts } from '../watching/counts.ts'
import { curation } from './curation.ts'
import { type Answered, type FailedReading, type Reading, restOf } from './read-through.ts'

type Identity = Pick<BoardRow, 'id' | 'system' | 'tenant'>
export type Failed = { outcome: 'failed'; kind: ScrapeFailure; message: string }
export type Committed = { outcome: 'done' } | Failed
/** Where it is committed, and who counts it. */
type Ledger = { db: Executor; counts: Pick<Counts, 'scraped'> }
type Needs = Ledger & Pick<Clock, 'now' | 'span'>
type Times = { startedAt: Date; at: Date; secondLookMs: number }

/** Validators belong to what made the postings: the system's reader and the rules. */
export const validatorsVersion = (system: string): string =>
  `${boardSystem(system)?.readerVersion ?? 0}:${CURATION_VERSION}`

/**
 * Commits what a reading gave, and the step of the loop that waited for it, at once. A page that turned out to
 * show another system's board becomes that board, or gives its postings to the one that is known already.
 */
export const commitReading = async (
  { db, counts, now, span }: Needs,
  board: Identity,
  reading: Reading,
  startedAt: Date,
): Promise<Committed> => {
  const times = { startedAt, at: now(), secondLookMs: span(SECOND_LOOK_MS) }
  if (reading.outcome === 'failed') return commitFault({ db, counts }, board, reading, times)
  const { system, tenant } = reading.identity
  if (ownAnswer(board, reading)) {
    await commitAnswers({ db, counts }, [{ board, reading, ...times }])
  } else {
    await db.transaction(async (tx) => {
      const label = boardSystem(system)?.label ?? system
      const shown = await identifyBoard(tx, board.id, { system, tenant, label }, times.at)
      // What did not change since this page was read says nothing of the other board's own last answer.
      if (shown.id === board.id || reading.outcome === 'read')
        await commitAnswers({ db: tx, counts }, [{ board: shown, reading, ...times }])
    })
  }
  return { outcome: 'done' }
}

export type BoardReading<R = Reading> = { board: Identity; reading: R; startedAt: Date }

/** Commits readings of several boards at once, and gives back those it left: failures, and pages of other boards. */
export const commitTogether = async <T extends BoardReading>(
  { db, counts, now, span }: Needs,
  readings: readonly T[],
): Promise<T[]> => {
  const times = { at: now(), secondLookMs: span(SECOND_LOOK_MS) }
  const answers = readings.flatMap(({ board, reading, startedAt }) => {
    const answer = ownAnswer(board, reading)
    return answer ? [{ board, reading: answer, startedAt, ...times }] : []
  })
  await commitAnswers({ db, counts }, answers)
  return readings.filter(({ board, reading }) => !ownAnswer(board, reading))
}

/** The answer of a board itself, and not of another one that its page turned out to show. */
const ownAnswer = ({ system, tenant }: Identity, reading: Reading): Answered | null => {
  if (reading.outcome === 'failed') return null
  const { identity } = reading
  return identity.system === system && identity.tenant === tenant ? reading : null
}

type Answer = BoardReading<Answered> & Times

const commitAnswers = async ({ db, counts }: Ledger, answers: readonly Answer[]): Promise<void> => {
  const unchanged = answers.filter(({ reading }) => reading.outcome === 'unchanged').map(factsOf)
  const seen = unchanged.length > 0 ? await commitUnchanged(db, unchanged) : []
  const read = answers.flatMap((answer) => scrapeOf(answer) ?? [])
  const compared = read.length > 0 ? await commitScrapes(db, read, curation) : []
  for (const { outcome } of [...seen, ...compared]) if (outcome !== 'failed') counts.scraped(outcome)
}

const factsOf = ({ board, reading, startedAt, at }: Answer) => ({
  boardId: board.id,
  startedAt,
  at,
  ...reading.stats,
  validators: reading.validators,
})

const scrapeOf = (answer: Answer): ScrapeAnswer | null => {
  const { board, reading, secondLookMs } = answer
  if (reading.outcome !== 'read') return null
  const { postings, complete, incompleteReason } = reading
  const version = validatorsVersion(board.system)
  return {
    ...factsOf(answer),
    postings,
    complete,
    incompleteReason,
    validatorsVersion: version,
    secondLookMs,
  }
}

const commitFault = async (
  { db, counts }: Ledger,
  board: Identity,
  reading: FailedReading,
  times: Times,
): Promise<Failed> => {
  const rest = restOf(reading)
  const { kind, message } = reading.fault
  if (rest) await recordRest(db, board.id, rest, times.at)
  else await commitFailure(db, board.id, { ...times, ...reading.stats, kind, message })
  counts.scraped(rest ? 'resting' : kind)
  return { outcome: 'failed', kind, message }
}
