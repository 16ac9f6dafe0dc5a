import { paths } from '@lilypad/contracts/addresses'
import { Link } from 'react-router-dom'
import { SignUpForm } from './sign-up-form.tsx'
import { useSignUpForm } from './use-sign-up-form.ts'

/** For somebody without an account, or not logged in: the form, with the code attached and hop as its plan. */
export const RedeemingSignUp = ({ code }: { code: string }) => {
  const form = useSignUpForm({ plan: 'hop', redemptionCode: code })
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <p className="text-center text-lg">Set-up your account below and start searching for your next job.</p>
      <section aria-label="Sign Up" className="card rounded-lg p-5 md:p-8">
        <SignUpForm form={form} plan="hop" />
      </section>
      <p className="text-center text-sm">
        Already have an account?{' '}
        <Link
          to={paths.logInWithCode.href(code)}
          className="inline-block min-h-6 font-semibold text-accent-text underline underline-offset-2"
        >
          Log in here
        </Link>
        . Your subscription is then activated automatically.
      </p>
    </div>
  )
}
