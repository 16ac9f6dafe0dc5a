import { paths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { useChosenOffer } from '@/api/intake/stored-intake.ts'
import { SignUpView } from '@/features/sign-up/sign-up-view.tsx'

const FOR_STAR = (
  <p role="status" className="mb-3 font-medium">
    Sign up to save jobs. Hop, which is free, is enough.
  </p>
)

/** Logged-in people have nothing to sign up for. */
export default function SignUpScreen() {
  const { data: user } = useQuery(userQuery)
  const [query] = useSearchParams()
  const { state } = useLocation()
  const offer = useChosenOffer()
  if (user) return <Navigate to={paths.dashboard.href()} replace />
  return (
    <SignUpView
      banner={state?.isForStar && FOR_STAR}
      chosen={query.get('from') === 'intake' ? offer : null}
    />
  )
}
