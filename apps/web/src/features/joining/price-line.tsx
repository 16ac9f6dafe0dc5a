import type { Plan } from '@lilypad/domain'

export const PriceLine = ({ plan }: { plan: Plan }) => (
  <>
    <strong className="text-ink">{plan.name}</strong>: <FormerPrice plan={plan} /> {plan.price} {plan.period}
  </>
)

/** The price that no longer holds, for the eye struck out and for the ear said. */
export const FormerPrice = ({ plan: { struckPrice } }: { plan: Plan }) =>
  struckPrice && (
    <>
      <span className="sr-only">instead of </span>
      <s className="font-medium text-ink-soft">{struckPrice}</s>
    </>
  )
