import type { Validators, Verdict } from '@lilypad/domain'
import type { BoardRow } from '../boards/boards.ts'
import { inState, type ScrapeSummary, unsuspected } from './scrape-record.ts'

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

/** Those of a doubted answer are not stored, and the former ones no longer match: the next answer will be full. */
const noValidators = { validators: {}, validatorsVersion: null } as const

const stateAfter = (
  board: BoardRow,
  { at, validators, validatorsVersion }: Answer,
  verdict: Verdict | null,
  { message }: ScrapeSummary,
) => {
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
    ...inState(board, 'live', null, at),
    ...unsuspected,
    validators,
    validatorsVersion,
    lastSoundAt: at,
  }
}
