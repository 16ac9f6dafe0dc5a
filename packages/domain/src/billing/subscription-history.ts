import type { PaidPlanId } from './plans.ts'
import { isPaidFor } from './tier.ts'

export type PaymentFact = {
  id: string
  /** The provider's clock, to the second. */
  at: Date
  kind: 'checkout' | 'created' | 'updated' | 'deleted' | 'payment-failed'
  customerId: string | null
  /** Our reference of the payer; only the checkout event has it. */
  clientReference: string | null
  /** The provider's word, or null. A paid checkout counts as 'active'. */
  status: string | null
  isChange: boolean
  plan: PaidPlanId | null
  periodEnd: Date | null
  /** Of a checkout: the promotion code that made it cheaper. Events stored by earlier versions lack it and the next four. */
  promotionCode?: string | null
  /** Of a pause, whose end is the end of the period. */
  pausedFrom?: Date | null
  /** Whether the provider tries a failed payment no more. */
  isLastTry?: boolean
  /** Of a failed payment, in the currency's smallest unit. */
  amount?: number | null
  currency?: string | null
}

const RANK = { checkout: 0, 'payment-failed': 0, created: 1, updated: 2, deleted: 3 } as const
/** Of two states reported in the same second, the one later in a subscription's life wins. */
const STATUS_RANK: Record<string, number> = { incomplete: 0, past_due: 2 }
const toRank = (status: string | null) => (isPaidFor({ status }) ? 3 : (STATUS_RANK[status ?? ''] ?? 1))

const isDescription = ({ kind, status }: PaymentFact) => status !== null && kind !== 'payment-failed'

/** A deletion comes last, a checkout only announces. Within a second: the kind, then whether the status changed. */
const toOrder = ({ kind, at, isChange, status }: PaymentFact) => [
  kind === 'deleted' ? 1 : 0,
  kind === 'checkout' ? 0 : 1,
  at.getTime(),
  RANK[kind],
  isChange ? 1 : 0,
  toRank(status),
]

function compareFacts(one: PaymentFact, other: PaymentFact): number {
  const theirs = toOrder(other)
  const difference = toOrder(one)
    .map((value, place) => value - (theirs[place] ?? 0))
    .find((value) => value !== 0)
  return difference ?? (one.id < other.id ? -1 : Number(one.id > other.id))
}

const earliest = (facts: readonly PaymentFact[]): Date =>
  new Date(Math.min(...facts.map(({ at }) => at.getTime())))

/** Payments fail since the first failure after the subscription was last in order. */
function failingSince(facts: readonly PaymentFact[], descriptions: readonly PaymentFact[]): Date {
  const good = descriptions.findLastIndex(isPaidFor)
  const goodAt = descriptions[good]?.at ?? new Date(0)
  const signs = descriptions.slice(good + 1).filter(({ status }) => status === 'past_due')
  const failures = facts.filter(({ kind, at }) => kind === 'payment-failed' && at > goodAt)
  return earliest([...signs, ...failures])
}

/** The same for any order of arrival and for repeats; null without a status. Source: specification, decisions 6. */
export function describeSubscription(facts: readonly PaymentFact[]) {
  const ordered = [...new Map(facts.map((fact) => [fact.id, fact])).values()].sort(compareFacts)
  const descriptions = ordered.filter(isDescription)
  const last = descriptions.at(-1)
  if (!last || last.status === null) return null
  return {
    status: last.status,
    plan: descriptions.findLast(({ plan }) => plan !== null)?.plan ?? null,
    currentPeriodEnd: descriptions.findLast(({ periodEnd }) => periodEnd !== null)?.periodEnd ?? null,
    pastDueSince: last.status === 'past_due' ? failingSince(ordered, descriptions) : null,
    pausedFrom: last.pausedFrom ?? null,
    promotionCode: ordered.find(({ promotionCode }) => promotionCode)?.promotionCode ?? null,
    describedAt: last.at,
    startedAt: earliest(ordered),
  }
}

export type SubscriptionDescription = NonNullable<ReturnType<typeof describeSubscription>>

/** Whether a subscription was ever paid for or on trial. Once true, it stays true. */
export const wasEverPaid = (facts: readonly PaymentFact[]): boolean => facts.some(isPaidFor)

/** Once true, it stays true. A checkout does not count: the subscription may still be incomplete then. */
export const wasEverPaidOnPlan = (facts: readonly PaymentFact[]): boolean =>
  facts.some((fact) => isPaidFor(fact) && fact.plan !== null)
