import type { User } from '@lilypad/contracts'
import { isPaidPlan, PLANS, type Plan } from '@lilypad/domain'
import { type ReactNode, useState } from 'react'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { JoiningPage } from './joining-page.tsx'
import { PlanCards } from './plan-cards.tsx'
import { usePayment } from './use-payment.ts'

const PAID_PLANS = PLANS.filter(({ id }) => isPaidPlan(id))

/** The paid plans for somebody who has an account: choosing one leads straight to its payment page. */
export const UpgradeView = ({ user, banner }: { user: User; banner?: ReactNode }) => {
  const [chosen, setChosen] = useState<Plan | null>(null)
  const pay = usePayment()
  const { alert } = useDialogs()
  const choose = (plan: Plan) => {
    if (!isPaidPlan(plan.id)) return
    if (user.isImpersonated) return void alert('You do not have access to this.')
    setChosen(plan)
    void pay(plan.id, user, 'upgraded').then((left) => left || setChosen(null))
  }
  return (
    <JoiningPage
      heading="Which pad will you land on: skip or jump?"
      lead="Both open every job, every filter and your own alerts."
      banner={banner}
    >
      <PlanCards plans={PAID_PLANS} onChoose={choose} leavingFor={chosen} />
    </JoiningPage>
  )
}
