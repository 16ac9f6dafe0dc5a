export const PAID_PLAN_IDS = ['skip', 'jump'] as const
export type PaidPlanId = (typeof PAID_PLAN_IDS)[number]
export const PLAN_IDS = [...PAID_PLAN_IDS, 'hop'] as const
export type PlanId = (typeof PLAN_IDS)[number]

export const PAID_PLAN_TERMS: Record<PaidPlanId, { dollars: number; months: number }> = {
  skip: { dollars: 15, months: 1 },
  jump: { dollars: 36, months: 3 },
}

/** '$12 a month'; null for a plan that is not paid for several months at once. */
export const monthlyPrice = (id: PlanId): string | null => {
  if (id === 'hop') return null
  const { dollars, months } = PAID_PLAN_TERMS[id]
  return months === 1 ? null : `$${Math.round(dollars / months)} a month`
}

export type Plan = {
  id: PlanId
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
    name: 'Skip',
    price: `$${PAID_PLAN_TERMS.skip.dollars}`,
    struckPrice: null,
    period: 'per month',
    points: [...EVERYTHING, 'Renews automatically every month'],
  },
  {
    id: 'jump',
    name: 'Jump',
    price: `$${PAID_PLAN_TERMS.jump.dollars}`,
    struckPrice: '$45',
    period: 'per quarter',
    points: [...EVERYTHING, 'Renews automatically every quarter'],
  },
  {
    id: 'hop',
    name: 'Hop',
    price: 'Free',
    struckPrice: null,
    period: null,
    points: ['Access to a subset of curated jobs', 'Weekly e-mail with featured jobs'],
  },
]

export const getPlan = (id: PlanId): Plan => {
  const plan = PLANS.find((one) => one.id === id)
  if (!plan) throw new Error(`no plan ${id}`)
  return plan
}

/** The plans in the intake questionnaire, in the order of the cards. Source: specification part 1, section 9. */
export const INTAKE_OFFERS: readonly Plan[] = [
  getPlan('skip'),
  {
    ...getPlan('jump'),
    price: '$10',
    struckPrice: null,
    period: 'upfront for 3 months, then $30 every 3 months',
    points: [...EVERYTHING, 'Renews automatically every 3 months'],
  },
  getPlan('hop'),
]

export const isPaidPlan = (plan: string | undefined): plan is PaidPlanId =>
  PAID_PLAN_IDS.some((id) => id === plan)

/** Adds `client_reference_id` with ? or & as fits, before any #. Source: specification, decisions 6. */
export const paymentLink = (link: string, clientReferenceId: string): string => {
  const hash = link.indexOf('#')
  const address = hash < 0 ? link : link.slice(0, hash)
  const fragment = hash < 0 ? '' : link.slice(hash)
  const joint = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&'
  return `${address}${joint}client_reference_id=${encodeURIComponent(clientReferenceId)}${fragment}`
}
