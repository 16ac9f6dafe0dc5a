import { paths } from '@lilypad/contracts/addresses'
import { PLANS, type Plan } from '@lilypad/domain'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { JoiningPage } from './joining-page.tsx'
import { PlanCards } from './plan-cards.tsx'
import { SignUpDialog } from './sign-up-dialog.tsx'

const LogInHint = () => (
  <p className="mt-6 text-center text-sm">
    Already a member?{' '}
    <Link
      to={paths.logIn.href()}
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

/** The plans; choosing one opens the form for it. */
export const SignUpView = ({ banner, chosen = null }: SignUpViewProps) => {
  const [plan, setPlan] = useState(chosen)
  return (
    <JoiningPage
      heading="Which pad will you land on: hop, skip or jump?"
      lead="Every pad leads to remote work in education. Choose yours; you can switch at any time."
      banner={banner}
    >
      <PlanCards plans={PLANS} onChoose={setPlan} />
      <LogInHint />
      {plan && <SignUpDialog plan={plan} onClose={() => setPlan(null)} />}
    </JoiningPage>
  )
}
