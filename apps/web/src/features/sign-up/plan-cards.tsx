import { monthlyPrice, type Plan } from '@lilypad/domain'
import { CheckIcon, Chip, cx } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { track } from '@/api/analytics/analytics.ts'
import { usePaymentLinks } from '@/api/billing/billing.ts'
import { settingsQuery } from '@/api/home/home.ts'
import { Button } from '@/ui/button.tsx'

/** The price that no longer holds, for the eye struck out and for the ear said. */
const FormerPrice = ({ plan: { struckPrice } }: { plan: Plan }) =>
  struckPrice && (
    <>
      <span className="sr-only">instead of </span>
      <s className="font-medium text-ink-soft">{struckPrice}</s>
    </>
  )

export const PriceLine = ({ plan }: { plan: Plan }) => (
  <>
    <strong className="text-ink">{plan.name}</strong>: <FormerPrice plan={plan} /> {plan.price} {plan.period}
  </>
)

type PlanCardProps = {
  plan: Plan
  /** False where it cannot be bought. */
  isAvailable: boolean
  /** True while the browser leaves for its payment page. */
  isPending: boolean
  isDisabled: boolean
  onChoose: () => void
}

const Price = ({ plan }: { plan: Plan }) => (
  <div className="tabular-nums">
    <p className="flex flex-wrap items-baseline gap-x-1.5">
      {plan.struckPrice && (
        <span className="text-xl">
          <FormerPrice plan={plan} />
        </span>
      )}
      <span className="font-extrabold text-3xl">{plan.price}</span>
      <span className="text-ink-soft text-sm">{plan.period}</span>
    </p>
    <p className="font-semibold text-positive text-sm min-[42rem]:min-h-6">{monthlyPrice(plan)}</p>
  </div>
)

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="grid gap-2.5 text-sm">
    {points.map((point) => (
      <li key={point} className="flex gap-2.5">
        <CheckIcon size={16} className="mt-0.5 shrink-0 text-positive" />
        {point}
      </li>
    ))}
  </ul>
)

const PlanCard = ({ plan, isAvailable, isPending, isDisabled, onChoose }: PlanCardProps) => (
  <article
    aria-label={plan.name}
    className={cx(
      'card relative flex h-full flex-col gap-5 rounded-lg p-5 transition duration-200 lg:p-6',
      isAvailable && 'has-enabled:hover:shadow-float',
      plan.struckPrice && 'bg-highlight-soft shadow-[inset_0_0_0_1.5px_var(--highlight-line)]',
    )}
  >
    <div className="grid gap-1.5">
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 className="font-bold text-xl">{plan.name}</h2>
        {plan.struckPrice && <Chip tone="highlight">Best value</Chip>}
      </div>
      <Price plan={plan} />
    </div>
    <Points points={plan.points} />
    <div className="mt-auto pt-1">
      {isAvailable ? (
        <Button
          look={plan.struckPrice ? 'primary' : 'plain'}
          size="large"
          className="w-full after:absolute after:inset-0 after:rounded-lg"
          pending={isPending && 'Working...'}
          disabled={isDisabled}
          onClick={onChoose}
        >
          Choose {plan.name}
        </Button>
      ) : (
        <p className="flex min-h-12 items-center justify-center text-center text-ink-soft text-sm">
          This plan is not available at the moment.
        </p>
      )}
    </div>
  </article>
)

function SandboxNote() {
  const { data: settings } = useQuery(settingsQuery)
  if (!settings?.is_payment_sandbox) return null
  return (
    <p className="mt-5 text-center text-ink-soft text-sm">Payments run in a sandbox here: no money moves.</p>
  )
}

type PlanCardsProps = {
  plans: readonly Plan[]
  onChoose: (plan: Plan) => void
  /** The plan for whose payment page the browser is leaving. */
  leavingFor?: Plan | null
}

export function PlanCards({ plans, onChoose, leavingFor = null }: PlanCardsProps) {
  const links = usePaymentLinks()
  const choose = (plan: Plan) => {
    track(`${plan.name} Click`)
    onChoose(plan)
  }
  return (
    <section aria-label="Plans">
      <ul
        className={cx(
          'mx-auto grid gap-4 lg:gap-6',
          plans.length > 2 ? 'min-[42rem]:grid-cols-3' : 'max-w-3xl min-[42rem]:grid-cols-2',
        )}
      >
        {plans.map((plan) => (
          <li key={plan.id} className="min-w-0">
            <PlanCard
              plan={plan}
              isAvailable={plan.offer === null || links[plan.offer] !== null}
              isPending={plan === leavingFor}
              isDisabled={leavingFor !== null || (plan.offer !== null && !links[plan.offer])}
              onChoose={() => choose(plan)}
            />
          </li>
        ))}
      </ul>
      <SandboxNote />
    </section>
  )
}
