import type { ReactNode } from 'react'
import { AuthCard } from './auth-card.tsx'
import { BackToLogIn } from './back-to-log-in.tsx'

export const ForgotPasswordCard = ({ children }: { children: ReactNode }) => (
  <AuthCard
    title="Forgot your password?"
    lead="Enter your e-mail address and we’ll send you a link to set a new one."
    foot={<BackToLogIn />}
  >
    {children}
  </AuthCard>
)
