import { createHash } from 'node:crypto'
import { ApiError } from '@lilypad/contracts'
import {
  type DeskCase,
  decideListingCase,
  deleteDecision,
  type Executor,
  listDeskCases,
  lockDesk,
  notifyReporters,
  readBoardRow,
  reopenListingCase,
  resolveSuspect,
  settlePaymentCase,
  storeDecision,
  undoSuspect,
  withdrawLetters,
} from '@lilypad/db'
import { type ReportDecision, toCaseId } from '@lilypad/domain'
import { orNotFound } from '../../../http/errors.ts'
import { NOT_REFUNDED } from '../../billing/payments/payment-errors.ts'
import type { Payments } from '../../billing/payments/payments.ts'

const NO_CASE = 'This case no longer waits: it was decided, or what it told of has passed.'
const HAS_CHANGED = 'This case has changed since you saw it. Please look at it once more.'
const NOTHING_TO_UNDO = 'There is no such decision, or it is older than a day.'
const REFUNDED_SINCE = 'Its payment was refunded or disputed since: nothing is left to decide.'
const REPORTED_AGAIN = 'This job was reported again since: decide about that case.'

type Decision = { id: string; decision: ReportDecision; note: string; now: Date }

/** Of what is told of a case. */
export const toVersion = ({ openedAt, text }: Pick<DeskCase, 'openedAt' | 'text'>): string =>
  createHash('sha256').update(`${openedAt.toISOString()} ${text}`).digest('base64url')

/** @throws ApiError `not_found` for a case that is unknown or decided already, `conflict` for one that has changed */
async function findSeen(
  db: Executor,
  { id, now, seen }: { id: string; now: Date; seen: string | undefined },
) {
  const found = (await listDeskCases(db, now)).find((one) => one.id === id)
  if (!found) throw new ApiError('not_found', NO_CASE)
  if (seen !== undefined && seen !== toVersion(found)) throw new ApiError('conflict', HAS_CHANGED)
  return found
}

/**
 * Whether a payment of which a bank warns was given back just now: what the provider says counts, not what is pressed.
 *
 * @throws as `decideCase`, and ApiError `conflict` for one that is not refunded, and is not to be
 */
export async function refundWarned(
  { db, payments }: { db: Executor; payments: Pick<Payments, 'isRefunded' | 'refund'> },
  { id, refund, ...seen }: { id: string; refund: boolean; now: Date; seen: string | undefined },
): Promise<boolean> {
  if (!id.startsWith(toCaseId('fraud_warning', ''))) return false
  const { charge } = await findSeen(db, { id, ...seen })
  if (charge === null || (await payments.isRefunded(charge))) return false
  if (!refund) throw new ApiError('conflict', NOT_REFUNDED, { details: { can_refund: true } })
  await payments.refund(charge)
  return true
}

/** What a decision does where the case is kept. Resolves to what it changed, to take it back. */
async function apply(tx: Executor, { kind, reference }: DeskCase, { decision, now }: Decision) {
  if (kind === 'report') {
    const decided = orNotFound(await decideListingCase(tx, { id: reference, decision, now }), NO_CASE)
    await notifyReporters(tx, decided, decision)
  } else if (kind === 'refund' || kind === 'dispute' || kind === 'fraud_warning')
    await settlePaymentCase(tx, { id: reference, settledAt: now })
  else if (kind === 'suspect') {
    const before = await readBoardRow(tx, reference)
    await resolveSuspect(tx, reference, decision === 'acted', now)
    return before
  }
  return null
}

/**
 * @param seen the version that was decided about; undefined for any
 * @throws ApiError `not_found` for a case that is unknown or decided already, `conflict` for one that has changed
 */
export const decideCase = async (db: Executor, decided: Decision, seen?: string): Promise<DeskCase> =>
  db.transaction(async (tx) => {
    await lockDesk(tx)
    const found = await findSeen(tx, { ...decided, seen })
    const before = await apply(tx, found, decided)
    await storeDecision(tx, { ...found, ...decided, text: found.kept, before })
    return found
  })

/** @throws ApiError `not_found` for no decision of the last day */
export const undoDecision = async (db: Executor, { id, now }: { id: string; now: Date }): Promise<string> =>
  db.transaction(async (tx) => {
    await lockDesk(tx)
    const undone = await deleteDecision(tx, id, now)
    if (!undone?.decidedAt) throw new ApiError('not_found', NOTHING_TO_UNDO)
    const { kind, decidedAt, before, text } = undone
    const reference = Number(id.slice(kind.length + 1))
    if (kind === 'report') {
      if (!(await reopenListingCase(tx, reference))) throw new ApiError('conflict', REPORTED_AGAIN)
      await withdrawLetters(tx, 'listing-report', `report ${reference}`)
    } else if (kind === 'refund' || kind === 'dispute' || kind === 'fraud_warning') {
      const opened = await settlePaymentCase(tx, { id: reference, settledAt: null })
      if (opened === null && kind === 'fraud_warning') throw new ApiError('conflict', REFUNDED_SINCE)
    } else if (kind === 'suspect' && before) {
      // As the version before wrote it.
      if (!('last_tried_at' in before)) throw new ApiError('not_found', NOTHING_TO_UNDO)
      await undoSuspect(tx, { boardId: reference, before, decidedAt, now })
    }
    return text
  })
