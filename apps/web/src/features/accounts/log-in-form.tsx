import { paths } from '@lilypad/contracts/addresses'
import { type FormEvent, useId } from 'react'
import { Link } from 'react-router-dom'
import { useLogIn } from '@/api/accounts/session.ts'
import { isUnauthenticated, messageOf } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'
import { PasswordInput } from '@/ui/fields/password-input.tsx'
import { useRequired } from './use-required.ts'

/** E-mail address and password. The parent reacts to the person who is then logged in. */
export const LogInForm = ({ redemptionCode }: { redemptionCode: string | null }) => {
  const email = useRequired('E-mail address is required!')
  const password = useRequired('Password is required!')
  const logIn = useLogIn()
  const { alert } = useDialogs()
  const refusalId = useId()
  const isRefused =
    isUnauthenticated(logIn.error) &&
    logIn.variables?.email === email.value &&
    logIn.variables.password === password.value
  /** Never reveals which of the two was wrong. */
  const mark = isRefused ? { 'aria-invalid': true, 'aria-describedby': refusalId } : {}
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const credentials = { email: email.value, password: password.value, redemption_code: redemptionCode }
    // The form has unmounted when the answer arrives, so its own callbacks would not run.
    const reply = await logIn.mutateAsync(credentials).catch(() => null)
    if (reply?.message) void alert(reply.message)
  }
  return (
    <form onSubmit={submit} className="grid gap-1" noValidate>
      <Field label="E-mail address" error={email.error} steady>
        {(ids) => <Input type="email" autoComplete="username" {...mark} {...ids} {...email.inputProps} />}
      </Field>
      <Field label="Password" error={password.error} steady>
        {(ids) => (
          <PasswordInput autoComplete="current-password" {...mark} {...ids} {...password.inputProps} />
        )}
      </Field>
      <Button
        type="submit"
        look="primary"
        size="large"
        className="mt-2 w-full"
        pending={logIn.isPending && 'Logging in…'}
        disabled={email.isEmpty || password.value === ''}
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
