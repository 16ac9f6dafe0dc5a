import { paths } from '@lilypad/contracts/addresses'
import { PLANS, type Plan, withChosen } from '@lilypad/domain'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { PlanCards, PriceLine } from './plan-cards.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SignUpFrame } from './sign-up-frame.tsx'
import { useSignUpForm } from './use-sign-up-form.ts'

type SignUpDialogProps = { plan: Plan; onClose: () => void }

/** The form for the plan that was chosen. While it is being sent it stays. */
function SignUpDialog({ plan, onClose }: SignUpDialogProps) {
  const form = useSignUpForm({ plan, redemptionCode: null })
  return (
    <Dialog title="Sign Up" size="large" phoneSheet onClose={() => form.busy || onClose()}>
      <p className="mb-5 text-sm">
        <PriceLine plan={plan} />
      </p>
      <SignUpForm form={form} plan={plan.id} />
    </Dialog>
  )
}

const LogInHint = () => (
  <p className="text-center text-sm">
    Already a member?{' '}
    <Link
      to={paths.logIn.href()}
      state={useLocation().state}
      className="inline-block min-h-6 font-semibold text-accent-text underline underline-offset-2"
    >
      Log in
    </Link>
  </p>
)

type SignUpViewProps = {
  banner?: ReactNode
  /** A plan that was chosen elsewhere: its form is open from the start. */
  chosen?: Plan | null
}

export function SignUpView({ banner, chosen = null }: SignUpViewProps) {
  const [plan, setPlan] = useState(chosen)
  return (
    <SignUpFrame
      heading="Which pad will you land on: hop, skip or jump?"
      lead="Every pad leads to remote work in education. Choose yours; you can switch at any time."
      banner={
        banner && (
          <>
            {banner}
            <LogInHint />
          </>
        )
      }
    >
      <PlanCards plans={withChosen(PLANS, chosen)} onChoose={setPlan} />
      {!banner && (
        <div className="mt-6">
          <LogInHint />
        </div>
      )}
      {plan && <SignUpDialog plan={plan} onClose={() => setPlan(null)} />}
    </SignUpFrame>
  )
}
