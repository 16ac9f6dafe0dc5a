import { paths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { useChosenOffer } from '@/api/intake/kept-intake.ts'
import { SignUpView } from '@/features/joining/sign-up-view.tsx'

/** Logged-in people have nothing to sign up for. */
export default function SignUpScreen() {
  const { data: user } = useQuery(userQuery)
  const [query] = useSearchParams()
  const offer = useChosenOffer()
  if (user) return <Navigate to={paths.dashboard.href()} replace />
  return <SignUpView chosen={query.get('from') === 'intake' ? offer : null} />
}
