import { isPaused } from './pause.ts'
import { describeSubscription, type PaymentFact } from './subscription-history.ts'
import { graceUntil, isPaidFor } from './tier.ts'

export type ChargeFact = {
  id: string
  /** The provider's clock, to the second. */
  at: Date
  kind: 'refunded' | 'dispute-opened' | 'dispute-closed' | 'fraud-warned'
  customerId: string | null
  chargeId: string
  chargedAt: Date
  /** What was given back in total or is contested, in the currency's smallest unit. */
  amount: number
  /** ISO 4217, in lower case. */
  currency: string
  isFull: boolean
  disputeId: string | null
  /** How a dispute was closed, in the provider's word: 'won', 'lost', 'warning_closed', … */
  outcome: string | null
  /** Until when the provider waits for an answer; null where it waits for none. Events stored by earlier versions lack it. */
  dueAt?: Date | null | undefined
}

/** Why a subscription grants nothing, although the provider may still call it active. */
export type AccessEnd = 'refund' | 'dispute' | 'unpaid'

type Begun = { id: string; startedAt: Date }

/** A charge may be a little older than the event that tells what it paid for. */
const SLACK_MS = 10_000

const groupBy = <T>(all: readonly T[], keyOf: (one: T) => unknown): T[][] =>
  [...new Set(all.map(keyOf))].map((key) => all.filter((one) => keyOf(one) === key))

const latest = (facts: readonly { at: Date }[]): number => Math.max(...facts.map(({ at }) => at.getTime()))

/** How the provider says that a dispute was decided in our favour: the payment is ours again. */
export const OURS = ['won', 'warning_closed']
export const isOurs = (outcome: string | null): boolean => outcome !== null && OURS.includes(outcome)

function isContested(facts: readonly ChargeFact[]): boolean {
  const closed = facts.filter(({ kind }) => kind === 'dispute-closed')
  const last = closed.filter(({ at }) => at.getTime() === latest(closed))
  return !last.some(({ outcome }) => isOurs(outcome))
}

function takenBackBy(facts: readonly ChargeFact[]): 'refund' | 'dispute' | null {
  if (facts.some(({ kind, isFull }) => kind === 'refunded' && isFull)) return 'refund'
  const disputes = groupBy(
    facts.filter(({ disputeId }) => disputeId !== null),
    ({ disputeId }) => disputeId,
  )
  return disputes.some(isContested) ? 'dispute' : null
}

/** Until when the provider waits for an answer, as it said last: the day may move, or be none. Undefined: it said nothing. */
export const findDueAt = (facts: readonly ChargeFact[]): Date | null | undefined =>
  facts
    .filter(({ kind, dueAt }) => kind === 'dispute-opened' && dueAt !== undefined)
    .sort((one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1))
    .at(-1)?.dueAt

/** A warning of fraud needs nobody once its payment is refunded or disputed. Any order of events gives the same. */
export const isWarningSettled = (facts: readonly ChargeFact[]): boolean =>
  facts.some(({ disputeId, isFull }) => disputeId !== null || isFull)

/** Whether a later period was paid for than the one that the charge paid for. */
function isPaidAgain(facts: readonly PaymentFact[], chargedAt: Date): boolean {
  const periods = facts.flatMap(({ at, status, periodEnd, pausedFrom = null }) =>
    periodEnd === null || pausedFrom !== null ? [] : [{ at, status, end: periodEnd.getTime() }],
  )
  const before = periods
    .filter(({ at }) => at.getTime() <= chargedAt.getTime() + SLACK_MS)
    .map(({ end }) => end)
  const charged = before.length > 0 ? Math.max(...before) : Math.min(...periods.map(({ end }) => end))
  return periods.some((period) => period.at > chargedAt && period.end > charged && isPaidFor(period))
}

/** The last tries to charge that failed after the subscription was once paid for. */
export function lastTries(facts: readonly PaymentFact[]): PaymentFact[] {
  const firstPaid = Math.min(...facts.filter(isPaidFor).map(({ at }) => at.getTime()))
  return facts.filter(
    ({ kind, isLastTry, at }) => kind === 'payment-failed' && isLastTry && at.getTime() > firstPaid,
  )
}

const isGivenUp = (facts: readonly PaymentFact[]): boolean =>
  latest(lastTries(facts)) > latest(facts.filter(isPaidFor))

/** A later paid period gives access again. Any order of events gives the same. */
export function findAccessEnd(
  facts: readonly PaymentFact[],
  charges: readonly ChargeFact[],
): AccessEnd | null {
  const described = describeSubscription(facts)
  const isPaid = described !== null && isPaidFor(described)
  const reasons = groupBy(charges, ({ chargeId }) => chargeId).map((ofCharge) =>
    isPaid && ofCharge.some(({ chargedAt }) => isPaidAgain(facts, chargedAt)) ? null : takenBackBy(ofCharge),
  )
  if (reasons.includes('refund')) return 'refund'
  if (reasons.includes('dispute')) return 'dispute'
  return isGivenUp(facts) ? 'unpaid' : null
}

/** Whether a subscription gave access at an instant, by what had happened before it. */
export function grantedAt(at: Date, facts: readonly PaymentFact[], charges: readonly ChargeFact[]): boolean {
  const isKnown = (fact: { at: Date }) => fact.at < at
  const known = facts.filter(isKnown)
  const described = describeSubscription(known)
  if (!described || findAccessEnd(known, charges.filter(isKnown)) !== null) return false
  return (isPaidFor(described) && !isPaused(described, at)) || (graceUntil(described) ?? at) > at
}

export function findChargedSubscription(chargedAt: Date, all: readonly Begun[]): string | null {
  const inOrder = [...all].sort(
    (one, other) => one.startedAt.getTime() - other.startedAt.getTime() || (one.id < other.id ? -1 : 1),
  )
  const begun = inOrder.findLast(({ startedAt }) => startedAt.getTime() <= chargedAt.getTime() + SLACK_MS)
  return (begun ?? inOrder[0])?.id ?? null
}
