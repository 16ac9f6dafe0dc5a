import { paths } from '@lilypad/contracts/addresses'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useLogIn } from '@/api/accounts/session.ts'
import { isUnauthenticated, toMessage } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Field, Form, Input } from '@/ui/fields/field.tsx'
import { PasswordInput } from '@/ui/fields/password-input.tsx'

type Entries = { email: string; password: string }

/** What stands in the fields: a password manager may fill them without an event. */
function readEntries(form: HTMLFormElement): Entries {
  const data = new FormData(form)
  return { email: String(data.get('email')), password: String(data.get('password')) }
}

/** E-mail address and password. The parent reacts to the person who is then logged in. */
export function LogInForm({ redemptionCode }: { redemptionCode: string | null }) {
  const [{ email, password }, setEntries] = useState<Entries>({ email: '', password: '' })
  const [isSent, setSent] = useState(false)
  const noEmail = email.trim() === '' && 'E-mail address is required!'
  const noPassword = password.trim() === '' && 'Password is required!'
  const logIn = useLogIn()
  const { alert } = useDialogs()
  const refusalId = useId()
  const isRefused =
    isUnauthenticated(logIn.error) &&
    logIn.variables?.email === email &&
    logIn.variables.password === password
  /** Never reveals which of the two was wrong. */
  const mark = isRefused && ({ 'aria-invalid': true, 'aria-describedby': refusalId } as const)
  const read = (event: FormEvent<HTMLFormElement>) => setEntries(readEntries(event.currentTarget))
  const submit = async (form: HTMLFormElement) => {
    const sent = readEntries(form)
    setEntries(sent)
    setSent(true)
    const missing = (['email', 'password'] as const).find((name) => sent[name].trim() === '')
    if (missing) return form.querySelector<HTMLElement>(`[name=${missing}]`)?.focus()
    // The form has unmounted when the answer arrives, so its own callbacks would not run.
    const reply = await logIn.mutateAsync({ ...sent, redemption_code: redemptionCode }).catch(() => null)
    if (reply?.message) void alert(reply.message)
  }
  return (
    <Form onSubmit={submit} onChange={read} onBlur={read} className="grid gap-1">
      <Field label="E-mail address" error={isSent && noEmail} onceLeft={noEmail} steady>
        {(ids) => <Input type="email" name="email" autoComplete="username" required {...mark} {...ids} />}
      </Field>
      <Field label="Password" error={isSent && noPassword} onceLeft={noPassword} steady>
        {(ids) => (
          <PasswordInput name="password" autoComplete="current-password" required {...mark} {...ids} />
        )}
      </Field>
      <Button
        type="submit"
        look="primary"
        size="large"
        className="mt-2 w-full"
        pending={logIn.isPending && 'Logging in…'}
      >
        Log In
      </Button>
      <div className="mt-2 -mb-2 min-h-[1lh] text-center text-danger text-sm">
        <p id={refusalId} role="alert" className="empty:hidden">
          {logIn.isError && toMessage(logIn.error, 'Login failed.')}
        </p>
      </div>
      <Link
        to={paths.forgotPassword.href()}
        className="-mb-2 inline-flex min-h-11 items-center justify-self-center rounded-sm px-3 font-semibold text-accent-text text-sm hover:underline"
      >
        Forgot password?
      </Link>
    </Form>
  )
}
