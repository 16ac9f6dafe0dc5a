import type { Plan } from '@lilypad/domain'
import { cx } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { track } from '@/api/analytics/analytics.ts'
import { usePaymentLinks } from '@/api/billing/billing.ts'
import { settingsQuery } from '@/api/home/home.ts'
import { PlanCard } from './plan-card.tsx'

type PlanCardsProps = {
  plans: readonly Plan[]
  onChoose: (plan: Plan) => void
  /** The plan for whose payment page the browser is leaving. */
  leavingFor?: Plan | null
}

const SandboxNote = () => {
  const { data: settings } = useQuery(settingsQuery)
  if (!settings?.is_payment_sandbox) return null
  return (
    <p className="mt-5 text-center text-ink-soft text-sm">Payments run in a sandbox here: no money moves.</p>
  )
}

export const PlanCards = ({ plans, onChoose, leavingFor = null }: PlanCardsProps) => {
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
