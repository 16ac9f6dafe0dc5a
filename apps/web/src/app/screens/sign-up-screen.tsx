import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useChosenOffer } from '@/api/intake.ts'
import { userQuery } from '@/api/session.ts'
import { SignUpView } from '@/features/joining/sign-up-view.tsx'
import { paths } from '@/paths.ts'

/** Logged-in people have nothing to sign up for. */
export default function SignUpScreen() {
  const { data: user } = useQuery(userQuery)
  const [query] = useSearchParams()
  const offer = useChosenOffer()
  if (user) return <Navigate to={paths.dashboard.href()} replace />
  return <SignUpView chosen={query.get('from') === 'intake' ? offer : null} />
}
