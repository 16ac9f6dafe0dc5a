import { paths } from '@lilypad/contracts/addresses'
import { Link, useNavigate } from 'react-router-dom'
import { useResetPassword } from '@/api/accounts/account.ts'
import { toMessage } from '@/api/failure-messages.ts'
import { NewPasswordFields, useNewPassword } from '@/parts/profile-fields/new-password.tsx'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Form } from '@/ui/fields/field.tsx'

export function SetPasswordForm({ token }: { token: string }) {
  const entries = useNewPassword()
  const reset = useResetPassword()
  const navigate = useNavigate()
  const { alert } = useDialogs()
  const submit = () =>
    reset.mutate(
      { token, password: entries.password },
      {
        onSuccess: async ({ message = '' }) => {
          navigate(paths.logIn.href(), { replace: true })
          await alert(`Password changed! ${message}`.trim())
        },
        onError: (error) => void alert(toMessage(error)),
      },
    )
  return (
    <Form onSubmit={submit} className="grid gap-1">
      <NewPasswordFields entries={entries} isRequired />
      <Button
        type="submit"
        look="primary"
        size="large"
        className="mt-2 w-full"
        pending={reset.isPending && 'Working...'}
        disabled={!entries.isGood}
      >
        Change Password
      </Button>
      {reset.isError && (
        <Link
          to={paths.forgotPassword.href()}
          className="inline-flex min-h-11 items-center justify-self-center font-semibold text-accent-text text-sm hover:underline"
        >
          Ask for a new link
        </Link>
      )}
    </Form>
  )
}
