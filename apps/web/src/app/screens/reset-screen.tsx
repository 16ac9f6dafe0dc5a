import { paths } from '@lilypad/contracts/addresses'
import { Link, useSearchParams } from 'react-router-dom'
import { AuthCard } from '@/features/accounts/auth-card.tsx'
import { RequestResetForm } from '@/features/accounts/request-reset-form.tsx'
import { SetPasswordForm } from '@/features/accounts/set-password-form.tsx'

const Back = () => (
  <Link
    to={paths.logIn.href()}
    className="inline-flex min-h-11 items-center font-semibold text-accent-text hover:underline"
  >
    Back to login
  </Link>
)

/** Requests a link by e-mail; opened by that link, it sets the new password. */
export default function ResetScreen() {
  const [query] = useSearchParams()
  const token = query.get('token')
  if (token) {
    return (
      <AuthCard title="Choose a new password" lead="At least 8 characters." foot={<Back />}>
        <SetPasswordForm key={token} token={token} />
      </AuthCard>
    )
  }
  return (
    <AuthCard
      title="Forgot your password?"
      lead="Enter your e-mail address and we’ll send you a link to set a new one."
      foot={<Back />}
    >
      <RequestResetForm />
    </AuthCard>
  )
}
