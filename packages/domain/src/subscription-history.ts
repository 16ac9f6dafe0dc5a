import type { PaidPlanId } from './plans.ts'

/** What one event of the payment provider said of a subscription. */
export type PaymentFact = {
  id: string
  /** The provider's clock, to the second. */
  at: Date
  kind: 'checkout' | 'created' | 'updated' | 'deleted' | 'payment-failed'
  customerId: string | null
  /** Whom we said that pays; known to the checkout. */
  clientReference: string | null
  /** The provider's word; null where the event does not say. A paid checkout counts as 'active'. */
  status: string | null
  /** Whether the event says that the status is another one than before. */
  isChange: boolean
  plan: PaidPlanId | null
  periodEnd: Date | null
}

/** A subscription as all of its events together describe it. */
export type SubscriptionDescription = {
  status: string
  plan: PaidPlanId | null
  currentPeriodEnd: Date | null
  /** Since when payments fail, while they do. */
  pastDueSince: Date | null
  /** The provider's clock of the event that described it last. */
  describedAt: Date
  startedAt: Date
}

const RANK = { checkout: 0, 'payment-failed': 0, created: 1, updated: 2, deleted: 3 } as const
/** Where a subscription comes from loses against where it goes, when both are said in one second. */
const STATUS_RANK: Record<string, number> = { incomplete: 0, past_due: 2, active: 3, trialing: 3 }
const GRANTING = ['active', 'trialing']

const isGranting = ({ status }: PaymentFact) => status !== null && GRANTING.includes(status)
const isDescription = ({ kind, status }: PaymentFact) => status !== null && kind !== 'payment-failed'

/**
 * The order in which things happened, however their events arrived. A deletion is the end; a checkout only says
 * that there is something to come; within one second the kind decides, then whether and to what the status changed.
 */
const orderOf = ({ kind, at, isChange, status }: PaymentFact) => [
  kind === 'deleted' ? 1 : 0,
  kind === 'checkout' ? 0 : 1,
  at.getTime(),
  RANK[kind],
  isChange ? 1 : 0,
  STATUS_RANK[status ?? ''] ?? 1,
]

const compareFacts = (one: PaymentFact, other: PaymentFact): number => {
  const theirs = orderOf(other)
  const difference = orderOf(one)
    .map((value, place) => value - (theirs[place] ?? 0))
    .find((value) => value !== 0)
  return difference ?? (one.id < other.id ? -1 : Number(one.id > other.id))
}

const earliest = (facts: readonly PaymentFact[]): Date =>
  new Date(Math.min(...facts.map(({ at }) => at.getTime())))

/** Payments fail since the first sign of it after the subscription was last said to be in order. */
const failingSince = (facts: readonly PaymentFact[], descriptions: readonly PaymentFact[]): Date => {
  const good = descriptions.findLastIndex(isGranting)
  const goodAt = descriptions[good]?.at ?? new Date(0)
  const signs = descriptions.slice(good + 1).filter(({ status }) => status === 'past_due')
  const failures = facts.filter(({ kind, at }) => kind === 'payment-failed' && at > goodAt)
  return earliest([...signs, ...failures])
}

/**
 * What a subscription is, by everything that was ever said of it: the same for every order in which events
 * arrive, and however often. Null while nothing says what state it is in. Source: the decisions, section 6.
 */
export const describeSubscription = (facts: readonly PaymentFact[]): SubscriptionDescription | null => {
  const ordered = [...new Map(facts.map((fact) => [fact.id, fact])).values()].sort(compareFacts)
  const descriptions = ordered.filter(isDescription)
  const last = descriptions.at(-1)
  if (!last || last.status === null) return null
  return {
    status: last.status,
    plan: descriptions.findLast(({ plan }) => plan !== null)?.plan ?? null,
    currentPeriodEnd: descriptions.findLast(({ periodEnd }) => periodEnd !== null)?.periodEnd ?? null,
    pastDueSince: last.status === 'past_due' ? failingSince(ordered, descriptions) : null,
    describedAt: last.at,
    startedAt: earliest(ordered),
  }
}

/** Whether a subscription was ever paid for, or on trial. Once it is, it stays so. */
export const wasEverPaid = (facts: readonly PaymentFact[]): boolean => facts.some(isGranting)

/**
 * Whether it was ever said, by the subscription itself and with its plan, that it is paid for or on trial. Once it
 * is, it stays so; a checkout does not say it, because the subscription may then still be said to be incomplete.
 */
export const wasEverPaidOnPlan = (facts: readonly PaymentFact[]): boolean =>
  facts.some((fact) => isGranting(fact) && fact.plan !== null)
