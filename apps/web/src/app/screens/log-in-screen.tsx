import type { User } from '@lilypad/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useLocation, useParams } from 'react-router-dom'
import { userQuery } from '@/api/session.ts'
import { AuthCard } from '@/features/accounts/auth-card.tsx'
import { LogInForm } from '@/features/accounts/log-in-form.tsx'
import { paths } from '@/paths.ts'

type Variant = 'plain' | 'redeeming' | 'unsubscribing'

const TEXTS: Record<Variant, { title: string; lead: string }> = {
  plain: { title: 'Welcome back', lead: 'Log in to search every job that is open to you.' },
  redeeming: { title: 'Welcome back', lead: 'Log in, and your free subscription is activated right away.' },
  unsubscribing: {
    title: 'We’re sorry to see you go',
    lead: 'Log in to choose which e-mails you receive, or none at all.',
  },
}

/** Where somebody goes who is logged in. Source: specification part 1, 'Log-in screen'. */
const destinationOf = (user: User, variant: Variant) => {
  if (variant === 'unsubscribing') return paths.unsubscribe.href()
  return user.shouldDisplayWelcome ? paths.welcome.href() : paths.dashboard.href()
}

const SignUpHint = ({ code }: { code: string | null }) => (
  <>
    New to Lilypad?{' '}
    <Link
      to={code ? paths.redeem.href(code) : paths.signUp.href()}
      className="inline-flex min-h-6 items-center font-semibold text-accent-text hover:underline touch:min-h-11"
    >
      Sign up here
    </Link>
  </>
)

/** Whether somebody was a visitor here before. Who logs in here has sent the code along; who came logged in has not. */
const useWasVisitor = (user: User | null | undefined) => {
  const [was, setWas] = useState(user === null)
  if (user === null && !was) setWas(true)
  return was
}

export default function LogInScreen() {
  const { data: user } = useQuery(userQuery)
  const wasVisitor = useWasVisitor(user)
  const { pathname } = useLocation()
  const { code = null } = useParams()
  const isUnsubscribing = pathname === paths.unsubscribeLogIn.path
  const variant = isUnsubscribing ? 'unsubscribing' : code ? 'redeeming' : 'plain'
  if (user && code && !wasVisitor) return <Navigate to={paths.redeem.href(code)} replace />
  if (user) return <Navigate to={destinationOf(user, variant)} replace />
  return (
    <AuthCard {...TEXTS[variant]} foot={<SignUpHint code={code} />}>
      <LogInForm redemptionCode={code} />
    </AuthCard>
  )
}
