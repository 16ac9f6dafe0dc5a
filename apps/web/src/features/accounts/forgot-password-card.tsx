import { paths } from '@lilypad/contracts/addresses'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { AuthCard } from './auth-card.tsx'

export const BackToLogIn = () => (
  <Link
    to={paths.logIn.href()}
    className="inline-flex min-h-11 items-center font-semibold text-accent-text hover:underline"
  >
    Back to login
  </Link>
)

export const ForgotPasswordCard = ({ children }: { children: ReactNode }) => (
  <AuthCard
    title="Forgot your password?"
    lead="Enter your e-mail address and we’ll send you a link to set a new one."
    foot={<BackToLogIn />}
  >
    {children}
  </AuthCard>
)
