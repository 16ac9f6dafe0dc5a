import type { PaidPlanId } from './plans.ts'
import type { PaymentFact } from './subscription-history.ts'
import { isPaidFor } from './tier.ts'
import { type ChargeFact, isOurs } from './withdrawn-access.ts'

/** Currencies whose smallest unit is the currency itself. Source: Stripe, zero-decimal currencies. */
const WITHOUT_CENTS = 'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' ')

/** `$15.00` of 1500, in the currency's smallest unit. An unknown currency follows the number. */
export function formatCents(amount: number | null, currency: string | null): string | null {
  if (amount === null) return null
  const code = currency ?? 'usd'
  const value = WITHOUT_CENTS.includes(code) ? amount : amount / 100
  return /^[a-z]{3}$/.test(code)
    ? value.toLocaleString('en-US', { style: 'currency', currency: code })
    : `${value} ${code}`
}

export const PAYMENT_KINDS = [
  'started',
  'renewed',
  'paused',
  'failed',
  'given-up',
  'refunded',
  'partly-refunded',
  'disputed',
  'dispute-won',
  'dispute-lost',
  'ended',
] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

export type PaymentEntry = {
  at: Date
  kind: PaymentKind
  plan: PaidPlanId | null
  /** In the currency's smallest unit; null where the provider named none. */
  amount: number | null
  currency: string | null
}

const inOrder = <T extends { id: string; at: Date }>(facts: readonly T[]): T[] =>
  [...new Map(facts.map((fact) => [fact.id, fact])).values()].sort(
    (one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1),
  )

const entry = (at: Date, kind: PaymentKind, more: Partial<PaymentEntry> = {}): PaymentEntry => ({
  at,
  kind,
  plan: null,
  amount: null,
  currency: null,
  ...more,
})

function entriesOfSubscription(facts: readonly PaymentFact[]): PaymentEntry[] {
  const ordered = inOrder(facts)
  const paid = ordered.filter((fact) => isPaidFor(fact) && fact.kind !== 'checkout')
  const { amount = null, currency = null } = ordered.find(({ kind }) => kind === 'checkout') ?? {}
  const entries: PaymentEntry[] = []
  let end = 0
  for (const [index, { at, plan, periodEnd, pausedFrom = null }] of paid.entries()) {
    if (pausedFrom !== null) {
      // What was changed or taken back before it began was no pause; during one, other things are told of it.
      const next = paid[index + 1]
      const isTold = paid[index - 1]?.pausedFrom?.getTime() === pausedFrom.getTime()
      if (!isTold && (!next || next.at >= pausedFrom || next.pausedFrom?.getTime() === pausedFrom.getTime()))
        entries.push(entry(at, 'paused', { plan }))
      continue
    }
    const isLater = (periodEnd?.getTime() ?? 0) > end
    if (entries.length === 0) entries.push(entry(at, 'started', { plan, amount, currency }))
    else if (isLater) entries.push(entry(at, 'renewed', { plan }))
    end = Math.max(end, periodEnd?.getTime() ?? 0)
  }
  const failures = ordered.filter(({ kind }) => kind === 'payment-failed')
  const ends = ordered.filter(({ kind }) => kind === 'deleted')
  return [
    ...entries,
    ...failures.map(({ at, isLastTry, amount = null, currency = null }) =>
      entry(at, isLastTry ? 'given-up' : 'failed', { amount, currency }),
    ),
    ...ends.map(({ at }) => entry(at, 'ended')),
  ]
}

function toKind({ kind, isFull, outcome }: ChargeFact): PaymentKind {
  if (kind === 'refunded') return isFull ? 'refunded' : 'partly-refunded'
  if (kind === 'dispute-opened') return 'disputed'
  return isOurs(outcome) ? 'dispute-won' : 'dispute-lost'
}

const isFirst = ({ kind, disputeId }: ChargeFact, index: number, all: readonly ChargeFact[]) =>
  kind !== 'dispute-opened' ||
  all.findIndex((one) => one.kind === kind && one.disputeId === disputeId) === index

export const paymentHistory = (
  subscriptions: readonly (readonly PaymentFact[])[],
  charges: readonly ChargeFact[],
): PaymentEntry[] =>
  [
    ...subscriptions.flatMap(entriesOfSubscription),
    // A warning is no event of the payment's yet, and a dispute is told once, however often its day moves.
    ...inOrder(charges.filter(({ kind }) => kind !== 'fraud-warned'))
      .filter(isFirst)
      .map((fact) => entry(fact.at, toKind(fact), { amount: fact.amount, currency: fact.currency })),
  ].sort((one, other) => other.at.getTime() - one.at.getTime())
