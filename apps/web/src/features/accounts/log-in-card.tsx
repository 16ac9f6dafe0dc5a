import { paths } from '@lilypad/contracts/addresses'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { AuthCard } from './auth-card.tsx'

export type LogInVariant = 'plain' | 'redeeming' | 'unsubscribing'

const TEXTS: Record<LogInVariant, { title: string; lead: string }> = {
  plain: { title: 'Welcome back', lead: 'Log in to search every job that is open to you.' },
  redeeming: { title: 'Welcome back', lead: 'Log in to activate your free subscription.' },
  unsubscribing: {
    title: 'We’re sorry to see you go',
    lead: 'Log in to choose which e-mails you get, or to stop them all.',
  },
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

type LogInCardProps = { variant: LogInVariant; code: string | null; children: ReactNode }

export const LogInCard = ({ variant, code, children }: LogInCardProps) => (
  <AuthCard {...TEXTS[variant]} foot={<SignUpHint code={code} />}>
    {children}
  </AuthCard>
)
