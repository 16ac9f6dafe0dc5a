import { paths } from '@lilypad/contracts/addresses'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useRequestReset } from '@/api/accounts/account.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Form, TextField } from '@/ui/fields/field.tsx'
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

export function RequestResetForm() {
  const [email, setEmail] = useState('')
  const isEmpty = email.trim() === ''
  const request = useRequestReset()
  const { alert } = useDialogs()
  const submit = () =>
    request.mutate(
      { email },
      {
        onSuccess: () => void alert('Please check your e-mail for a password reset link!'),
        onError: (error) => void alert(toMessage(error, 'Reset request failed.')),
      },
    )
  return (
    <Form onSubmit={submit} className="grid gap-1">
      <TextField
        label="E-mail address"
        onceLeft={isEmpty && 'E-mail address is required!'}
        steady
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
      />
      <Button
        type="submit"
        look="primary"
        size="large"
        className="mt-2 w-full"
        pending={request.isPending && 'Working...'}
        disabled={isEmpty}
      >
        Send Reset Link
      </Button>
    </Form>
  )
}
