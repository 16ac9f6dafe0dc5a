import { paths } from '@lilypad/contracts/addresses'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useLogIn } from '@/api/accounts/session.ts'
import { isUnauthenticated, messageOf } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { PasswordField } from '@/ui/fields/password-input.tsx'
import { TextField } from '@/ui/fields/text-field.tsx'

/** E-mail address and password. The parent reacts to the person who is then logged in. */
export const LogInForm = ({ redemptionCode }: { redemptionCode: string | null }) => {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const logIn = useLogIn()
  const { alert } = useDialogs()
  const refusalId = useId()
  const isRefused =
    isUnauthenticated(logIn.error) &&
    logIn.variables?.email === email &&
    logIn.variables.password === password
  /** Never reveals which of the two was wrong. */
  const mark = isRefused && ({ 'aria-invalid': true, 'aria-describedby': refusalId } as const)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The form has unmounted when the answer arrives, so its own callbacks would not run.
    const reply = await logIn
      .mutateAsync({ email, password, redemption_code: redemptionCode })
      .catch(() => null)
    if (reply?.message) void alert(reply.message)
  }
  return (
    <form onSubmit={submit} className="grid gap-1" noValidate>
      <TextField
        label="E-mail address"
        onceLeft={email.trim() === '' && 'E-mail address is required!'}
        steady
        type="email"
        autoComplete="username"
        required
        {...mark}
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        label="Password"
        onceLeft={password.trim() === '' && 'Password is required!'}
        steady
        autoComplete="current-password"
        {...mark}
        value={password}
        onChange={setPassword}
      />
      <Button
        type="submit"
        look="primary"
        size="large"
        className="mt-2 w-full"
        pending={logIn.isPending && 'Logging in…'}
        disabled={email.trim() === '' || password === ''}
      >
        Log In
      </Button>
      <div className="mt-2 -mb-2 min-h-[1lh] text-center text-danger text-sm">
        <p id={refusalId} role="alert" className="empty:hidden">
          {logIn.isError && messageOf(logIn.error, 'Login failed.')}
        </p>
      </div>
      <Link
        to={paths.forgotPassword.href()}
        className="-mb-2 inline-flex min-h-11 items-center justify-self-center rounded-sm px-3 font-semibold text-accent-text text-sm hover:underline"
      >
        Forgot password?
      </Link>
    </form>
  )
}
