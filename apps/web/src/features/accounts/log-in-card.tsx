import { paths } from '@lilypad/contracts/addresses'
import { Skeleton } from '@lilypad/ui'
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

const FieldSkeleton = () => (
  <div className="grid gap-1.5 pb-6">
    <Skeleton className="h-5 w-28" />
    <Skeleton className="h-11" />
  </div>
)

/** The form, as high as it will be. */
export const LogInSkeleton = () => (
  <div className="grid min-h-74.5 content-start gap-1">
    <FieldSkeleton />
    <FieldSkeleton />
    <Skeleton className="mt-2 h-12" />
  </div>
)

export const RequestResetSkeleton = () => (
  <div className="grid gap-1">
    <FieldSkeleton />
    <Skeleton className="mt-2 h-12" />
  </div>
)
