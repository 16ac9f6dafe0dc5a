import { useSearchParams } from 'react-router-dom'
import { AuthCard } from '@/features/accounts/auth-card.tsx'
import {
  BackToLogIn,
  ForgotPasswordCard,
  RequestResetForm,
} from '@/features/accounts/forgot-password-card.tsx'
import { SetPasswordForm } from '@/features/accounts/set-password-form.tsx'

export default function ResetScreen() {
  const [query] = useSearchParams()
  const token = query.get('token')
  if (token) {
    return (
      <AuthCard title="Choose a new password" lead="At least 8 characters." foot={<BackToLogIn />}>
        <SetPasswordForm key={token} token={token} />
      </AuthCard>
    )
  }
  return (
    <ForgotPasswordCard>
      <RequestResetForm />
    </ForgotPasswordCard>
  )
}
