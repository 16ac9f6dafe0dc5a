import type { User } from '@lilypad/contracts'
import { isPaidPlan, PLANS, type Plan, withChosen } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { paymentsQuery } from '@/api/billing/payments.ts'
import { useChosenOffer } from '@/api/intake/stored-intake.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { part } from '@/ui/lazy.tsx'
import { PlanCards } from './plan-cards.tsx'
import { SignUpFrame } from './sign-up-frame.tsx'
import { usePayment } from './use-payment.ts'

const PausedPlan = part(async () => ({ default: (await import('@/parts/pause-plan.tsx')).PausedPlan }))

const PAID_PLANS = PLANS.filter(({ id }) => isPaidPlan(id))

/** Choosing a plan leads straight to its payment page, with the price of the intake if it was chosen there. */
export function UpgradeView({ user, banner }: { user: User; banner?: ReactNode }) {
  const [chosen, setChosen] = useState<Plan | null>(null)
  const offer = useChosenOffer()
  const pay = usePayment()
  const { alert } = useDialogs()
  const paused = useQuery(paymentsQuery).data?.subscription
  const choose = (plan: Plan) => {
    if (plan.offer === null) return
    if (user.isImpersonated) return void alert('You do not have access to this.')
    setChosen(plan)
    void pay(plan.offer, user, 'upgraded').then((left) => left || setChosen(null))
  }
  // A second plan would only cost money.
  if (paused?.paused_from)
    return (
      <SignUpFrame
        heading="Your plan is paused"
        lead="It opens every job again once it goes on."
        banner={banner}
      >
        <div className="card mx-auto max-w-prose p-5">
          <PausedPlan from={paused.paused_from} until={paused.paid_until} plan={paused.plan} />
        </div>
      </SignUpFrame>
    )
  return (
    <SignUpFrame
      heading="Which pad will you land on: skip or jump?"
      lead="Both open every job, every filter and your own alerts."
      banner={banner}
    >
      <PlanCards plans={withChosen(PAID_PLANS, offer)} onChoose={choose} leavingFor={chosen} />
    </SignUpFrame>
  )
}
