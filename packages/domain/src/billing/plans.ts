export const PAID_PLAN_IDS = ['skip', 'jump'] as const
export type PaidPlanId = (typeof PAID_PLAN_IDS)[number]
export const PLAN_IDS = [...PAID_PLAN_IDS, 'hop'] as const
export type PlanId = (typeof PLAN_IDS)[number]

/** What can be bought, each by a payment link of its own: the intake sells jump at another price. */
export const OFFER_IDS = [...PAID_PLAN_IDS, 'jump_intake'] as const
export type OfferId = (typeof OFFER_IDS)[number]

/** `renewal`: what each later period costs. */
export const OFFER_TERMS: Record<
  OfferId,
  { plan: PaidPlanId; dollars: number; renewal: number; months: number }
> = {
  skip: { plan: 'skip', dollars: 15, renewal: 15, months: 1 },
  jump: { plan: 'jump', dollars: 36, renewal: 36, months: 3 },
  jump_intake: { plan: 'jump', dollars: 10, renewal: 30, months: 3 },
}

/** '$12 a month instead of $15'; null for an offer not paid for several months at once, always at one price. */
export function monthlyPrice({ offer }: Pick<Plan, 'offer'>): string | null {
  if (offer === null) return null
  const { dollars, renewal, months } = OFFER_TERMS[offer]
  return months === 1 || dollars !== renewal
    ? null
    : `$${Math.round(dollars / months)} a month instead of $${OFFER_TERMS.skip.dollars}`
}

export type Plan = {
  id: PlanId
  /** Null for a free plan. */
  offer: OfferId | null
  name: string
  price: string
  struckPrice: string | null
  period: string | null
  points: readonly string[]
}

const EVERYTHING = [
  'Access to all curated jobs',
  'Time-saving filters',
  'Twice-monthly career insights',
  'Personalized job alerts',
] as const

/** The cards of sign-up and upgrade, in order. Source: specification part 1, section 1. */
export const PLANS: readonly Plan[] = [
  {
    id: 'skip',
    offer: 'skip',
    name: 'Skip',
    price: `$${OFFER_TERMS.skip.dollars}`,
    struckPrice: null,
    period: 'per month',
    points: [...EVERYTHING, 'Renews automatically every month'],
  },
  {
    id: 'jump',
    offer: 'jump',
    name: 'Jump',
    price: `$${OFFER_TERMS.jump.dollars}`,
    struckPrice: '$45',
    period: 'per quarter',
    points: [...EVERYTHING, 'Renews automatically every quarter'],
  },
  {
    id: 'hop',
    offer: null,
    name: 'Hop',
    price: 'Free',
    struckPrice: null,
    period: null,
    points: ['Access to a subset of curated jobs', 'Weekly e-mail with featured jobs'],
  },
]

export function getPlan(id: PlanId): Plan {
  const plan = PLANS.find((one) => one.id === id)
  if (!plan) throw new Error(`no plan ${id}`)
  return plan
}

const { dollars: upfront, renewal } = OFFER_TERMS.jump_intake

/**
 * The plans in the intake questionnaire, in the order of the cards, where its own price can be paid; elsewhere they are
 * `PLANS`. Source: specification part 1, section 9.
 */
export const INTAKE_OFFERS: readonly Plan[] = [
  getPlan('skip'),
  {
    ...getPlan('jump'),
    offer: 'jump_intake',
    price: `$${upfront}`,
    struckPrice: null,
    period: `upfront for 3 months, then $${renewal} every 3 months`,
    points: [...EVERYTHING, 'Renews automatically every 3 months'],
  },
  getPlan('hop'),
]

export const withChosen = (plans: readonly Plan[], chosen: Plan | null): Plan[] =>
  plans.map((plan) => (chosen?.id === plan.id ? chosen : plan))

/** The plan as it was sold to somebody who paid this sum; undefined where we do not sell it so. */
export const findSoldPlan = (plan: PaidPlanId, cents: number): Plan | undefined =>
  [...PLANS, ...INTAKE_OFFERS].find(({ id, offer }) => {
    if (id !== plan || offer === null) return false
    const { dollars, renewal } = OFFER_TERMS[offer]
    return cents === dollars * 100 || cents === renewal * 100
  })

/** What each later period costs somebody who paid this sum at first; null where we do not sell it so. */
export function renewalDollars(plan: PaidPlanId, cents: number | null): number | null {
  const { offer = null } = cents === null ? getPlan(plan) : (findSoldPlan(plan, cents) ?? {})
  return offer && OFFER_TERMS[offer].renewal
}

export const isPaidPlan = (plan: string | null | undefined): plan is PaidPlanId =>
  PAID_PLAN_IDS.some((id) => id === plan)

export const isOffer = (offer: string | undefined): offer is OfferId => OFFER_IDS.some((id) => id === offer)

/** Adds `client_reference_id` with ? or & as fits, before any #. Source: specification, decisions 6. */
export function paymentLink(link: string, clientReferenceId: string): string {
  const hash = link.indexOf('#')
  const address = hash < 0 ? link : link.slice(0, hash)
  const fragment = hash < 0 ? '' : link.slice(hash)
  const joint = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&'
  return `${address}${joint}client_reference_id=${encodeURIComponent(clientReferenceId)}${fragment}`
}
