import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { LogInCard, type LogInVariant } from '@/features/accounts/log-in-card.tsx'
import { LogInForm } from '@/features/accounts/log-in-form.tsx'

/** Where a logged-in person is sent; `from` is the address for which they had to log in. Source: specification part 1, 'Log-in screen'. */
function getDestination(user: User, variant: LogInVariant, from: string | undefined) {
  if (variant === 'unsubscribing') return paths.unsubscribe.href()
  return user.shouldDisplayWelcome ? paths.welcome.href() : (from ?? paths.dashboard.href())
}

/** Whether the person arrived as a visitor. Logging in here has already sent the code; arriving logged in has not. */
function useWasVisitor(user: User | null | undefined) {
  const [was, setWas] = useState(user === null)
  if (user === null && !was) setWas(true)
  return was
}

export default function LogInScreen() {
  const { data: user } = useQuery(userQuery)
  const wasVisitor = useWasVisitor(user)
  const { pathname, state } = useLocation()
  const { code = null } = useParams()
  const isUnsubscribing = pathname === paths.unsubscribeLogIn.path
  const variant = isUnsubscribing ? 'unsubscribing' : code ? 'redeeming' : 'plain'
  if (user && code && !wasVisitor) return <Navigate to={paths.redeem.href(code)} replace />
  if (user) return <Navigate to={getDestination(user, variant, state?.from)} state={state} replace />
  return (
    <LogInCard variant={variant} code={code}>
      <LogInForm redemptionCode={code} />
    </LogInCard>
  )
}
